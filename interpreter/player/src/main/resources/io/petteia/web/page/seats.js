// The seats that this browser holds, so that a game can be gone on with after the page was closed.
const KEY = 'petteia.seats';
const MOST = 60;

export function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

/** @param seat {tokens, game, title, players, links} */
export function keep(seat) {
  const others = all().filter(each => each.tokens.join() !== seat.tokens.join());
  localStorage.setItem(KEY, JSON.stringify([{...seat, when: Date.now()}, ...others].slice(0, MOST)));
}

export function forget(tokens) {
  localStorage.setItem(KEY, JSON.stringify(all().filter(each => each.tokens.join() !== tokens.join())));
}

export function find(tokens) {
  return all().find(each => each.tokens.join() === tokens.join());
}
