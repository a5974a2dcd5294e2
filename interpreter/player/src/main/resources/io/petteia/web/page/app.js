// Where one is: the part of the address behind the # names it.
import {el, say} from './dom.js';
import {lobby} from './lobby.js';
import {setting} from './setting.js';
import {match} from './match.js';

const VIEWS = {
  '': lobby,
  game: setting,
  seat: match,
  edit: async (...args) => (await import('./editor.js')).editor(...args),
  studio: async (...args) => (await import('./studio.js')).studio(...args),
};

let leave = () => {};

async function show() {
  leave();
  leave = () => {};
  const [name, ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const main = document.getElementById('main');
  const crumbs = document.getElementById('crumbs');
  main.replaceChildren();
  main.className = '';
  crumbs.replaceChildren();
  document.title = 'Petteia';
  const view = VIEWS[name] ?? lobby;
  try {
    leave = (await view(main, rest.join('/'), crumbs)) ?? (() => {});
  } catch (problem) {
    main.replaceChildren(
      el('section', {class: 'card narrow'},
        el('h1', {}, 'That did not work'),
        el('p', {role: 'alert'}, problem.message),
        el('p', {}, el('a', {href: '#/'}, 'All games'))));
    say(problem.message);
  }
}

addEventListener('hashchange', show);
show();
