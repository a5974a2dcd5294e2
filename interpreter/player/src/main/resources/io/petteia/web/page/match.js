// A match as one seat sees it, or as several do that share a screen.
import * as seats from './seats.js';
import {Seat} from './api.js';
import {Board} from './board.js';
import {Entry} from './picking.js';
import {beside} from './beside.js';
import {button, debounce, el, picture, save, say, words} from './dom.js';

export async function match(main, address, crumbs) {
  const tokens = address.split('+');
  const view = new Match(main, tokens.map(token => new Seat(token)), crumbs);
  await view.begin();
  return () => view.end();
}

const PIPS = {1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9]};

function die(number) {
  if (!PIPS[number]) return el('span', {class: 'number-die'}, number);
  const pips = PIPS[number].map(at => `<circle cx="${9 + (at - 1) % 3 * 11}" cy="${9 + Math.floor((at - 1) / 3) * 11}" r="3.6"/>`).join('');
  return picture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" class="die" aria-hidden="true"><rect x="1.5" y="1.5" width="37" height="37" rx="8"/>${pips}</svg>`);
}

const outcomes = {win: 'has won', loss: 'has lost', draw: 'draw'};

class Match {
  constructor(main, held, crumbs) {
    this.main = main;
    this.held = held;
    this.crumbs = crumbs;
    this.seat = held[0];
    this.ply = null;
    this.curtain = null;
    this.stop = () => {};
    this.refresh = debounce(() => this.load().catch(problem => this.trouble(problem)), 20);
  }

  async begin() {
    this.build();
    await this.load();
    this.follow();
    addEventListener('pagehide', this.left = () => this.stop());
    document.addEventListener('visibilitychange', this.seen = () => {
      this.stop();
      this.follow();
      this.refresh();
    });
    this.ticking = setInterval(() => this.tick(), 500);
  }

  /**
   * A browser opens few connections to one server, those of pages that it has put aside among them: only a page that is seen keeps one open, others ask
   * now and then.
   */
  follow() {
    if (document.hidden) {
      const asking = setInterval(() => this.refresh(), 20_000);
      this.stop = () => clearInterval(asking);
    } else this.stop = this.seat.listen(version => { if (version !== this.now?.version) this.refresh(); }, on => { this.lost.hidden = on; });
  }

  end() {
    this.stop();
    removeEventListener('pagehide', this.left);
    document.removeEventListener('visibilitychange', this.seen);
    clearInterval(this.ticking);
  }

  build() {
    this.main.className = 'match';
    this.heading = el('h1', {class: 'visually-hidden'});
    this.status = el('p', {class: 'status', role: 'status'});
    this.lost = el('p', {class: 'lost', hidden: true}, 'The connection is lost; trying again…');
    this.holder = el('div', {class: 'board'});
    this.board = new Board(this.holder, site => this.entry.pickSite(site), site => this.entry.leads(site));
    this.dice = el('p', {class: 'dice', hidden: true});
    this.players = el('ul', {class: 'players', 'aria-label': 'Players'});
    this.panel = el('section', {class: 'choices', 'aria-label': 'Your move'});
    this.table = el('section', {class: 'beside', 'aria-label': 'The table'});
    this.log = el('ol', {class: 'log', 'aria-label': 'Moves so far', tabIndex: 0});
    this.buttons = {
      undo: button('Take back', () => this.act('undo')),
      draw: button('Offer a draw', () => this.act('draw')),
      resign: button('Resign', () => { if (confirm('Give this game up?')) this.act('resign'); }),
    };
    this.steps = {
      first: button('«', () => this.step(0), {'aria-label': 'To the start'}),
      back: button('‹', () => this.step((this.ply ?? this.now.plies) - 1), {'aria-label': 'One move back'}),
      on: button('›', () => this.step((this.ply ?? this.now.plies) + 1), {'aria-label': 'One move on'}),
      last: button('»', () => this.step(null), {'aria-label': 'To the present'}),
    };
    this.past = el('p', {class: 'past', hidden: true});
    this.proposal = el('section', {class: 'card proposal', hidden: true, 'aria-label': 'A changed definition'});
    this.about = el('details', {class: 'more'});
    this.entry = new Entry(this);
    this.main.append(
      this.heading,
      el('div', {class: 'stage'}, this.status, this.dice, this.lost, this.past, this.proposal, this.holder, this.table),
      el('div', {class: 'side'},
        this.players, this.panel,
        el('div', {class: 'bar'}, ...Object.values(this.buttons)),
        el('section', {class: 'history', 'aria-label': 'History'}, el('div', {class: 'bar steps'}, ...Object.values(this.steps)), this.log),
        this.about));
    this.main.addEventListener('keydown', event => {
      if (event.key === 'Escape') this.entry.clear();
      if (event.target.closest('input, select, textarea, .board')) return;
      if (event.key === 'ArrowLeft') this.steps.back.click();
      if (event.key === 'ArrowRight') this.steps.on.click();
    });
  }

  /** One at a time: what was heard of while the server was asked is asked for once more. */
  load() {
    if (this.loading) {
      this.again = true;
      return this.loading;
    }
    this.loading = (async () => {
      do {
        this.again = false;
        await this.loadOnce();
      } while (this.again);
    })().finally(() => { this.loading = null; });
    return this.loading;
  }

  /** The state of the seat that is to move, of those at this screen. */
  async loadOnce() {
    const wanted = this.ply;
    let seat = this.seat;
    let now = await seat.state();
    for (const other of this.held) {
      if (now.yourTurn || now.over) break;
      if (other === this.seat) continue;
      const state = await other.state();
      if (state.yourTurn) [seat, now] = [other, state];
    }
    if (seat !== this.seat) {
      this.seat = seat;
      this.handOver(now);
    }
    const fresh = now.version !== this.now?.version;
    this.now = now;
    if (wanted !== this.ply) return;
    const shown = wanted === null ? now : await this.seat.state(wanted);
    // The moves come with the position that they belong to: nobody picks among those of the one before.
    if (wanted === null) await this.entry.fetchWhole(now, fresh);
    if (wanted !== this.ply || now !== this.now) return;
    this.show(shown);
    if (wanted === null) this.entry.begin(now);
    else this.entry.none();
  }

  /** Where there are secrets, two at one screen do not look together. */
  handOver(state) {
    const secret = state.beside || state.log.some(line => line.text.includes('?'));
    if (!secret) return;
    this.curtain?.remove();
    this.curtain = el('div', {class: 'curtain', role: 'dialog', 'aria-modal': 'true', 'aria-label': `Hand over to ${state.you}`},
      el('p', {}, `Hand over to ${state.you}.`),
      button('Go on', () => { this.curtain.remove(); this.curtain = null; this.holder.querySelector('[tabindex="0"]')?.focus(); }, {class: 'primary'}));
    document.body.append(this.curtain);
    this.curtain.querySelector('button').focus();
  }

  show(state) {
    document.title = `${state.yourTurn ? '● ' : ''}${state.title} · Petteia`;
    this.shown = state;
    this.received = performance.now();
    this.crumbs.replaceChildren(el('span', {}, state.title), el('a', {href: `#/game/${encodeURIComponent(state.game)}`}, 'New game'));
    this.heading.textContent = state.title;
    this.holder.hidden = !state.board;
    if (state.board && state.board !== this.drawn) {
      this.board.draw(state.board, `Board of ${state.title}`);
      this.drawn = state.board;
    }
    this.board.mark({last: state.lastSites});
    this.playersOf(state);
    this.statusOf(state);
    this.diceOf(state);
    this.table.replaceChildren(...beside(state, value => this.entry.pickValue(value)));
    this.logOf(state);
    this.buttons.undo.disabled = !state.may.undo;
    this.buttons.resign.hidden = !state.may.resign;
    this.buttons.draw.hidden = !state.may.draw;
    const offered = state.players.filter(player => player.offersDraw).map(player => player.name);
    this.buttons.draw.textContent = offered.length > 0 && !offered.includes(state.you) ? `Agree to a draw (${offered.join(', ')})` : offered.length > 0 ? 'Draw offered' : 'Offer a draw';
    const at = this.ply ?? state.plies;
    this.steps.first.disabled = this.steps.back.disabled = at === 0;
    this.steps.on.disabled = this.steps.last.disabled = this.ply === null;
    this.past.hidden = this.ply === null;
    this.past.textContent = `After move ${at} of ${state.plies}`;
    this.proposalOf(state);
    this.moreOf(state);
    this.tick();
  }

  /** Of a board that is not drawn yet nothing is known; it is not asked for sets of sites then. */
  isSite(name) {
    return this.board.sites.has(name);
  }

  playersOf(state) {
    this.players.replaceChildren(...state.players.map(player => el('li',
      {class: player.name === state.mover ? 'player mover' : 'player', 'data-player': player.name},
      el('span', {class: 'turn', 'aria-hidden': 'true'}, player.name === state.mover ? '▶' : ''),
      el('strong', {}, player.name),
      el('span', {class: 'quiet'}, player.name === state.you ? 'you' : player.kind === 'human' ? 'a person' : player.kind),
      player.outcome ? el('span', {class: `outcome ${player.outcome}`}, outcomes[player.outcome]) : '',
      player.left !== undefined ? el('span', {class: 'clock', 'data-left': player.left, 'data-name': player.name}) : '',
      player.values.length > 0 ? el('span', {class: 'values'}, player.values.map(value => el('span', {}, `${words(value.name)} `, el('b', {}, value.value)))) : '')));
  }

  statusOf(state) {
    const said = state.announcements.length > 0 ? `${state.announcements.map(text => text.replace(/\.$/, '')).join('. ')}. ` : '';
    let text;
    if (state.over) {
      const winners = state.players.filter(player => player.outcome === 'win').map(player => player.name);
      const how = winners.length > 0 ? `${winners.join(' and ')} won` : state.players.some(player => player.outcome === 'draw') ? 'A draw' : 'The game is over';
      text = `${how}${state.why ? `: ${state.why}` : ''}.`;
    } else if (state.yourTurn) text = this.held.length > 1 ? `${state.you} is to move.` : `Your move, ${state.you}.`;
    else text = state.mover ? `${state.mover} is to move.` : 'Chance decides.';
    if (this.status.textContent !== said + text) this.status.textContent = said + text;
    this.status.classList.toggle('yours', state.yourTurn);
  }

  /** What chance has decided since somebody moved. */
  diceOf(state) {
    const rolls = [];
    for (const line of [...state.log].reverse()) {
      if (line.player) break;
      rolls.unshift(...line.text.split(/[\s,+]+/).filter(text => /^\d+$/.test(text)));
    }
    this.dice.hidden = rolls.length === 0;
    this.dice.setAttribute('aria-label', `Rolled ${rolls.join(', ')}`);
    this.dice.setAttribute('role', 'img');
    this.dice.replaceChildren(...rolls.slice(0, 12).map(die));
  }

  logOf(state) {
    const rows = state.log.map((line, i) => {
      const number = state.logFrom + i + 1;
      const at = this.ply ?? state.plies;
      return el('li', {class: line.player ? '' : 'chance', value: number},
        button(`${line.player ?? 'chance'}: ${words(line.text)}`, () => this.step(number),
          {class: 'plain', 'aria-current': number === at ? 'true' : null}));
    });
    if (this.ply === null) {
      this.log.replaceChildren(...rows);
      this.log.scrollTop = this.log.scrollHeight;
    } else {
      for (const entry of this.log.querySelectorAll('button')) entry.toggleAttribute('aria-current', false);
      this.log.querySelector(`li[value="${this.ply}"] button`)?.setAttribute('aria-current', 'true');
    }
  }

  moreOf(state) {
    if (this.about.childElementCount > 0) return;
    const kept = seats.find(this.held.map(seat => seat.token));
    const link = token => `${location.origin}/#/seat/${token}`;
    const get = path => async () => {
      try {
        const {name, blob} = await this.seat.file(path);
        save(name, blob);
      } catch (problem) {
        this.trouble(problem);
      }
    };
    const changed = el('div', {class: 'quiet', role: 'status'});
    this.about.append(
      el('summary', {}, 'Links, files, rules'),
      ...(kept?.links ?? []).map(each => el('div', {class: 'field'},
        el('label', {htmlFor: `link-${each.token}`}, each.name === 'to watch' ? 'Link to watch' : `Link for ${each.name}`),
        el('input', {id: `link-${each.token}`, readOnly: true, value: link(each.token), onfocus: event => event.target.select()}))),
      el('div', {class: 'bar'},
        button('Record', get('record')), button('Position', get('position')), state.board ? button('Picture', get('picture')) : ''),
      el('p', {class: 'quiet'}, Object.entries(state.options).map(([name, value]) => `${words(name)}: ${words(value)}`).join(' · ')),
      el('p', {class: 'quiet'}, `Definition ${state.definition.slice(0, 12)}`),
      state.you ? button('Has the definition changed?', () => this.compare(changed)) : '', changed);
  }

  // ---- the definition has been edited
  /** Says whether the game could go on under the definition of now, and lets the player agree to that. */
  async compare(place) {
    try {
      const found = await this.seat.definition();
      const others = this.now.players.filter(player => player.kind === 'human').length > this.held.length;
      place.replaceChildren(found.trouble ? `It is wrong now: ${found.trouble}`
        : !found.changed ? 'No, it is as when the game began.'
          : found.possible ? 'It has changed, and every move so far is possible under it. '
            : `It has changed, and move ${found.failed}, ${found.move}, could not be played under it; the game goes on as it began.`);
      if (found.changed && found.possible) place.append(button(others ? 'Go on under it, if all agree' : 'Go on under it', () => this.convert(found.now, place)));
    } catch (problem) {
      this.trouble(problem);
    }
  }

  /** For everybody who sits at this screen. */
  async convert(definition, place) {
    try {
      for (const seat of this.held) if ((await seat.act('definition', {definition})).carriedOut) break;
      place.replaceChildren();
      await this.load();
    } catch (problem) {
      this.trouble(problem);
    }
  }

  /** What others at the game have agreed to is put to whoever has not. */
  proposalOf(state) {
    const would = state.players.filter(player => player.wouldConvert).map(player => player.name);
    const mine = state.players.some(player => player.name === state.you && player.wouldConvert);
    const key = would.join();
    this.proposal.hidden = would.length === 0;
    if (key === this.proposed) return;
    this.proposed = key;
    const place = el('div', {});
    this.proposal.replaceChildren(el('p', {}, `${would.join(' and ')} would go on under the definition as it is now.`),
      ...(state.you && !mine ? [button('Could the game?', () => this.compare(place)), place] : []));
  }

  async step(ply) {
    const wanted = ply === null || ply >= this.now.plies ? null : Math.max(0, ply);
    this.ply = wanted;
    try {
      const state = wanted === null ? this.now : await this.seat.state(wanted);
      if (this.ply !== wanted) return;
      if (wanted === null) await this.entry.fetchWhole(state, false);
      this.show(state);
      if (wanted === null) this.entry.begin(state);
      else this.entry.none();
    } catch (problem) {
      this.trouble(problem);
    }
  }

  async act(what) {
    try {
      await this.seat.act(what);
      this.ply = null;
      await this.load();
    } catch (problem) {
      this.trouble(problem);
    }
  }

  async play(notation) {
    try {
      await this.seat.play(notation, this.now.version);
      say(`Played ${notation}`);
    } catch (problem) {
      if (problem.status !== 409) throw problem;
    }
    await this.load();
  }

  trouble(problem) {
    this.status.textContent = problem.message;
  }

  tick() {
    const gone = performance.now() - this.received;
    for (const clock of this.players.querySelectorAll('.clock')) {
      const runs = this.shown.clocks?.running === clock.dataset.name;
      const left = Math.max(0, Number(clock.dataset.left) - (runs ? gone : 0));
      const seconds = Math.ceil(left / 1000);
      const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
      clock.textContent = `${h > 0 ? `${h}:${String(m).padStart(2, '0')}` : m}:${String(s).padStart(2, '0')}`;
      clock.classList.toggle('low', left < 20_000);
    }
  }
}
