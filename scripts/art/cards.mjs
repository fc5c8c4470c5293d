// The sprite of playing cards, one symbol each for the suits, the crowns of the courts and the back; 50 × 70, ink is the card's own colour.
import { circle, group, line, path, rect } from './grammar.mjs';

const ink = 'currentColor';
const gold = '#d9972b';
const rim = '#7d4b12';

/** In a box of 20 × 20. */
const suits = {
  S: 'M10 .8C13 5.500 18.700 8 18.700 12.200a4 4 0 0 1-7.300 2.300Q11.400 17.600 13.600 19H6.400Q8.600 17.600 8.600 14.500A4 4 0 0 1 1.300 12.200C1.300 8 7 5.500 10 .8z',
  H: 'M10 18.600C3.500 13 .9 9.500.9 6.300A4.600 4.600 0 0 1 10 4.700 4.600 4.600 0 0 1 19.100 6.300C19.100 9.500 16.500 13 10 18.600z',
  D: 'M10 .6Q13 5.800 17.600 10 13 14.200 10 19.400 7 14.200 2.400 10 7 5.800 10 .6z',
  C: 'M10 .9a4.100 4.100 0 0 1 3.200 6.700 4.200 4.200 0 1 1-2 6.700Q11.300 17.600 13.500 19H6.500Q8.700 17.600 8.800 14.300a4.200 4.200 0 1 1-2-6.700A4.100 4.100 0 0 1 10 .9z',
};
const suit = (d) =>
  path(d, ink, { transform: 'translate(4.500 22.500)scale(.52)' }) +
  path(d, ink, { transform: 'translate(14 33)scale(1.580)' });

const crown = (d, ...jewels) =>
  path(d, gold, { stroke: rim, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }) +
  line('M22.400 25.600h21.600', rim, 0.9) +
  jewels.join('');
const jewel = (x, y, r = 1.7) => circle(x, y, r, ink, { stroke: '#fff6dc', 'stroke-width': 0.6 });

const courts = {
  K: crown(
    'M21.500 28.500l-2-16.500 7 5.500 6.700-10.500 6.700 10.500 7-5.500-2 16.500z',
    jewel(19.5, 11.2),
    jewel(33.2, 6.2),
    jewel(46.9, 11.2),
    jewel(33.2, 21.6, 2.1),
  ),
  Q: crown(
    'M21.500 28.500q-3.200-9-2-15.500 3.600 5.600 7.200 5.200 4.600-3 6.500-9.700 1.900 6.700 6.500 9.700 3.600.4 7.200-5.200 1.200 6.500-2 15.500z',
    jewel(26.5, 21.9, 1.3),
    jewel(33.2, 20.6, 2.1),
    jewel(39.9, 21.9, 1.3),
    circle(33.2, 7.6, 1.8, '#fff6dc', { stroke: rim, 'stroke-width': 0.6 }),
  ),
  J:
    crown('M21.500 28.500q-.5-9.500 8-11.500 9-2 13 3 2.500 3.500 2.400 8.500z', jewel(29, 21.6)) +
    path('M31 17.500Q33.500 7 46.500 5.500q.6 10-10.500 12.300-2.700.5-5-.3z', ink, {
      stroke: '#fff6dc',
      'stroke-width': 0.6,
    }) +
    line('M32 17q4-7.500 12.500-9.800', '#fff6dc', 0.7),
  A: circle(29.8, 48.8, 17.4, 'none', {
    stroke: gold,
    'stroke-width': 1.1,
    'stroke-dasharray': '.1 3.317',
    'stroke-linecap': 'round',
  }),
};

const lattice = Array.from(
  { length: 9 },
  (_, row) => `M5 ${5 + row * 10 - 10}l40 40M45 ${5 + row * 10 - 10}l-40 40`,
).join('');
const back =
  `<clipPath id="c">${rect(5, 5, 40, 60, undefined, 2.5)}</clipPath>` +
  `<g clip-path="url(#c)">${line(lattice, ink, 0.6, { opacity: 0.4 })}</g>` +
  rect(5, 5, 40, 60, 'none', 2.5, { stroke: ink, 'stroke-width': 0.9 }) +
  circle(25, 35, 12.5, '#2a2150', { stroke: ink, 'stroke-width': 0.9 }) +
  path('M20.500 29h9q3 6 0 12h-9q-3-6 0-12z', '#ffb545') +
  path('M23.300 29h3.400q1.800 6 0 12h-3.400q-1.800-6 0-12z', '#fff0c4') +
  path('M21.500 26.500h7l.8 2.500h-8.600zM20.700 41h8.600l-.8 2.300h-7z', gold);

const symbol = (id, content) => `<symbol id="${id}" viewBox="0 0 50 70">${content}</symbol>`;

export const cardSprite = `<svg xmlns="http://www.w3.org/2000/svg">${[
  ...Object.entries(suits).map(([id, d]) => symbol(id, suit(d))),
  ...Object.entries(courts).map(([id, content]) =>
    symbol(id, id === 'A' ? content : group(content, { transform: 'translate(7.600 2.600)scale(.82)' })),
  ),
  symbol('back', back),
].join('')}</svg>`;
