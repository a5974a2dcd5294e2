// Moves entered piece by piece. A move is a list of parts, some of which are sites; picks narrow the legal moves down, from the first site on, from the
// last one back, or in any order. Nothing here knows the page.

const sites = move => move.parts.filter(part => part.site).map(part => part.value);

/** A set that is chosen at once is picked member by member. @param isSite whether a name is that of a site */
export function expanded(moves, isSite) {
  return moves.map(move => ({
    ...move,
    parts: move.parts.flatMap(part => part.site || !part.value.includes('+') ? [part]
      : part.value.split('+').map(value => ({prompt: part.prompt, value, site: isSite(value)}))),
  }));
}

const startsWith = (list, start) => start.every((value, i) => list[i] === value);

const holds = (list, values) => {
  const rest = [...list];
  return values.every(value => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
};

/** The moves that agree with the picks, and in which sense. */
export function narrow(moves, picks) {
  const chosen = picks.filter(pick => pick.site).map(pick => pick.value);
  const said = picks.filter(pick => !pick.site).map(pick => pick.value);
  const fitting = moves.filter(move => holds(move.parts.filter(part => !part.site).map(part => part.value), said));
  const ways = {
    forward: move => startsWith(sites(move), chosen),
    backward: move => startsWith(sites(move).reverse(), chosen),
    any: move => holds(sites(move), chosen),
  };
  for (const [way, fits] of Object.entries(ways)) {
    const found = fitting.filter(fits);
    if (found.length > 0) return {way, moves: found, chosen};
  }
  return {way: 'none', moves: [], chosen};
}

/** The sites that may be picked next. Before anything is picked, those where moves begin. */
export function nextSites({way, moves, chosen}) {
  const next = new Set();
  for (const move of moves) {
    const all = way === 'backward' ? sites(move).reverse() : sites(move);
    const open = way === 'any' ? all.filter(site => !chosen.includes(site)) : all.slice(chosen.length, chosen.length + 1);
    open.forEach(site => next.add(site));
  }
  return next;
}

/** The moves all of whose sites are picked. */
export function finished({moves, chosen}) {
  return moves.filter(move => sites(move).length === chosen.length);
}

/** What else is to be chosen: by prompt the values in which the moves differ. */
export function choices({moves}, picks) {
  const said = picks.filter(pick => !pick.site).map(pick => pick.value);
  const groups = new Map();
  for (const move of moves) {
    const rest = [...said];
    for (const part of move.parts) {
      if (part.site) continue;
      const at = rest.indexOf(part.value);
      if (at >= 0) {
        rest.splice(at, 1);
        continue;
      }
      if (!groups.has(part.prompt)) groups.set(part.prompt, new Map());
      const values = groups.get(part.prompt);
      values.set(part.value, (values.get(part.value) ?? 0) + 1);
    }
  }
  for (const [prompt, values] of groups) {
    const all = [...values];
    if (all.every(([value]) => /^-?\d+$/.test(value))) groups.set(prompt, new Map(all.sort((a, b) => a[0] - b[0])));
  }
  for (const [prompt, values] of groups)
    if (values.size === 1 && [...values.values()][0] >= moves.length) groups.delete(prompt);
  return groups;
}

/** The move to be played at once: the only one left, when all that is seen on the board has been picked. */
export function decided(state, picks) {
  return picks.length > 0 && state.moves.length === 1 && sites(state.moves[0]).length <= state.chosen.length ? state.moves[0] : null;
}

/** How a move might be written that leads to a site where none leads: one that is legal, with that site in its place. */
export function attempt(moves, picks, site) {
  const chosen = picks.filter(pick => pick.site).map(pick => pick.value);
  const like = moves.find(move => startsWith(sites(move), chosen) && sites(move).length > chosen.length) ?? moves.find(move => sites(move).length > 0);
  if (!like) return [...chosen, site].join('-');
  const old = sites(like)[chosen.length] ?? sites(like).at(-1);
  const at = chosen.length === 0 ? like.notation.indexOf(old) : like.notation.lastIndexOf(old);
  return at < 0 ? [...chosen, site].join('-') : like.notation.slice(0, at) + site + like.notation.slice(at + old.length);
}
