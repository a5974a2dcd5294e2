// The first page: games to begin, games to go on with.
import * as api from './api.js';
import * as seats from './seats.js';
import {button, el} from './dom.js';

export async function lobby(main) {
  const {games} = await api.games();
  const list = el('ul', {class: 'games'});
  const filter = el('input', {type: 'search', placeholder: 'Search', 'aria-label': 'Search the games', oninput: () => fill()});
  const count = el('p', {class: 'quiet', role: 'status'});
  const families = [...new Set(games.map(game => game.family).filter(Boolean))].sort();
  const family = el('select', {id: 'family', 'aria-label': 'Family of games', onchange: () => fill()},
    el('option', {value: ''}, 'all families'), families.map(name => el('option', {value: name}, name)));
  const fill = () => {
    const wanted = filter.value.trim().toLowerCase();
    const found = games.filter(game => (!family.value || game.family === family.value) && `${game.name} ${game.title} ${game.about ?? ''}`.toLowerCase().includes(wanted));
    list.replaceChildren(...found.map(card));
    count.textContent = found.length === games.length ? `${games.length} games` : `${found.length} of ${games.length}`;
  };
  fill();
  const own = el('section');
  const fillOwn = () => own.replaceChildren(...mine(fillOwn));
  fillOwn();
  main.append(
    el('section', {class: 'hero'},
      el('h1', {}, 'Play by the rules'),
      el('p', {}, 'Every game here is a folder of text: its rules are what the board asks for. Play against people or programs, draw a board of your own, or change the rules and watch the moves change.')),
    own,
    el('section', {'aria-labelledby': 'all'},
      el('div', {class: 'bar'}, el('h2', {id: 'all'}, 'All games'), filter, families.length > 1 ? family : '', count),
      list));
}

function players(game) {
  if (game.seated) return `${game.seated.replace('..', ' to ')} players`;
  return game.players.length === 1 ? 'one player' : `${game.players.length} players`;
}

function card(game) {
  const at = encodeURIComponent(game.name);
  return el('li', {class: 'card'},
    el('div', {class: 'face'},
      el('div', {},
        el('h3', {}, el('a', {href: `#/game/${at}`}, game.title)),
        el('p', {}, game.about ?? ''),
        el('p', {class: 'quiet'}, players(game), game.base ? ` · a variant of ${game.base}` : '')),
      // `loading` goes before `src`, or the picture is fetched at once.
      el('img', {class: 'thumbnail', loading: 'lazy', decoding: 'async', width: 88, height: 88, alt: `The board of ${game.title}`, src: `/api/games/${at}/picture`})),
    el('p', {class: 'links'},
      el('a', {href: `#/edit/${at}`, 'aria-label': `Board editor for ${game.title}`}, 'Board editor'),
      el('a', {href: `#/studio/${at}`, 'aria-label': `Studio for ${game.title}`}, 'Studio')));
}

function mine(again) {
  const kept = seats.all();
  if (kept.length === 0) return [];
  return [
    el('h2', {id: 'own'}, 'Your games'),
    el('ul', {class: 'own-games'}, kept.slice(0, 12).map(seat => el('li', {},
      el('a', {href: `#/seat/${seat.tokens.join('+')}`}, seat.title),
      el('span', {class: 'quiet'}, ` ${seat.players} · ${new Date(seat.when).toLocaleString()}`),
      button('Forget', () => { seats.forget(seat.tokens); again(); }, {class: 'plain', 'aria-label': `Forget this game of ${seat.title}`}))))];
}
