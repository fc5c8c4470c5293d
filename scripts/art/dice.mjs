// The ten-sided die of the dice games, seen from above one of its faces; the figure is set over it. And the six faces of usual dice.
import { circle, line, path } from './grammar.mjs';

const pips = [
  [[10, 10]],
  [
    [6, 6],
    [14, 14],
  ],
  [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
];
/** Ones are red, as in Asia. */
const face = (spots, index) =>
  `<symbol id="f${index + 1}" viewBox="0 0 20 20"><rect x=".2" y=".2" width="19.6" height="19.6" rx="4" fill="#fffaf0" stroke="#0005" stroke-width=".4"/>${spots.map(([x, y]) => circle(x, y, index ? 1.9 : 3, index ? '#1c2044' : '#c51f33')).join('')}</symbol>`;

/** A glass dome over a brass base, 150 by 108, in two halves: dice lie between them. */
const dome =
  '<defs><linearGradient id="g" x2=".3" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".45" stop-color="#bfe3ff" stop-opacity=".07"/><stop offset="1" stop-color="#9fd0ff" stop-opacity=".16"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="#e2b04a"/><stop offset="1" stop-color="#6b4413"/></linearGradient></defs>' +
  '<symbol id="base" viewBox="0 0 150 108"><ellipse cx="75" cy="92" rx="68" ry="13" fill="url(#b)"/><ellipse cx="75" cy="88" rx="62" ry="10" fill="#123b52"/></symbol>' +
  '<symbol id="glass" viewBox="0 0 150 108"><path d="M13 88C13 40 36 6 75 6s62 34 62 82a62 10 0 0 1-124 0z" fill="url(#g)" stroke="#ffffff59"/><path d="M31 62C35 38 46 22 62 15" fill="none" stroke="#ffffff8c" stroke-width="3" stroke-linecap="round"/><circle cx="75" cy="5" r="4" fill="url(#b)"/></symbol>';

export const diceSprite = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="d10" viewBox="0 0 66 80">${[
  path('M33 1L64 28v26L33 79 2 54V28z', '#8a4d14', {
    stroke: '#3f2006',
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  }),
  path('M33 1L2 28v26l9-3zM33 1l31 27v26l-9-3z', '#c98230'),
  path('M33 1L2 28l8 23zM33 1l31 27-8 23z', '#e0a14a'),
  path('M33 2L56 51 33 64 10 51z', '#ffd98c', { stroke: '#fff3d6', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
  path('M33 2L21.700 26q11 5 22.600 0z', '#ffeec2'),
  line('M33 64v14M10 51L2 54M56 51l8 3', '#3f2006', 1.1),
].join('')}</symbol>${pips.map(face).join('')}${dome}</svg>`;
