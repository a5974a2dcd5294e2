// The studio: a definition's files beside the board. What is wrong, the board and its moves follow as one types.
import * as api from './api.js';
import {Board} from './board.js';
import {bestOf, open} from './setting.js';
import {choices, decided, finished, narrow, nextSites} from './entry.js';
import {button, debounce, el, save, say, words} from './dom.js';

export async function studio(main, game, crumbs) {
  const view = new Studio(main, game, crumbs);
  await view.begin();
}

/** What the editor has handed over. */
function handed(game) {
  try {
    const draft = JSON.parse(sessionStorage.getItem('petteia.draft'));
    return draft?.name === game ? draft.files : null;
  } catch {
    return null;
  }
}

class Studio {
  constructor(main, game, crumbs) {
    Object.assign(this, {main, game, crumbs});
    this.moves = [];
    this.picks = [];
    this.options = {};
    this.refresh = debounce(() => this.check().catch(problem => this.trouble(problem)), 300);
  }

  async begin() {
    const made = handed(this.game);
    const kept = await api.files(this.game).catch(problem => {
      if (!made) throw problem;
      return {files: {}, savable: true};
    });
    this.saved = kept.files;
    this.savable = kept.savable;
    this.texts = {...kept.files, ...made};
    this.path = 'game.yaml';
    document.title = `${this.game}: studio`;
    this.crumbs.replaceChildren(el('span', {}, this.game), el('a', {href: `#/game/${encodeURIComponent(this.game)}`}, 'Play it'), el('a', {href: `#/edit/${encodeURIComponent(this.game)}`}, 'Board editor'));
    this.main.className = 'workshop studio';
    this.tabs = el('div', {class: 'tabs', role: 'tablist', 'aria-label': 'Files'});
    this.code = el('textarea', {class: 'code', id: 'code', spellcheck: false, autocapitalize: 'off', autocomplete: 'off', wrap: 'off', 'aria-label': 'Text of the file', oninput: () => this.typed(), onkeydown: event => this.key(event)});
    this.findings = el('ul', {class: 'findings', 'aria-label': 'What is wrong'});
    this.status = el('p', {class: 'status', role: 'status'});
    this.holder = el('div', {class: 'board'});
    this.board = new Board(this.holder, site => this.pick({site: true, value: site}));
    this.movesNow = el('section', {class: 'choices', 'aria-label': 'Legal moves'});
    this.name = el('input', {type: 'text', id: 'studio-name', value: this.game, 'aria-label': 'Name of the folder'});
    this.main.append(
      el('div', {class: 'texts'}, el('h1', {}, 'Studio'), this.tabs, this.code, this.findings,
        el('div', {class: 'bar'}, this.name,
          this.savable ? button('Save', () => this.attempt(() => this.store())) : null,
          button('Download', () => this.attempt(() => this.download())),
          button('Play against a bot', () => this.attempt(() => this.play()), {class: 'primary'}),
          button('New file', () => this.fresh()))),
      el('div', {class: 'stage'}, this.status,
        el('div', {class: 'bar'},
          button('To the start', () => { this.moves = []; this.picks = []; this.refresh(); }),
          button('Take back', () => { this.moves.pop(); this.picks = []; this.refresh(); })),
        this.holder, this.movesNow));
    this.show();
    await this.check();
  }

  // ---- texts
  show() {
    this.tabs.replaceChildren(...Object.keys(this.texts).map(path => button(path, () => { this.path = path; this.show(); },
      {role: 'tab', 'aria-selected': String(path === this.path), 'aria-controls': 'code', id: `tab-${path.replace(/\W/g, '-')}`})));
    this.tabs.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest', inline: 'center'});
    this.code.value = this.texts[this.path] ?? '';
  }

  typed() {
    this.texts[this.path] = this.code.value;
    this.refresh();
  }

  /** Two blanks for Tab; Escape leaves the text, so that the keyboard is not caught. */
  key(event) {
    if (event.key === 'Escape') this.tabs.querySelector('[aria-selected=true]')?.focus();
    if (event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    this.code.setRangeText('  ', this.code.selectionStart, this.code.selectionEnd, 'end');
    this.typed();
  }

  fresh() {
    const path = prompt('Path of the file, such as boards/lake.yaml');
    if (!path) return;
    this.texts[path] ??= '';
    this.path = path;
    this.show();
    this.code.focus();
  }

  /** What differs from the files on the server, or all of a new folder. */
  get draft() {
    const name = this.name.value.trim();
    const all = name !== this.game;
    return {name, files: Object.fromEntries(Object.entries(this.texts).filter(([path, text]) => all || text !== this.saved[path]))};
  }

  // ---- what comes of it
  async check() {
    const draft = this.draft;
    const bench = await api.workshop('check', {draft, options: this.options, moves: this.moves});
    this.findingsOf(bench, draft.name);
    if (!bench.playable) {
      this.status.textContent = 'This cannot be played; the board is as it was before.';
      return;
    }
    this.bench = bench;
    const said = bench.failed === null || bench.failed === undefined ? '' : ` ${bench.failed} is not possible any more; the position is that of move ${bench.kept}.`;
    this.status.textContent = (bench.result ? `${bench.result}.` : `${bench.mover ?? 'Nobody'} is to move: ${bench.total} moves.`) + said;
    this.moves.length = bench.kept;
    if (bench.board !== this.drawn) {
      if (bench.board) this.board.draw(bench.board, 'The board as the rules have it');
      else this.holder.replaceChildren();
      this.drawn = bench.board;
    }
    this.offer();
  }

  findingsOf(bench, name) {
    const own = file => file.startsWith(`${name}/`) ? file.slice(name.length + 1) : file;
    this.findings.replaceChildren(...(bench.findings.length === 0 ? [el('li', {class: 'fine'}, 'Nothing is wrong.')] : bench.findings.map(found => el('li', {class: found.severity},
      found.place ? button(`${own(found.place.file)}, line ${found.place.line}: `, () => this.jump(own(found.place.file), found.place), {class: 'plain'}) : '',
      found.message, found.expected ? `; expected ${found.expected}` : '', found.suggestion ? `; ${found.suggestion}` : '',
      found.line ? el('pre', {tabIndex: 0}, `${found.line}\n${' '.repeat(Math.max(0, found.place.column - 1))}^`) : ''))));
  }

  jump(path, place) {
    if (!(path in this.texts)) return;
    this.path = path;
    this.show();
    const lines = this.code.value.split('\n');
    const start = lines.slice(0, place.line - 1).join('\n').length + (place.line > 1 ? 1 : 0) + place.column - 1;
    const end = lines.slice(0, place.endLine - 1).join('\n').length + (place.endLine > 1 ? 1 : 0) + place.endColumn - 1;
    this.code.focus();
    this.code.setSelectionRange(start, Math.max(end, start + 1));
    this.code.scrollTop = (place.line - 6) * 21;
  }

  // ---- moves
  offer() {
    const moves = this.bench.moves;
    const state = narrow(moves, this.picks);
    if (this.picks.length > 0) {
      const move = decided(state, this.picks);
      if (move) return this.play1(move.notation);
    }
    this.board.mark({next: nextSites(state), chosen: state.chosen});
    const groups = [...choices(state, this.picks)].filter(([, values]) => values.size <= 60).map(([prompt, values]) => el('div', {class: 'group', role: 'group', 'aria-label': words(prompt)},
      el('span', {class: 'quiet'}, words(prompt)), [...values.keys()].map(value => button(words(value), () => this.pick({site: false, value}), {class: 'choice'}))));
    const listed = this.picks.length > 0 && finished(state).length > 0 ? finished(state) : state.moves;
    this.movesNow.replaceChildren(
      el('h2', {}, 'Legal moves', el('span', {class: 'quiet'}, ` ${this.bench.total}`)),
      ...groups,
      el('ul', {class: 'moves-now', tabIndex: 0, 'aria-label': 'Legal moves'}, listed.slice(0, 300).map(move => el('li', {}, button(words(move.notation), () => this.play1(move.notation), {class: 'plain', 'data-notation': move.notation})))));
  }

  pick(pick) {
    if (!this.bench) return;
    const more = [...this.picks, pick];
    this.picks = narrow(this.bench.moves, more).moves.length > 0 ? more : narrow(this.bench.moves, [pick]).moves.length > 0 ? [pick] : [];
    this.offer();
  }

  play1(notation) {
    this.moves.push(notation);
    this.picks = [];
    say(`Played ${notation}`);
    this.check().catch(problem => this.trouble(problem));
  }

  // ---- to keep it
  async attempt(act) {
    try {
      await act();
    } catch (problem) {
      this.trouble(problem);
    }
  }

  trouble(problem) {
    this.status.textContent = problem.message;
  }

  async play() {
    const draft = this.draft;
    const set = await api.table(draft.name, this.options, draft);
    const bot = bestOf(set.programs);
    const seats = Object.fromEntries(set.seats.map((name, i) => [name, i === 0 ? 'human' : bot]));
    open(await api.begin({draft, options: this.options, seats, undo: 'free'}), Object.fromEntries(set.seats.map(name => [name, 'here'])));
  }

  async store() {
    const draft = this.draft;
    const saved = await api.workshop('save', {draft, game: this.game});
    Object.assign(this.saved, draft.files);
    this.status.textContent = `Saved as ${saved.name}: ${saved.files.join(', ') || 'nothing was changed'}.`;
  }

  async download() {
    save(`${this.draft.name}.zip`, await api.archive({name: this.draft.name, files: this.texts}));
  }
}
