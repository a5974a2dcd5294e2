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
let visits = 0;

async function show() {
  const visit = ++visits;
  leave();
  leave = () => {};
  const [name, ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  // Whoever is still waiting for an answer draws where nobody sees it.
  const main = el('main', {id: 'main', tabIndex: -1});
  document.getElementById('main').replaceWith(main);
  const crumbs = document.getElementById('crumbs');
  crumbs.replaceChildren();
  document.title = 'Petteia';
  const view = VIEWS[name] ?? lobby;
  try {
    const end = (await view(main, rest.join('/'), crumbs)) ?? (() => {});
    if (visit === visits) leave = end;
    else end();
    // Whoever came by a link goes on in what it led to, not at the top of the page.
    if (visit > 1 && visit === visits && document.activeElement === document.body) main.focus();
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
