// A table before the match: options, who sits where, clocks. The server says what rules out what.
import * as api from './api.js';
import * as seats from './seats.js';
import {button, el, picture, say, words} from './dom.js';

const CLOCKS = {'': null, '3 minutes + 2 s': [180, 2], '10 minutes + 5 s': [600, 5], '30 minutes + 20 s': [1800, 20], '1 day': [86400, 0]};
const THINK = {'1s': 'a second', '300ms': 'a moment', '3s': 'three seconds', '10s': 'ten seconds'};
const UNDO = {barrier: 'until something was shown', free: 'always', off: 'never'};

/** @param draft a definition of one's own in place of the server's */
export async function setting(main, game, crumbs, draft) {
  const table = {options: {}, seats: {}};
  const form = el('form', {class: 'setting', onsubmit: event => { event.preventDefault(); begin(); }});
  const preview = el('div', {class: 'preview'});
  const head = el('div');
  const trouble = el('div', {role: 'alert', class: 'trouble'});
  const options = el('fieldset', {class: 'options'});
  const sitting = el('fieldset', {class: 'sitting'});
  const undo = el('select', {id: 'undo'}, Object.entries(UNDO).map(([value, label]) => el('option', {value}, label)));
  const clock = el('select', {id: 'clock'}, Object.keys(CLOCKS).map(name => el('option', {value: name}, name || 'none')));
  const think = el('select', {id: 'think'}, Object.entries(THINK).map(([value, label]) => el('option', {value}, label)));
  const start = el('button', {type: 'submit', class: 'primary'}, 'Begin');
  const host = el('fieldset', {}, el('legend', {}, 'How it is hosted'),
    field('undo', 'Moves may be taken back', undo), field('clock', 'Clock for each', clock), field('think', 'Programs think', think));

  async function refresh() {
    let set;
    try {
      set = await api.table(game, table.options, draft);
    } catch (problem) {
      trouble.replaceChildren(problem.message);
      start.disabled = true;
      if (main.contains(form)) return;
      throw problem;
    }
    table.set = set;
    document.title = `${set.title} · Petteia`;
    head.replaceChildren(el('h1', {}, set.title), el('p', {class: 'lead'}, set.about ?? ''), set.note ? el('p', {class: 'quiet'}, set.note) : '');
    trouble.replaceChildren(...set.findings.map(found => el('p', {}, found.message)));
    start.disabled = !set.playable;
    const focused = document.activeElement?.id;
    options.replaceChildren(el('legend', {}, 'Options'), ...set.options.filter(isOpen).map(option => choice(option, table, refresh)));
    options.hidden = !set.options.some(isOpen);
    if (set.playable) seatsOf(set);
    preview.replaceChildren(...(set.board ? [labelled(picture(set.board), `The board of ${set.title}`)] : []));
    if (focused) document.getElementById(focused)?.focus();
  }

  function seatsOf(set) {
    const one = set.seats.length === 1;
    sitting.replaceChildren(el('legend', {}, 'Who plays'), ...set.seats.map((name, i) => {
      const kinds = [['here', one ? 'you' : 'a person at this screen'], ['link', 'a person who gets a link'], ...set.programs.map(kind => [kind, `program: ${kind}`])];
      const usual = i === 0 ? 'here' : bestOf(set.programs);
      const select = el('select', {id: `seat-${i}`, onchange: () => { table.seats[name] = select.value; }},
        kinds.map(([value, label]) => el('option', {value, selected: value === (table.seats[name] ?? usual)}, label)));
      table.seats[name] ??= usual;
      return field(`seat-${i}`, name, select);
    }));
  }

  async function begin() {
    start.disabled = true;
    const set = table.set;
    const wanted = {};
    for (const name of set.seats) wanted[name] = ['here', 'link'].includes(table.seats[name]) ? 'human' : table.seats[name] === 'random' ? 'random' : `${table.seats[name]}:time=${think.value}`;
    const time = CLOCKS[clock.value];
    try {
      const begun = await api.begin({
        game: draft ? undefined : game,
        draft,
        options: table.options,
        seats: wanted,
        undo: undo.value,
        clock: time ? {base: time[0] * 1000, increment: time[1] * 1000} : undefined,
      });
      open(begun, table.seats);
    } catch (problem) {
      trouble.replaceChildren(problem.message);
      start.disabled = false;
    }
  }

  await refresh();
  crumbs.replaceChildren(el('span', {}, table.set.title), ...(draft ? [] : [
    el('a', {href: `#/edit/${encodeURIComponent(game)}`}, 'Board editor'), el('a', {href: `#/studio/${encodeURIComponent(game)}`}, 'Studio')]));
  form.append(head, trouble, sitting, options, host, start);
  main.className = 'two';
  main.append(form, preview);
}

/** A game with one possible number of players has no choice there. */
const isOpen = option => !(option.kind === 'number' && option.least === option.most);

/** The bot that plays best as a rule. */
export const bestOf = programs => ['uct', 'alphabeta', 'flat'].find(kind => programs.includes(kind)) ?? programs.at(-1) ?? 'link';

function labelled(svg, label) {
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg;
}

function field(id, label, control, about) {
  return el('div', {class: 'field'}, el('label', {htmlFor: id}, label), control, about ? el('p', {class: 'quiet', id: `${id}-about`}, about) : '');
}

function choice(option, table, refresh) {
  const id = `option-${option.name}`;
  const set = value => {
    table.options[option.name] = String(value);
    refresh().then(() => say('The table has changed'));
  };
  const excluded = option.excluded;
  const why = Object.entries(excluded).filter(([value]) => value !== option.value);
  let control;
  if (option.kind === 'truth') {
    control = el('input', {type: 'checkbox', id, checked: option.value === 'true', onchange: () => set(control.checked)});
    const other = option.value === 'true' ? 'false' : 'true';
    if (excluded[other]) control.disabled = true;
  } else if (option.kind === 'number') {
    control = el('input', {type: 'number', id, min: option.least, max: option.most, value: option.value, onchange: () => set(control.value)});
  } else {
    control = el('select', {id, onchange: () => set(control.value)},
      option.values.map(value => el('option', {value, selected: value === option.value, disabled: value in excluded && value !== option.value}, words(value))));
  }
  const reasons = [...new Set(why.map(([, reason]) => reason))];
  const about = [option.about, ...reasons.map(reason => `Ruled out now: ${why.filter(each => each[1] === reason).map(each => words(each[0])).join(', ')} (${reason})`)]
    .filter(Boolean).join('. ');
  if (about) control.setAttribute('aria-describedby', `${id}-about`);
  return field(id, words(option.name), control, about);
}

/** Goes to the match that has begun, and keeps its links. */
export function open(begun, wanted) {
  const here = begun.seats.filter(seat => seat.token && wanted[seat.player] !== 'link').map(seat => seat.token);
  const tokens = here.length > 0 ? here : [begun.watching];
  const links = [
    ...begun.seats.filter(seat => seat.token && wanted[seat.player] === 'link').map(seat => ({name: seat.player, token: seat.token})),
    {name: 'to watch', token: begun.watching}];
  const players = begun.seats.map(seat => `${seat.player}: ${seat.kind === 'human' ? 'a person' : seat.kind}`).join(', ');
  seats.keep({tokens, game: begun.game, title: begun.title, players, links});
  location.hash = `#/seat/${tokens.join('+')}`;
}
