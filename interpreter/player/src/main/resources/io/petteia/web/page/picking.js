// The player's move: what he picks on the board, among cards and in lists, until one move is left; then it is played.
import {attempt, choices, decided, expanded, finished, narrow, nextSites} from './entry.js';
import {button, el, say, words} from './dom.js';

const MOST_BUTTONS = 60;
const MOST_LISTED = 400;

export class Entry {
  constructor(match) {
    this.match = match;
    this.panel = match.panel;
    this.none();
  }

  /** Nothing to choose now. */
  none() {
    this.moves = [];
    this.total = 0;
    this.picks = [];
    this.panel.replaceChildren();
    this.panel.hidden = true;
  }

  /** The moves of a position. @param fresh whether it is another one than before */
  async fetchWhole(state, fresh) {
    if (!state.yourTurn) {
      this.whole = null;
      return;
    }
    if (!fresh && this.whole?.version === state.version) return;
    const whole = await this.match.seat.moves();
    whole.moves = this.expand(whole.moves);
    this.whole = whole;
    this.picks = [];
    this.reason = null;
  }

  /** Asks for a move of the position that is shown now. */
  begin(state) {
    if (!state.yourTurn || !this.whole) {
      this.none();
      return;
    }
    this.moves = this.whole.moves;
    this.total = this.whole.total;
    this.panel.hidden = false;
    this.show();
  }

  expand(moves) {
    return expanded(moves, name => this.match.isSite(name));
  }

  clear() {
    if (this.panel.hidden) return;
    this.picks = [];
    this.reason = null;
    this.moves = this.whole?.moves ?? [];
    this.total = this.whole?.total ?? 0;
    this.show();
  }

  pickSite(site) {
    if (this.panel.hidden) return Promise.resolve();
    const at = this.picks.findIndex(pick => pick.site && pick.value === site);
    if (at >= 0 && narrow(this.moves, [...this.picks, {site: true, value: site}]).moves.length === 0) {
      this.picks.splice(at);
      this.reason = null;
      return this.again();
    }
    return this.pick({site: true, value: site});
  }

  /** The sites that can be picked after one. */
  leads(site) {
    if (this.panel.hidden || this.picks.some(pick => pick.site && pick.value === site)) return new Set();
    const begun = narrow(this.moves, [...this.picks, {site: true, value: site}]);
    return begun.way === 'forward' || this.picks.length > 0 ? nextSites(begun) : new Set();
  }

  pickValue(value) {
    if (this.panel.hidden) return Promise.resolve();
    return this.pick({site: false, value});
  }

  async pick(pick) {
    const before = this.picks;
    this.reason = null;
    if (this.total > this.moves.length) await this.fetch([...before, pick]);
    let fitting = narrow(this.moves, [...before, pick]);
    if (fitting.moves.length > 0) this.picks = [...before, pick];
    else if (pick.site) {
      // Something else may begin there; what was picked before that is not on the board stays.
      const said = before.filter(each => !each.site);
      fitting = narrow(this.whole.moves, [...said, pick]);
      const tried = attempt(this.moves, before, pick.value);
      if (fitting.moves.length > 0 && fitting.way === 'forward' && before.length > 0) {
        this.moves = this.whole.moves;
        this.total = this.whole.total;
        this.picks = [...said, pick];
      } else {
        await this.explain(tried, pick.value);
        return;
      }
    } else return;
    await this.again();
  }

  /** Of a great many moves the server lists those that hold what was picked. */
  async fetch(picks) {
    const found = await this.match.seat.moves(picks.map(pick => pick.value));
    if (found.total > 0) [this.moves, this.total] = [this.expand(found.moves), found.total];
  }

  async again() {
    const state = narrow(this.moves, this.picks);
    const move = this.total === this.moves.length ? decided(state, this.picks) : null;
    if (move) await this.play(move.notation);
    else this.show();
  }

  async play(notation) {
    this.panel.setAttribute('aria-busy', 'true');
    try {
      await this.match.play(notation);
    } catch (problem) {
      this.refused(notation, problem.details.length > 0 ? problem.details : [{message: problem.message}]);
    } finally {
      this.panel.removeAttribute('aria-busy');
    }
  }

  async explain(notation, site) {
    try {
      const told = await this.match.seat.why(notation);
      this.refused(notation, told.reasons, site);
    } catch (problem) {
      this.refused(notation, [{message: problem.message}], site);
    }
  }

  refused(notation, reasons, site) {
    const first = reasons[0]?.message ?? 'no rule comes near it';
    this.reason = {notation, reasons, first};
    say(`${notation} is not possible: ${first}`);
    this.show(site);
  }

  // ---- as it looks
  show(refused) {
    const state = narrow(this.moves, this.picks);
    this.match.board.mark({next: nextSites(state), chosen: state.chosen, last: this.match.shown.lastSites, refused});
    const focused = document.activeElement?.dataset?.key;
    this.panel.replaceChildren(...[
      this.title(state),
      this.picked(),
      this.why(),
      ...this.groups(state),
      this.ready(state),
      this.list(state),
    ].filter(Boolean));
    if (focused) [...this.panel.querySelectorAll('[data-key]')].find(each => each.dataset.key === focused)?.focus();
  }

  title(state) {
    const count = this.picks.length === 0 ? this.total : state.moves.length;
    return el('h2', {}, this.picks.length === 0 ? 'Your move' : 'Go on', el('span', {class: 'quiet'}, ` ${count} possible`));
  }

  picked() {
    if (this.picks.length === 0) return null;
    return el('p', {class: 'picked-so-far'}, this.picks.map(pick => el('span', {class: 'chip'}, words(pick.value))),
      button('Start again', () => this.clear(), {class: 'plain'}));
  }

  why() {
    if (!this.reason) return null;
    return el('div', {class: 'reason', role: 'alert'},
      el('p', {}, el('b', {}, this.reason.notation), ': ', this.reason.first),
      this.reason.reasons.length > 0 && this.reason.reasons[0].statement
        ? el('details', {}, el('summary', {}, 'The rule'), this.reason.reasons.map(each => el('p', {class: 'quiet'}, `${each.file}, line ${each.line}`, el('code', {}, each.statement))))
        : '');
  }

  groups(state) {
    return [...choices(state, this.picks)].map(([prompt, values]) => {
      const listed = [...values.keys()];
      const name = prompt.length > 1 ? words(prompt) : 'choose';
      if (listed.length > MOST_BUTTONS) {
        const select = el('select', {id: `choice-${prompt}`, 'data-key': prompt, onchange: () => select.value && this.pickValue(select.value)},
          el('option', {value: ''}, 'choose…'), listed.map(value => el('option', {value}, words(value))));
        return el('div', {class: 'field'}, el('label', {htmlFor: select.id}, name), select);
      }
      return el('div', {class: 'group', role: 'group', 'aria-label': name},
        el('span', {class: 'quiet'}, name),
        listed.map(value => button(words(value), () => this.pickValue(value), {class: 'choice', 'data-key': `${prompt} ${value}`, 'data-value': value})));
    });
  }

  /** Moves that are complete as they are picked, where others go on, and moves that read alike on the board. */
  ready(state) {
    const complete = this.total === 1 && this.picks.length === 0 ? this.moves : this.picks.length > 0 ? finished(state) : [];
    if (complete.length === 0 || complete.length > 12) return null;
    return el('div', {class: 'group ready', role: 'group', 'aria-label': 'Play'},
      complete.map(move => button(words(move.notation), () => this.play(move.notation), {class: 'primary', 'data-move': move.notation})));
  }

  list(state) {
    const rows = el('ul', {class: 'all-moves'});
    const fill = text => {
      const found = state.moves.filter(move => move.notation.toLowerCase().includes(text.toLowerCase())).slice(0, MOST_LISTED);
      rows.replaceChildren(...found.map(move => el('li', {}, button(words(move.notation), () => this.play(move.notation), {class: 'plain', 'data-notation': move.notation}))));
    };
    const typed = el('input', {type: 'text', id: 'typed', autocomplete: 'off', spellcheck: false, value: this.typed ?? '', 'data-key': 'typed',
      oninput: () => { this.typed = typed.value; fill(typed.value); }});
    const form = el('form', {class: 'field typed', onsubmit: event => {
      event.preventDefault();
      if (typed.value.trim() === '') return;
      const text = typed.value.trim();
      this.typed = '';
      this.play(text);
    }}, el('label', {htmlFor: 'typed'}, 'Type a move, or part of one'), typed, el('button', {type: 'submit'}, 'Play'));
    fill(this.typed ?? '');
    const details = el('details', {class: 'list', open: this.listed ?? false, ontoggle: () => { this.listed = details.open; }},
      el('summary', {}, 'All moves as text'), form, rows);
    return details;
  }
}
