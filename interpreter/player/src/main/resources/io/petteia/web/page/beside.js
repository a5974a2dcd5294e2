// What lies beside the board: piles of cards, and values.
import {SUITS, button, el, rank, words} from './dom.js';

const MOST_BACKS = 10;

/** @param pick called with the name of a card that was clicked */
export function beside(state, pick) {
  const piles = [...state.piles].sort((a, b) => place(a, state) - place(b, state)).map(pile => el('section', {class: ['pile', 'pile mine', 'pile', 'pile unseen'][place(pile, state)], 'data-pile': pile.pile},
    el('h2', {}, words(pile.pile), pile.owner ? el('span', {class: 'quiet'}, ` of ${pile.owner}`) : '',
      el('span', {class: 'quiet'}, ` ${pile.cards.length + pile.unseen}`)),
    el('div', {class: 'cards'},
      (pile.owner ? [...pile.cards].sort(inOrder) : pile.cards).map(card => button(face(card), () => pick(card), {class: `playing-card ${colour(card)}`, 'data-card': card, 'aria-label': spoken(card)})),
      Array.from({length: Math.min(pile.unseen, MOST_BACKS)}, () => el('span', {class: 'playing-card back', 'aria-hidden': 'true'})),
      pile.unseen > 0 ? el('span', {class: 'quiet'}, `${pile.unseen} face down`) : '')));
  if (state.values.length === 0) return piles;
  const rows = el('div', {class: 'values-table'}, state.values.map(row => el('div', {class: 'value-row', 'data-value-name': row.name},
    el('span', {class: 'name'}, words(row.name)),
    row.entries.map(entry => el('span', {class: 'chip'}, entry.key ? el('span', {class: 'quiet'}, `${words(entry.key)} `) : '', words(entry.text))))));
  return [...piles, el('details', {class: 'values-all', open: state.beside}, el('summary', {}, 'Values'), rows)];
}

/** What is one's own comes first, what nobody sees last and small. */
function place(pile, state) {
  return pile.owner && pile.owner === state.you ? 1 : pile.cards.length > 0 || pile.unseen === 0 ? 2 : 3;
}

/** A suit is read out by its name. */
const spoken = card => String(card).replaceAll('_', ' ');

/** A hand is held in order; other piles lie as they lie. */
const inOrder = (a, b) => a.localeCompare(b, 'en', {numeric: true});

function parts(card) {
  return card.split(/[_\s-]+/);
}

/** A suit that is named in a card's name is drawn. */
function face(card) {
  const suit = parts(card).find(part => SUITS[part.toLowerCase()]);
  const rest = parts(card).filter(part => part !== suit && part !== 'of');
  return suit ? [el('span', {class: 'rank'}, rest.map(rank).join(' ')), el('span', {class: 'suit'}, SUITS[suit.toLowerCase()])] : el('span', {}, words(card));
}

function colour(card) {
  return parts(card).some(part => ['hearts', 'diamonds'].includes(part.toLowerCase())) ? 'red' : '';
}
