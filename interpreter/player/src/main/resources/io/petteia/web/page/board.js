// The board: the server's picture, with sites that can be clicked, tapped, and walked over with the arrow keys.
import {picture} from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const WAYS = {ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0]};

const MOST_READ = 12;

function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class Board {
  /** @param pick called with the name of a site @param lead the sites to which one leads, shown while it has the focus or the pointer */
  constructor(holder, pick, lead = () => new Set()) {
    this.holder = holder;
    this.pick = pick;
    this.lead = lead;
    this.sites = new Map();
    this.focused = null;
    holder.addEventListener('keydown', event => this.key(event));
  }

  /** Draws a picture, and keeps the focus where it was. */
  draw(svg, label) {
    const had = this.holder.contains(document.activeElement);
    const drawn = picture(svg);
    drawn.setAttribute('role', 'group');
    drawn.setAttribute('aria-label', label);
    drawn.querySelector('title')?.remove();
    this.holder.replaceChildren(drawn);
    this.svg = drawn;
    this.sites = new Map();
    for (const group of drawn.querySelectorAll('g[data-site]')) this.site(group);
    if (!this.sites.has(this.focused)) this.focused = this.sites.keys().next().value ?? null;
    this.sites.get(this.focused)?.group.setAttribute('tabindex', '0');
    if (had) this.sites.get(this.focused)?.group.focus({preventScroll: true});
  }

  site(group) {
    const name = group.dataset.site;
    const title = group.querySelector('title');
    const cell = group.querySelector('polygon, circle, path, rect');
    const point = cell.tagName === 'circle';
    const [x, y, room] = ['x', 'y', 'room'].map(key => Number(group.dataset[key]));
    const site = {name, group, words: title?.textContent ?? name, x, y, room: point ? 34 : room * 2};
    title?.remove();
    if (point) group.append(shape('circle', {cx: site.x, cy: site.y, r: 26, fill: 'transparent'}));
    group.setAttribute('role', 'button');
    group.setAttribute('tabindex', '-1');
    group.setAttribute('aria-label', site.words);
    group.classList.add('site');
    group.addEventListener('click', () => {
      this.focus(name, false);
      this.pick(name);
    });
    group.addEventListener('focus', () => {
      this.focus(name, false);
      this.preview(name);
    });
    group.addEventListener('blur', () => this.preview(null));
    group.addEventListener('pointerenter', event => { if (event.pointerType === 'mouse') this.preview(name); });
    group.addEventListener('pointerleave', () => this.preview(this.holder.contains(document.activeElement) ? this.focused : null));
    this.sites.set(name, site);
  }

  focus(name, really = true) {
    if (!this.sites.has(name)) return;
    this.sites.get(this.focused)?.group.setAttribute('tabindex', '-1');
    this.focused = name;
    const group = this.sites.get(name).group;
    group.setAttribute('tabindex', '0');
    if (really) group.focus({preventScroll: true});
  }

  key(event) {
    if (event.key === 'Enter' || event.key === ' ') {
      if (this.focused) this.pick(this.focused);
      event.preventDefault();
    } else if (WAYS[event.key]) {
      const next = this.neighbour(WAYS[event.key]);
      if (next) this.focus(next);
      event.preventDefault();
    }
  }

  /** The nearest site in a direction, whatever the shape of the board. */
  neighbour([dx, dy]) {
    const from = this.sites.get(this.focused);
    let best = null;
    let least = Infinity;
    for (const site of this.sites.values()) {
      const along = (site.x - from.x) * dx + (site.y - from.y) * dy;
      const aside = Math.abs((site.x - from.x) * dy) + Math.abs((site.y - from.y) * dx);
      if (along < 4 || aside > along * 1.8) continue;
      const far = along + aside * 1.2;
      if (far < least) [best, least] = [site.name, far];
    }
    return best;
  }

  /** Where one could go on to from a site, for the eye and in words. */
  preview(name) {
    this.svg?.querySelectorAll('.lead').forEach(mark => mark.remove());
    const from = this.sites.get(name);
    if (!from) return;
    const to = [...this.lead(name)].filter(site => this.sites.has(site) && site !== name);
    if (to.length > 0) from.group.setAttribute('aria-description', `leads to ${to.slice(0, MOST_READ).join(', ')}${to.length > MOST_READ ? ' and others' : ''}`);
    else from.group.removeAttribute('aria-description');
    for (const site of to.map(each => this.sites.get(each))) site.group.append(shape('circle', {class: 'mark lead', cx: site.x, cy: site.y, r: site.room * 0.22}));
  }

  /** Shows what can be picked, what has been, and what the last move named. */
  mark({next = new Set(), chosen = [], last = [], refused = null}) {
    this.svg?.querySelectorAll('.mark').forEach(mark => mark.remove());
    for (const site of this.sites.values()) {
      const can = next.has(site.name);
      const is = chosen.includes(site.name);
      const was = last.includes(site.name);
      const group = site.group;
      group.classList.toggle('next', can);
      group.classList.toggle('chosen', is);
      group.setAttribute('aria-pressed', String(is));
      const said = [site.words, is && 'chosen', can && 'can be chosen', was && 'of the last move'].filter(Boolean).join(', ');
      group.setAttribute('aria-label', said);
      const occupied = group.querySelector('.piece, .value') !== null;
      if (was) group.append(this.corners(site));
      if (is) group.append(shape('circle', {class: 'mark picked', cx: site.x, cy: site.y, r: site.room * 0.44}));
      else if (can && occupied) group.append(shape('circle', {class: 'mark ring', cx: site.x, cy: site.y, r: site.room * 0.43}));
      else if (can) group.append(shape('circle', {class: 'mark dot', cx: site.x, cy: site.y, r: site.room * 0.15}));
      if (site.name === refused) group.append(shape('path', {class: 'mark cross', d: `M${site.x - 9} ${site.y - 9}l18 18m0 -18l-18 18`}));
    }
    if (this.holder.contains(document.activeElement)) this.preview(this.focused);
  }

  /** Four angles round a site. */
  corners(site) {
    const r = site.room * 0.4;
    const a = r * 0.45;
    const {x, y} = site;
    const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
      .map(([sx, sy]) => `M${x + sx * r} ${y + sy * (r - a)}V${y + sy * r}H${x + sx * (r - a)}`).join('');
    return shape('path', {class: 'mark last', d});
  }
}
