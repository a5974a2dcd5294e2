// Small helpers for making elements; nothing is ever made from HTML text but the board, which is parsed as SVG.

/** An element with properties, listeners (`onclick`), attributes (`aria-…`, `data-…`, `role`) and children. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (name in element && !name.includes('-') && name !== 'list' && name !== 'role' && name !== 'form') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

export function button(label, act, properties = {}) {
  return el('button', {type: 'button', onclick: act, ...properties}, label);
}

/** Says something to those who listen to the page. */
export function say(text) {
  const live = document.getElementById('live');
  live.textContent = '';
  setTimeout(() => { live.textContent = text; }, 30);
}

export const SUITS = {hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠'};
const COURT = {1: 'A', 11: 'J', 12: 'Q', 13: 'K', 14: 'A'};
const CARD = /\b(hearts|diamonds|clubs|spades)[_ ](\d{1,2})\b/gi;

/** The rank of a card of one of the four suits, as it is printed on cards. */
export const rank = number => COURT[number] ?? number;

/** Names as the rules write them, for people. */
export function words(name) {
  return String(name).replace(CARD, (all, suit, number) => rank(number) + SUITS[suit.toLowerCase()]).replaceAll('_', ' ');
}

/** The picture that the server drew, as an element. */
export function picture(svg) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return document.importNode(parsed, true);
}

export function debounce(act, millis) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), millis);
  };
}

/** Hands a file to whoever reads the page. */
export function save(name, blob) {
  const link = el('a', {href: URL.createObjectURL(blob), download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
