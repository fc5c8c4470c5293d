// The mark, the favicon, and the lanterns of the home page's hero (transparent ground).
import { at, circle, copies, ellipse, group, line, linear, mirrored, path, radial, rect, svg } from './grammar.mjs';

const paper = (id) =>
  radial(id, ['#fffdf0', ['#ffe9a6', 1, 0.3], ['#ffbc45', 1, 0.7], '#e0701c'], { cy: 0.58, r: 0.62 });
const gold = (id) => linear(id, ['#fff0bd', '#ffc857', '#b8671a'], { x2: 0.4 });
const defs = (...paints) => `<defs>${paints.join('')}</defs>`;

/** 26 × 32: body, four ribs, a flame, gold caps, a tassel. */
const markBody = [
  line('M10.200 3.300a2.800 2.600 0 0 1 5.600 0', 'g', 1.1),
  path('M7 6h12c6.500 5 6.500 13 0 18H7C.5 19 .5 11 7 6z', 'p'),
  line('M9.800 6.500c-4.600 5-4.600 12 0 17M16.200 6.500c4.600 5 4.600 12 0 17', '#c4651a', 0.8, { opacity: 0.65 }),
  path(
    'M13 9.500c1.800 2.600 3.800 4.400 3.800 7a3.800 3.800 0 0 1-7.600 0c0-1.500.8-2.700 1.800-3.600.1 1.400.6 1.900 1.100 1.900 1.300-1 .6-3 .9-5.300z',
    '#e8541c',
  ),
  path('M13 14.500c1 1.200 1.800 1.800 1.800 3a1.800 1.800 0 0 1-3.600 0c0-1.200.8-1.700 1.800-3z', '#fff3c0'),
  line('M5 9.500c-2 3.200-2 6.800-.8 9.500', '#fff', 1, { 'stroke-linecap': 'round', opacity: 0.85 }),
  path('M8 3h10l1.600 3.400H6.400zM6.400 23.600h13.200L18 27H8z', 'g'),
  circle(13, 27.6, 1.1, '#ffdf94'),
  path('M12 28.200h2l.8 3.600h-3.600z', '#f0583a'),
];

const lantern = svg(26, 32, [defs(paper('p'), gold('g')), ...markBody]);

const favicon = svg(32, 32, [
  defs(paper('p'), gold('g'), radial('n', ['#3a2a55', '#0d1022'], { cy: 0.45, r: 0.75 })),
  rect(0, 0, 32, 32, 'n', 7),
  circle(16, 16, 12, '#ffb545', { opacity: 0.22 }),
  at(4.3, 1.6, markBody, { size: 0.9 }),
]);

/** A lantern far off, about its middle, 30 × 44. */
const distant = [
  circle(0, 0, 34, 'h'),
  path('M-8-17h16c10 8 10 24 0 32H-8c-10-8-10-24 0-32z', 'p'),
  line('M-4-17c-6 9-6 23 0 32M4-17c6 9 6 23 0 32', '#b9540f', 0.9, { opacity: 0.5 }),
  path('M-8-21H8l2 5h-20zM-10 14h20l-2 5H-8z', '#7a2418'),
  path('M-1 19h2l1.500 8h-5z', '#e8543a'),
];
const blossom = [
  ...[0, 72, 144, 216, 288].map((turn) =>
    path('M0-2C-9-6-8-17 0-15 8-17 9-6 0-2z', 'b', { transform: `rotate(${turn})` }),
  ),
  circle(0, 0, 3.2, '#ffe9a6'),
];
const rib = (part) => {
  const bow = Math.round(84 * part);
  const top = Math.round(56 * part);
  return `M${330 - top} 116c-${bow} 62-${bow} 186 0 248M${330 + top} 116c${bow} 62 ${bow} 186 0 248`;
};

const hero = svg(520, 480, [
  defs(
    paper('p'),
    gold('g'),
    radial('h', [
      ['#ffc766', 0.6],
      ['#ff9a3a', 0.2, 0.45],
      ['#ff8a2a', 0],
    ]),
    radial('q', ['#fffef2', ['#fff0b8', 1, 0.22], ['#ffc54f', 1, 0.52], ['#f0892a', 1, 0.8], '#a83f12'], {
      cy: 0.6,
      r: 0.6,
    }),
    radial('c', [
      ['#fff', 0.95],
      ['#fff3c0', 0.45, 0.4],
      ['#ffd27a', 0],
    ]),
    linear(
      'e',
      [
        ['#7a2408', 0.75],
        ['#c2560f', 0.12, 0.22],
        ['#fff', 0, 0.5],
        ['#c2560f', 0.12, 0.78],
        ['#7a2408', 0.75],
      ],
      { x2: 1, y2: 0 },
    ),
    linear('w', ['#d8543a', '#8a1f22', '#3f0c18'], { x2: 0.2 }),
    linear('b', ['#f0604a', '#b8283a']),
    linear('t', ['#ff7a55', '#a81f35']),
  ),
  circle(330, 244, 236, 'h'),
  group(
    copies('far', distant, [
      [40, 96, -5, 0.42],
      [104, 44, 4, 0.34],
      [150, 132, 3, 0.5],
      [486, 60, 5, 0.44],
      [196, 62, 0, 0.3],
      [18, 220, 0, 0.34],
      [236, 30, 0, 0.24],
    ]),
    { opacity: 0.7 },
  ),
  group(
    copies('near', distant, [
      [92, 246, -6, 1.15],
      [474, 372, 5, 0.9],
      [168, 372, 4, 0.72],
      [44, 388, 0, 0.56],
    ]),
    {},
  ),
  line('M330 0v62', '#e0a850', 2.4),
  line('M330 60a13 13 0 1 1-.1 0', 'g', 5),
  path('M274 116h112c84 62 84 186 0 248H274c-84-62-84-186 0-248z', 'q'),
  line(rib(0.22) + rib(0.48) + rib(0.76), '#a8480f', 2.2, { opacity: 0.5 }),
  line(
    'M240 152q90 22 180 0M218 194q112 28 224 0M211 240q119 30 238 0M218 286q112 28 224 0M240 330q90 22 180 0',
    '#fff6d0',
    1.6,
    { opacity: 0.5 },
  ),
  ellipse(330, 268, 92, 104, 'c', { opacity: 0.75 }),
  group(
    line('M238 318C276 312 290 276 330 262s52-34 62-70', '#7a2a1a', 5) +
      line('M300 276c-8-18-6-32 2-44M352 252c14 2 28 8 36 20', '#7a2a1a', 3.2),
    { 'stroke-linecap': 'round', opacity: 0.75 },
  ),
  group(
    copies('o', blossom, [
      [330, 262, 0, 1.35],
      [302, 228, 20, 1],
      [392, 192, 40, 1.15],
      [390, 274, 10, 0.9],
      [262, 308, 30, 0.95],
    ]),
    { opacity: 0.88 },
  ),
  path('M274 116h112c84 62 84 186 0 248H274c-84-62-84-186 0-248z', 'e'),
  line('M262 130c-44 48-56 126-30 182', '#fffbe6', 5, { 'stroke-linecap': 'round', opacity: 0.75 }),
  line('M398 350c36-34 52-84 46-136', '#ffd27a', 2, { 'stroke-linecap': 'round', opacity: 0.6 }),
  mirrored(
    [
      path('M330 82H288l-16 36h58zM330 360H268l18 32h44z', 'w'),
      line('M330 82H288M330 391H286', 'g', 4),
      line('M330 116H273M330 363H269', 'g', 5),
    ],
    330,
  ),
  path('M300 96q30 8 60 0M300 376q30 8 60 0', 'none', { stroke: '#ffc857', 'stroke-width': 1.6, opacity: 0.7 }),
  line('M330 392v16', 'g', 3),
  circle(330, 412, 9, 'g'),
  path('M318 421h24l-3 9h-18z', 'g'),
  path('M321 430h18q3 24 7 46h-32q4-22 7-46z', 't'),
  line('M326 432l-4 42M330 432v44M334 432l4 42', '#5c0f24', 1.2, { opacity: 0.6 }),
  group(
    line(
      'M70 160h0M130 210h0M210 190h0M182 260h0M60 310h0M120 330h0M490 150h0M474 250h0M220 430h0M250 80h0M430 60h0M500 310h0M140 440h0',
      '#ffe2a0',
      3,
    ) + line('M20 140h0M170 90h0M110 290h0M500 220h0M456 440h0M200 320h0M76 30h0', '#fff6d8', 2),
    { 'stroke-linecap': 'round', opacity: 0.85 },
  ),
]);

export const brand = { lantern, hero };
export const root = { favicon };
