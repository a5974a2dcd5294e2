// What lies beside the board: piles of cards, and values.
import {button, el, words} from './dom.js';

const MOST_BACKS = 10;
const SUITS = {hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠'};

/** @param pick called with the name of a card that was clicked */
export function beside(state, pick) {
  const piles = state.piles.map(pile => el('section', {class: pile.owner === state.you ? 'pile own' : 'pile', 'data-pile': pile.pile},
    el('h2', {}, words(pile.pile), pile.owner ? el('span', {class: 'quiet'}, ` of ${pile.owner}`) : '',
      el('span', {class: 'quiet'}, ` ${pile.cards.length + pile.unseen}`)),
    el('div', {class: 'cards'},
      (pile.owner ? [...pile.cards].sort(inOrder) : pile.cards).map(card => button(face(card), () => pick(card), {class: `playing-card ${colour(card)}`, 'data-card': card, 'aria-label': words(card)})),
      Array.from({length: Math.min(pile.unseen, MOST_BACKS)}, () => el('span', {class: 'playing-card back', 'aria-hidden': 'true'})),
      pile.unseen > 0 ? el('span', {class: 'quiet'}, `${pile.unseen} face down`) : '')));
  if (state.values.length === 0) return piles;
  const rows = el('div', {class: 'values-table'}, state.values.map(row => el('div', {class: 'value-row', 'data-value-name': row.name},
    el('span', {class: 'name'}, words(row.name)),
    row.entries.map(entry => el('span', {class: 'chip'}, entry.key ? el('span', {class: 'quiet'}, `${words(entry.key)} `) : '', words(entry.text))))));
  return [...piles, el('details', {class: 'values-all', open: state.beside}, el('summary', {}, 'Values'), rows)];
}

/** A hand is held in order; other piles lie as they lie. */
const inOrder = (a, b) => a.localeCompare(b, 'en', {numeric: true});

function parts(card) {
  return card.split(/[_\s-]+/);
}

/** A suit that is named in a card's name is drawn. */
function face(card) {
  const suit = parts(card).find(part => SUITS[part.toLowerCase()]);
  const rest = parts(card).filter(part => part !== suit && part !== 'of');
  return suit ? [el('span', {class: 'rank'}, rest.join(' ')), el('span', {class: 'suit'}, SUITS[suit.toLowerCase()])] : el('span', {}, words(card));
}

function colour(card) {
  return parts(card).some(part => ['hearts', 'diamonds'].includes(part.toLowerCase())) ? 'red' : '';
}
