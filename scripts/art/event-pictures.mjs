// Pictures of slot races and network promotions, 16:9: one motif each in the light of the house's lantern.
import {
  at,
  circle,
  copies,
  ellipse,
  group,
  line,
  linear,
  mirrored,
  path,
  polygon,
  radial,
  rect,
  spokes,
  svg,
} from './grammar.mjs';
import { card, roulette } from './props.mjs';
import { tint } from './settings.mjs';

const [width, height] = [320, 180];
const gold = linear('g', ['#fff0bd', '#ffc857', '#b8671a'], { x2: 0.4 });
const glow = radial('l', [
  ['#ffdd94', 0.85],
  ['#ffb545', 0.32, 0.45],
  ['#ffb545', 0],
]);
const paper = radial('p', ['#fffdf0', ['#ffe9a6', 1, 0.3], ['#ffbc45', 1, 0.7], '#e0701c'], { cy: 0.58, r: 0.62 });

/** Numbers in [0, 1) that are the same in every run. */
const dice = (seed) => () => {
  seed = (seed * 16807 + 11) % 2147483647;
  return seed / 2147483647;
};
const dots = (seed, count, colour, size, [top, bottom] = [6, 110]) => {
  const roll = dice(seed * 7919);
  const d = Array.from(
    { length: count },
    () => `M${Math.round(roll() * width)} ${Math.round(top + roll() * (bottom - top))}h0`,
  ).join('');
  return line(d, colour, size, { 'stroke-linecap': 'round', opacity: 0.75 });
};
const stars = (seed, below = 110) => dots(seed, 46, '#fff', 1, [4, below]) + dots(seed + 1, 10, '#fff', 2, [4, below]);

/** The night of a hue, lit from `[x, y]` with a radius. */
const scene = (hue, [x, y, r], content, paints = []) =>
  svg(width, height, [
    `<defs>${[linear('n', [tint(hue, 52, 22), tint(hue + 14, 56, 11), tint(hue + 24, 60, 6)]), glow, gold, paper, ...paints].join('')}</defs>`,
    rect(0, 0, width, height, 'n'),
    circle(x, y, r, 'l'),
    ...content,
  ]);

const hills = (hue, y) =>
  path(`M0 ${y}q60-34 130-10t190-22v150H0z`, tint(hue, 42, 20)) +
  path(`M0 ${y + 22}q90-30 170-6t150-12v110H0z`, tint(hue, 48, 12)) +
  path(`M0 ${y + 44}q110-22 190-4t130-8v80H0z`, tint(hue, 54, 7));
const sea = (hue, y) =>
  rect(0, y, width, height - y, tint(hue, 52, 15)) +
  line(
    `M0 ${y + 12}q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M-20 ${y + 28}q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0`,
    tint(hue, 60, 34),
    2,
    { opacity: 0.6 },
  ) +
  path(`M0 ${y + 40}q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v60H0z`, tint(hue, 56, 9));

/** A paper lantern about its middle, 32 × 56. */
const lantern = [
  line('M0-34v8', '#c98a3a', 1),
  path('M-8-20H8c12 8 12 30 0 38H-8c-12-8-12-30 0-38z', 'p'),
  line('M-4-20c-7 11-7 27 0 38M4-20c7 11 7 27 0 38', '#b9540f', 0.9, { opacity: 0.5 }),
  path('M-9-26H9l2 6h-22zM-11 18h22l-2 6H-9z', 'g'),
  path('M-1.500 24h3l1.500 10h-6z', '#e8543a'),
];
const lanterns = (places) =>
  places.map(([x, y, size]) => circle(x, y, 46 * size, 'l', { opacity: 0.7 })).join('') +
  copies(
    'n',
    lantern,
    places.map(([x, y, size]) => [x, y, 0, size]),
  );

const spark = (x, y, r) =>
  path(polygon(x, y, r, 4, { inner: r * 0.16 }), '#fff6d8') +
  path(polygon(x, y, r * 0.62, 4, { inner: r * 0.12, turn: 45 }), '#ffc857');
const coin = [
  circle(0, 0, 11, '#8a4a12'),
  circle(0, -1.5, 11, 'g'),
  circle(0, -1.5, 7.5, 'none', { stroke: '#8a4a12', 'stroke-width': 1, opacity: 0.7 }),
  path(polygon(0, -1.5, 5, 5, { inner: 2.2 }), '#a85f16'),
];
const crown = [
  path('M-34 18l-6-42 20 20L0-32l20 28 20-20-6 42z', 'g'),
  rect(-34, 20, 68, 9, '#a85f16', 3),
  circle(0, -34, 5, '#ff6b3d'),
  circle(-41, -26, 4, '#7db4ff'),
  circle(41, -26, 4, '#7db4ff'),
  line('M-28 12l-3-22M28 12l3-22', '#fff6d8', 1.6, { opacity: 0.6 }),
];
const boat = [
  path('M2-66q34 26 34 62H2z', '#fff3d8'),
  path('M-2-58q-26 22-28 54h28z', '#ff9a5c'),
  line('M0-70V0', '#6a3a1c', 2.4),
  path('M-36 2h78q-6 20-24 20h-34q-16-2-20-20z', '#7a2f2a'),
  line('M-34 8h73', '#ffc857', 2),
];
const comet = [
  path('M0-4L-58 26-6 4z', '#bfe6ff', { opacity: 0.45 }),
  path('M0-2.500L-34 15-3 2.500z', '#fff', { opacity: 0.6 }),
  circle(0, 0, 5, '#fff'),
];
const houses = (y, colour, lit, seed) => {
  const roll = dice(seed * 104729);
  const blocks = Array.from({ length: 9 }, (_, index) => [index * 37 - 6, y - roll() * 38, 39]);
  const walls = blocks
    .map(([x, top, w]) => `M${Math.round(x)} ${height}V${Math.round(top)}l${w / 2}-14 ${w / 2} 14V${height}z`)
    .join('');
  const panes = blocks
    .map(([x, top]) => `M${Math.round(x + 9)} ${Math.round(top + 10)}h7v9h-7zm14 0h7v9h-7zm-14 18h7v9h-7z`)
    .join('');
  return path(walls, colour) + path(panes, lit);
};
const candle = [
  circle(0, -34, 40, 'l'),
  path('M-9 40v-58q9-4 18 0v58z', '#fff3d8'),
  path('M-9-18q9-4 18 0-3 6-9 4-5 4-9-4z', '#ffdd94'),
  path('M0-50q9 12 9 20a9 9 0 0 1-18 0q0-8 9-20z', '#ffb03b'),
  path('M0-38q4 6 4 10a4 4 0 0 1-8 0q0-4 4-10z', '#fffbe0'),
  ellipse(0, 42, 22, 6, '#8a4a12'),
];
const hexagon = (fill) => [
  path(polygon(0, 0, 19, 6), fill, { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 1.4 }),
  line('M-9-8l9-5 9 5', '#fff', 2, { opacity: 0.5, 'stroke-linecap': 'round' }),
];
const flakes = (seed) => dots(seed, 40, '#fff', 2.6, [8, 170]) + dots(seed + 3, 16, '#fff', 4, [8, 170]);

export const eventPictures = {
  'race-plain': scene(
    262,
    [160, 86, 110],
    [
      stars(3),
      hills(262, 128),
      mirrored(
        [
          path('M132 128q-34-14-38-58 10 4 12 18 0-18 6-26 8 12 2 30 10-10 18-10-2 20-8 46z', '#c98a3a', {
            opacity: 0.8,
          }),
        ],
        160,
      ),
      at(160, 92, [
        path('M-26-38h52v18q0 30-26 34-26-4-26-34z', 'g'),
        line('M-26-30h-14q0 24 18 28M26-30h14q0 24-18 28', '#ffc857', 4),
        rect(-5, 14, 10, 18, '#b8671a'),
        rect(-22, 30, 44, 9, 'g', 3),
        path(polygon(0, -18, 10, 5, { inner: 4.4 }), '#a85f16'),
      ]),
    ],
  ),
  'race-long-evenings': scene(
    252,
    [252, 52, 92],
    [
      stars(5, 90),
      circle(252, 52, 26, '#fff1cf'),
      circle(244, 46, 5, '#0002'),
      circle(260, 60, 7, '#0002'),
      houses(120, '#1c1440', '#ffc24a', 4),
      houses(150, '#100a28', '#ff9a3c', 9),
      lanterns([
        [52, 62, 0.8],
        [104, 38, 0.55],
        [150, 74, 0.7],
      ]),
    ],
  ),
  'race-brightest-spark': scene(
    226,
    [160, 84, 130],
    [
      stars(9, 170),
      line(spokes(160, 84, 34, 120, 24), '#ffdd94', 1.4, { opacity: 0.4 }),
      line(spokes(160, 84, 40, 84, 12, { turn: 15 }), '#fff', 1.4, { opacity: 0.6 }),
      spark(160, 84, 66),
      spark(66, 48, 15),
      spark(262, 60, 19),
      spark(240, 138, 12),
      spark(92, 134, 11),
    ],
  ),
  'race-jackpot-trail': scene(
    20,
    [226, 56, 110],
    [
      stars(12, 90),
      hills(14, 116),
      copies('o', coin, [
        [34, 160, 0, 1.2],
        [76, 146, 0, 1.05],
        [114, 148, 0, 0.95],
        [146, 132, 0, 0.86],
        [172, 114, 0, 0.76],
        [194, 98, 0, 0.66],
      ]),
      at(234, 64, crown),
    ],
  ),
  'race-harbour-regatta': scene(
    204,
    [92, 50, 90],
    [
      stars(15, 80),
      circle(92, 50, 22, '#fff1cf'),
      sea(200, 112),
      at(196, 116, boat, { size: 1.05 }),
      at(92, 128, boat, { size: 0.62 }),
      at(276, 122, boat, { size: 0.5 }),
      path('M76 118h32l-6 40h-20z', '#ffe9a6', { opacity: 0.2 }),
    ],
  ),
  'race-new-lights': scene(
    286,
    [160, 96, 120],
    [
      stars(18, 60),
      line('M-4 34q82 34 164 14T324 30', '#7a5a3a', 2),
      lanterns([
        [44, 80, 0.62],
        [100, 92, 0.78],
        [164, 100, 1.2],
        [230, 86, 0.78],
        [284, 68, 0.6],
      ]),
      path('M0 164q90-20 170-6t150-10v40H0z', '#150a26'),
    ],
  ),
  'race-two-hours-of-comets': scene(
    236,
    [250, 60, 80],
    [
      stars(21, 140),
      hills(240, 138),
      copies('k', comet, [
        [250, 46, 0, 1.7],
        [150, 34, 0, 0.8],
        [90, 76, 0, 1.1],
        [200, 96, 0, 0.7],
        [296, 104, 0, 0.9],
        [40, 38, 0, 0.6],
        [140, 112, 0, 0.6],
        [300, 24, 0, 0.5],
        [62, 120, 0, 0.5],
      ]),
    ],
  ),
  'network-tideworks': scene(
    196,
    [230, 44, 90],
    [
      stars(24, 70),
      circle(230, 44, 18, '#fff1cf'),
      sea(196, 104),
      path('M92 128q4-34-10-56-16-4-34-24 26-4 42 10 6-20 34-26-4 26-20 34 2 30 12 62z', tint(196, 40, 30)),
      path('M92 128q4-34-10-56l6-2q14 26 12 58z', tint(196, 46, 44)),
      line('M66 132q20-10 56 0', '#d6fff2', 2, { opacity: 0.7 }),
      at(232, 118, boat, { size: 0.72 }),
      path('M0 146q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v40H0z', tint(196, 56, 8)),
    ],
  ),
  'network-clusters': scene(
    150,
    [160, 90, 120],
    [
      stars(27, 170),
      ...Object.entries({
        '#6cc23a': [
          [103, 58],
          [136, 58],
          [119, 87],
        ],
        '#ff9a5c': [[169, 58]],
        '#7db4ff': [
          [202, 58],
          [218, 87],
        ],
        '#ff6f8b': [
          [86, 87],
          [103, 116],
          [202, 116],
        ],
        '#ffc857': [
          [152, 87],
          [185, 87],
          [136, 116],
          [169, 116],
        ],
      }).map(([fill, places], index) => copies(`h${index}`, hexagon(fill), places)),
      line('M136 98l16-28 17 0 16 0M136 116h33', '#fffbe0', 2.4, { opacity: 0.75, 'stroke-linecap': 'round' }),
      spark(60, 46, 12),
      spark(264, 126, 14),
    ],
  ),
  'network-lantern-nights': scene(
    262,
    [160, 70, 130],
    [
      stars(30, 100),
      houses(142, '#160f30', '#ffb03b', 13),
      lanterns([
        [160, 64, 1.35],
        [84, 52, 0.8],
        [236, 56, 0.85],
        [40, 92, 0.5],
        [284, 98, 0.55],
        [122, 30, 0.4],
        [206, 26, 0.36],
      ]),
    ],
  ),
  'network-candlelight': scene(
    344,
    [246, 60, 110],
    [
      path('M0 118h320v62H0z', '#2a0f14'),
      path('M0 112q160-20 320 0v14H0z', '#5a2a1c'),
      at(108, 116, group(roulette({ lean: 0.5, turn: 20 }), { transform: 'scale(1.500 .8)' })),
      at(190, 124, card('A', 'spade'), { turn: -10, size: 0.9 }),
      at(216, 128, card('K', 'heart'), { turn: 12, size: 0.9 }),
      at(268, 104, candle),
    ],
    [
      linear('w', ['#8a4a22', '#5a2a14', '#2a120a']),
      linear('o', ['#fff0bd', '#c98a3a']),
      linear('r', ['#ffe9a6', '#8a4a12']),
    ],
  ),
  'network-winter-jackpots': scene(
    212,
    [160, 70, 110],
    [
      stars(33, 90),
      path('M0 128q60-34 130-10t190-22v100H0z', '#b9cdee'),
      path('M0 148q90-30 170-6t150-12v60H0z', '#dfeaff'),
      path('M38 128l14-40 14 40zM42 108l10-34 10 34zM262 122l12-34 12 34zM265 104l9-28 9 28z', '#1d3d4a'),
      at(160, 92, crown, { size: 1.1 }),
      copies('o', coin, [
        [118, 140, 0, 1],
        [202, 142, 0, 1],
        [160, 150, 0, 1.2],
        [140, 156, 0, 0.8],
      ]),
      flakes(4),
    ],
  ),
  'network-fast': scene(
    276,
    [236, 52, 100],
    [
      stars(36, 150),
      line('M24 40h280M24 76h280M24 112h280M24 148h280', '#fff', 1, { opacity: 0.1 }),
      path('M24 156C140 152 206 130 244 44l-220 112z', '#ffb545', { opacity: 0.16 }),
      line('M24 156C140 152 206 130 244 44', '#ffc857', 5, { 'stroke-linecap': 'round' }),
      at(
        250,
        38,
        [
          path('M0-22q14 10 12 32H-12q-2-22 12-32z', '#fff3d8'),
          path('M-12 4l-9 14 9-3zM12 4l9 14-9-3z', '#ff6b3d'),
          circle(0, -3, 4.6, '#2b6cf0'),
          path('M-6 11h12l-6 20z', '#ff9a3c'),
        ],
        { turn: 24 },
      ),
      at(
        86,
        104,
        [
          rect(-22, -22, 44, 44, '#fff3d8', 9),
          ...[
            [-10, -10],
            [10, 10],
            [10, -10],
            [-10, 10],
            [0, 0],
          ].map(([x, y]) => circle(x, y, 4, '#3a1560')),
        ],
        { turn: -12 },
      ),
    ],
  ),
};
