// The board editor: paint a board, set what pieces cost, and anything else that the definition has as a single value; try it, keep it.
import * as api from './api.js';
import {Board} from './board.js';
import {bestOf, open} from './setting.js';
import {button, debounce, el, save, say, words} from './dom.js';

export async function editor(main, game, crumbs) {
  const view = new Editor(main, game, crumbs);
  await view.begin();
}

class Editor {
  constructor(main, game, crumbs) {
    Object.assign(this, {main, game, crumbs});
    this.changes = new Map();
    this.zones = {};
    this.painted = false;
    this.pieces = false;
    this.refresh = debounce(() => this.make().catch(problem => this.trouble(problem)), 250);
  }

  async begin() {
    this.form = await api.workshop('board', {game: this.game});
    this.cells = new Map(Object.entries(this.form.cells));
    this.size = this.form.size;
    document.title = `${this.form.title}: board editor`;
    this.crumbs.replaceChildren(el('span', {}, this.form.title), el('a', {href: `#/game/${encodeURIComponent(this.game)}`}, 'Play it'), el('a', {href: `#/studio/${encodeURIComponent(this.game)}`}, 'Studio'));
    this.main.className = 'workshop';
    this.holder = el('div', {class: 'board'});
    this.board = new Board(this.holder, site => this.paint(site));
    this.findings = el('ul', {class: 'findings', 'aria-label': 'What is wrong'});
    this.status = el('p', {class: 'status', role: 'status'}, 'Nothing is changed yet.');
    this.files = el('details', {class: 'more', hidden: true});
    this.dragging();
    this.main.append(
      el('div', {class: 'stage'}, el('h1', {}, `${this.form.title}: a variant of your own`), this.status, this.tools(), this.holder, this.findings),
      el('div', {class: 'side'}, this.keep(), this.sizes(), ...this.forms(), this.files));
    if (this.form.picture) this.board.draw(this.form.picture, `Board of ${this.form.title}, to be painted`);
  }

  // ---- tools
  tools() {
    if (!this.form.paintable) return el('p', {class: 'quiet'}, 'This game has no board; what its cards and pieces are is set in the forms.');
    const all = [];
    const row = (label, tools) => {
      const buttons = tools.map(([name, tool, holds]) => {
        const made = button(name, () => this.choose(tool, holds), {'aria-pressed': 'false', 'data-tool': name});
        all.push(() => made.setAttribute('aria-pressed', String(holds ? holds() : this.tool === tool)));
        return made;
      });
      return el('div', {class: 'tools', role: 'group', 'aria-label': label}, el('span', {class: 'quiet'}, label), buttons);
    };
    this.pressed = () => all.forEach(show => show());
    this.owner = this.form.players[0] ?? null;
    const {terrains, pieces, players, zones} = this.form;
    const ground = [...(terrains.length > 1 ? terrains : []).map(terrain => [words(terrain), {terrain}]), ...(this.form.holes ? [['no site', {off: true}]] : [])];
    const men = pieces.length === 0 ? [] : [...pieces.map(piece => [words(piece.name), {piece: piece.name}]), ['no piece', {piece: null}]];
    const owners = [...players, null].map(owner => [owner ?? 'nobody', {owner}, () => this.owner === owner]);
    const areas = Object.entries(zones).flatMap(([zone, of]) => Object.keys(of).map(player => [words(zone) + (player ? ` of ${player}` : ''), {zone, player}]));
    const rows = [ground.length > 0 ? row('Ground', ground) : '', pieces.length > 0 ? row('Pieces', men) : '', pieces.length > 0 ? row('of', owners) : '', areas.length > 0 ? row('Zones', areas) : ''];
    this.choose((ground[2] ?? ground[0] ?? men[0] ?? areas[0])[1]);
    return el('div', {}, rows);
  }

  choose(tool, holds) {
    if (holds) this.owner = tool.owner;
    else this.tool = tool;
    this.pressed();
  }

  /** Painting goes on while the pointer is held down. */
  dragging() {
    let last = null;
    this.holder.addEventListener('pointermove', event => {
      if (event.buttons !== 1 || event.pointerType === 'touch') return;
      const site = document.elementFromPoint(event.clientX, event.clientY)?.closest?.('g[data-site]')?.dataset.site;
      if (site && site !== last) this.paint(last = site);
    });
    this.holder.addEventListener('pointerdown', () => { last = null; });
  }

  paint(site) {
    const tool = this.tool;
    if (!tool) return;
    this.painted = true;
    if (tool.zone) {
      const zone = this.zones[tool.zone] ??= {};
      const sites = new Set((zone[tool.player]?.startsWith('[') ? zone[tool.player].slice(1, -1).split(', ') : []).filter(Boolean));
      sites.has(site) ? sites.delete(site) : sites.add(site);
      zone[tool.player] = `[${[...sites].join(', ')}]`;
      say(`${site} ${sites.has(site) ? 'is' : 'is not'} in ${tool.zone}`);
    } else {
      const cell = {...this.cells.get(site)};
      if (tool.off) cell.off = cell.off ? undefined : true;
      else if (tool.terrain !== undefined) cell.terrain = tool.terrain === this.form.terrains[0] ? undefined : tool.terrain;
      else {
        this.pieces = true;
        const nobodys = this.form.pieces.find(piece => piece.name === tool.piece)?.ownerNone;
        const owner = nobodys ? null : this.owner;
        const same = cell.piece === tool.piece && (cell.owner ?? null) === owner;
        // On a stack another one is laid; elsewhere the same piece again takes it away.
        cell.count = same && tool.piece && this.form.stacks ? (cell.count ?? 1) + 1 : undefined;
        cell.piece = same && !this.form.stacks || !tool.piece ? undefined : tool.piece;
        cell.owner = cell.piece ? owner ?? undefined : undefined;
      }
      if (!cell.terrain && !cell.piece && !cell.off) this.cells.delete(site);
      else this.cells.set(site, cell);
      say(`${site}: ${[cell.terrain, cell.owner, cell.piece, cell.count, cell.off && 'no site'].filter(Boolean).join(' ') || 'plain'}`);
    }
    this.board.mark({chosen: [site]});
    this.refresh();
  }

  // ---- forms
  keep() {
    const suggestion = this.form.variant ? this.game : `${this.game}-mine`;
    this.name = el('input', {type: 'text', id: 'variant-name', value: suggestion, pattern: '[a-z][a-z0-9-]*', oninput: () => this.refresh()});
    this.title = el('input', {type: 'text', id: 'variant-title', value: this.form.variant ? this.form.title : `${this.form.title}, mine`, oninput: () => this.refresh()});
    this.about = el('input', {type: 'text', id: 'variant-about', placeholder: 'In a sentence', oninput: () => this.refresh()});
    this.actions = [
      button('Try it against a bot', () => this.attempt(() => this.play()), {class: 'primary'}),
      this.form.savable ? button('Save', () => this.attempt(() => this.store())) : null,
      button('Download', () => this.attempt(() => this.download())),
      button('Open in the studio', () => this.attempt(() => this.studio())),
    ].filter(Boolean);
    return el('fieldset', {}, el('legend', {}, 'Your variant'),
      this.field('variant-name', 'Name of the folder', this.name), this.field('variant-title', 'Title', this.title), this.field('variant-about', 'About', this.about),
      el('div', {class: 'bar'}, this.actions));
  }

  field(id, label, control) {
    return el('div', {class: 'field'}, el('label', {htmlFor: id}, label), control);
  }

  sizes() {
    const parts = [];
    if (this.form.paintable && this.form.size) {
      const size = el('input', {type: 'text', id: 'board-size', value: this.size, pattern: '\\d+(x\\d+)?', oninput: () => {
        this.resized = size.value.trim();
        this.painted = true;
        if (/^\d+(x\d+)?$/.test(this.resized)) this.refresh();
      }});
      parts.push(this.field('board-size', /x/.test(this.size) ? 'Size: columns x rows' : 'Size', size));
    }
    for (const [zone, players] of Object.entries(this.form.zones))
      for (const [player, sites] of Object.entries(players)) {
        const id = `zone-${zone}-${player}`;
        const input = el('input', {type: 'text', id, value: sites, oninput: () => {
          (this.zones[zone] ??= {})[player] = input.value;
          this.painted = true;
          this.refresh();
        }});
        parts.push(this.field(id, `Zone ${words(zone)}${player ? ` of ${player}` : ''}`, input));
      }
    return parts.length > 0 ? el('fieldset', {}, el('legend', {}, 'The board'), parts) : '';
  }

  /** Every single value of the definition; what is a table, as a table. */
  forms() {
    const sections = new Map();
    for (const setting of this.form.settings) {
      const [section] = setting.path;
      if (!sections.has(section)) sections.set(section, []);
      sections.get(section).push(setting);
    }
    return [...sections].map(([section, settings]) => section === 'pieces'
      ? this.attributesOf(settings).length > 0 && el('fieldset', {class: 'scroll'}, el('legend', {}, 'Pieces'), this.attributes(settings))
      : el('details', {class: 'card', open: section === 'options' && settings.length < 40}, el('summary', {}, `${words(section)} (${settings.length})`), this.rows(settings, section)));
  }

  attributesOf(settings) {
    return [...new Set(settings.filter(setting => setting.path.length === 3 && setting.path[1] !== 'each').map(setting => setting.path[2]))]
      .filter(key => key !== 'symbol').sort((a, b) => Number(a === 'moves') - Number(b === 'moves'));
  }

  attributes(settings) {
    const names = [...new Set(settings.map(setting => setting.path[1]))].filter(name => name !== 'each');
    const keys = this.attributesOf(settings);
    return el('table', {class: 'attributes'},
      el('thead', {}, el('tr', {}, el('th', {scope: 'col'}, 'piece'), keys.map(key => el('th', {scope: 'col'}, words(key))))),
      el('tbody', {}, names.map(name => el('tr', {}, el('th', {scope: 'row'}, words(name)),
        keys.map(key => {
          const setting = settings.find(each => each.path.length === 3 && each.path[1] === name && each.path[2] === key);
          return el('td', {}, setting ? this.input(setting, `${words(key)} of ${words(name)}`) : '');
        })))));
  }

  rows(settings, section) {
    const shown = section === 'options' ? settings.filter(setting => ['default', 'range'].includes(setting.path.at(-1))) : settings;
    return el('div', {class: 'options'}, shown.map(setting => {
      const label = setting.path.slice(1).map(words).join(' · ');
      const input = this.input(setting, label);
      return el('div', {class: 'field'}, el('label', {htmlFor: input.id}, label), input);
    }));
  }

  input(setting, label) {
    const key = setting.path.join('.');
    const input = el('input', {type: 'text', id: `set-${key}`, value: setting.value, 'aria-label': label, 'data-path': key, size: Math.min(28, Math.max(5, setting.value.length)),
      oninput: () => {
        if (input.value.trim() === setting.value || input.value.trim() === '') this.changes.delete(key);
        else this.changes.set(key, {path: setting.path, value: input.value.trim()});
        this.refresh();
      }});
    return input;
  }

  // ---- what comes of it
  async make() {
    const name = this.name.value.trim();
    const board = this.painted && this.form.paintable ? {
      name: name === this.game ? 'painted' : name,
      title: this.title.value.trim() || name,
      size: this.resized && /^\d+(x\d+)?$/.test(this.resized) ? this.resized : undefined,
      cells: Object.fromEntries(this.cells),
      pieces: this.pieces,
      zones: Object.keys(this.zones).length > 0 ? this.zones : undefined,
    } : undefined;
    if (board?.size) {
      // What lies beyond the new edge is gone.
      const known = new Set(this.board.sites.keys());
      if (this.bench && known.size > 0 && this.sized === board.size)
        board.cells = Object.fromEntries([...this.cells].filter(([site]) => known.has(site)));
    }
    let made;
    try {
      made = await this.variant(name, board);
    } catch (problem) {
      if (!board || problem.code !== 'unknown-member') throw problem;
      made = await this.variant(name, {...board, cells: {}});
      const check = await this.check(made);
      if (check.board) this.show(check);
      board.cells = Object.fromEntries([...this.cells].filter(([site]) => this.board.sites.has(site)));
      this.cells = new Map(Object.entries(board.cells));
      made = await this.variant(name, board);
    }
    this.made = made;
    this.sized = board?.size;
    const check = await this.check(made);
    this.bench = check;
    this.show(check);
    return made;
  }

  variant(name, board) {
    return api.workshop('variant', {base: this.game, name, title: this.title.value.trim() || undefined, about: this.about.value.trim() || undefined, settings: [...this.changes.values()], board});
  }

  check(made) {
    return api.workshop('check', {draft: {name: made.name, files: made.files}, whole: true});
  }

  show(check) {
    if (check.board) this.board.draw(check.board, `Board of ${this.title.value}, to be painted`);
    const findings = [...(this.made?.findings ?? []), ...check.findings];
    this.findings.replaceChildren(...findings.map(found => el('li', {class: found.severity}, found.message, found.place ? el('span', {class: 'quiet'}, ` ${found.place.file}, line ${found.place.line}`) : '', found.suggestion ? el('p', {class: 'quiet'}, found.suggestion) : '')));
    this.status.textContent = check.playable ? `It can be played: ${check.total} ways to begin.` : 'It cannot be played yet.';
    this.files.hidden = false;
    this.files.replaceChildren(el('summary', {}, 'The files of the variant'), ...Object.entries(this.made?.files ?? {}).map(([path, text]) => el('section', {}, el('h3', {}, path), el('pre', {class: 'scroll', tabIndex: 0}, text))));
    for (const act of this.actions) act.disabled = !check.playable && act.textContent !== 'Download' && act.textContent !== 'Open in the studio';
  }

  async attempt(act) {
    try {
      await this.make();
      await act();
    } catch (problem) {
      this.trouble(problem);
    }
  }

  trouble(problem) {
    this.status.textContent = problem.message;
    this.findings.replaceChildren(...problem.details?.filter?.(each => each.message).map(each => el('li', {class: 'error'}, each.message)) ?? []);
  }

  get draft() {
    return {name: this.made.name, files: this.made.files};
  }

  async play() {
    const set = await api.table(this.made.name, {}, this.draft);
    const bot = bestOf(set.programs);
    const seats = Object.fromEntries(set.seats.map((name, i) => [name, i === 0 ? 'human' : bot]));
    open(await api.begin({draft: this.draft, seats, undo: 'free'}), Object.fromEntries(set.seats.map(name => [name, 'here'])));
  }

  async store() {
    const saved = await api.workshop('save', {draft: this.draft, game: this.game});
    this.status.textContent = `Saved as ${saved.name}: ${saved.files.join(', ')}.`;
    say(this.status.textContent);
  }

  async download() {
    save(`${this.made.name}.zip`, await api.archive(this.draft));
    this.status.textContent = `Downloaded as ${this.made.name}.zip.`;
  }

  studio() {
    sessionStorage.setItem('petteia.draft', JSON.stringify(this.draft));
    location.hash = `#/studio/${this.made.name}`;
  }
}
