// The nine symbols of Lantern Festival, 64 × 64, told apart by outline alone.
import {
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
  ring,
  slice,
} from '../grammar.mjs';
import { lanternPaints, paperLantern } from '../lantern.mjs';
import { symbol } from './sheet.mjs';

const glow = (colour, opacity = 0.55) =>
  radial('g', [
    [colour, opacity],
    [colour, 0],
  ]);
const aura = circle(32, 32, 32, 'g');
const gold = (id) => linear(id, ['#fff3c9', '#ffc24a', '#c7691a'], { x2: 0.3 });
const crimson = () => linear('b', ['#ff7a5c', '#c4202f', '#64102c'], { x2: 0.3 });

const wild = symbol([glow('#ffb545', 0.8), ...lanternPaints()], aura, paperLantern);

const scatter = symbol(
  [
    glow('#9fc4ff', 0.6),
    radial('a', ['#fff', ['#fff0c4', 1, 0.55], '#e9b765'], { cx: 0.38, cy: 0.34, r: 0.75 }),
    linear('b', ['#3b3a86', '#171a45']),
  ],
  aura,
  circle(32, 30, 26, 'a'),
  path('M20 12a5 5 0 1 0 .1 0zM43 19a4 4 0 1 0 .1 0zM31 25a3 3 0 1 0 .1 0zM13 27a2.500 2.500 0 1 0 .1 0z', '#d79a4c', {
    opacity: 0.35,
  }),
  path('M32 22l3 4c5 3 9 4 14 4l-4 5H19l-4-5c5 0 9-1 14-4zM22 35h20v4c5 2 10 3 15 3l-5 6H12l-5-6c5 0 10-1 15-3z', 'b'),
  path('M17 48h30v13H17z', '#141638'),
  line('M15 30q17 2 34 0M7 42q25 3 50 0', '#ffd27a', 1.1),
  path('M23 51h5v10h-5zM36 51h5v10h-5zM30 51h4v10h-4zM26 36h3v3h-3zM35 36h3v3h-3z', '#ffc24a'),
  copies(
    'l',
    [ellipse(0, 3, 2.6, 3.2, '#ff5a3c'), line('M0-2v2M-1.500 6h3', '#ffd27a', 1)],
    [
      [9.5, 50],
      [54.5, 50],
      [16, 38, 0, 0.8],
      [48, 38, 0, 0.8],
    ],
  ),
  line('M12 20A24 24 0 0 1 30 6', '#fff', 1.6, { 'stroke-linecap': 'round', opacity: 0.9 }),
);

const fox = symbol(
  [glow('#ff8f5a', 0.4), linear('a', ['#fff', '#fde9d2', '#d9a58a']), crimson()],
  aura,
  mirrored(
    [
      path('M32 18C26 16 22 16 19 17L7 2C3 12 4 24 8 31c2 8 8 14 14 18l7 11q1.500 2 3 2z', 'a'),
      path('M9 9c-1 7 0 12 2 17l5-9z', 'b'),
      path('M13 31q9-2 14 7-11 3-14-7z', '#1b1638'),
      line('M12 29.500q10-3 16 8', '#c4202f', 2),
      path('M32 18v15q-6-6-5-16z', 'b'),
      path('M9 39l10 3-7 1 9 4-5 1q-5-4-7-9z', 'b'),
      circle(21, 34.5, 1.7, '#ffc24a'),
    ],
    32,
  ),
  path('M28 54h8q0 4-4 6-4-2-4-6z', '#1b1638'),
  line('M32 60v2M32 40v10', '#b98a78', 1),
  path('M32 21l2.500 4-2.500 4-2.500-4z', '#ffd27a'),
  line('M7.500 4C4.500 14 5 24 9 31', '#fff', 1.3),
  copies(
    't',
    [circle(0, 0, 1.8, '#ffc24a'), path('M-1.500 1h3l1 8h-5z', 'b')],
    [
      [7, 39, 8],
      [57, 39, -8],
    ],
  ),
);

const koi = symbol(
  [
    glow('#5ac8ff', 0.45),
    linear('a', ['#fff', '#ffe9d6', '#e88a5e'], { x2: 0.4 }),
    linear('b', ['#ff9a4d', '#e8361f', '#8e1230'], { x2: 0.4 }),
  ],
  aura,
  path('M26 37C18 40 10 48 2 46c4-3 4-6 4-9-2-3-4-6-5-9 9 0 15 3 21 3z', 'b'),
  line('M5 44q9-3 17-9M4 30q8 1 15 4', '#ffd9a0', 0.9),
  path('M37 14c-2-6-8-9-15-10 2 4 1 8 3 13zM41 46c-1 7-6 11-13 13 3-5 2-9 4-14z', 'b'),
  line('M26 7q6 3 8 8M32 56q5-5 6-10', '#ffd9a0', 0.9),
  path('M20 34C22 20 34 11 48 14c8 2 13 8 15 15-2 10-10 18-22 19-10 1-18-5-21-14z', 'a'),
  path('M26 23c6-7 14-10 22-9-1 7-8 12-16 12-3 0-5-1-6-3zM27 43c2-5 7-8 13-7 4 1 6 5 5 11-7 2-13 1-18-4z', 'b'),
  path('M55 17c4 3 7 7 8 12-4-1-9-4-8-12z', 'b'),
  line('M48 17c-5 8-5 20 1 27', '#c9694a', 1.2),
  line('M40 30q3 3 0 6M35 29q3 3 0 6M30 30q3 3 0 6M38 24q3 3 0 6M33 37q3 3 0 6', '#b5523c', 1, { opacity: 0.7 }),
  circle(55, 29, 3, '#14163a'),
  circle(56, 28, 1, '#fff'),
  line('M60 35q3 3 1 7', '#ffd9a0', 1.2),
  line('M23 27c4-8 12-12 23-12', '#fff', 1.3, { opacity: 0.8 }),
);

// Points of the fan's eight folds, opened 60° to each side.
const folds = ring(32, 54, 35, 24)
  .filter(([, , turn]) => turn <= 60 || turn >= 300)
  .sort((p, q) => p[0] - q[0]);
const sticks = folds.map(([x, y]) => [32 + (x - 32) * 0.45, 54 + (y - 54) * 0.45]);
const fan = symbol(
  [
    glow('#8f7bff', 0.5),
    linear('a', ['#c9b8ff', '#6a4be0', '#2d1c86']),
    linear('b', ['#9a80ff', '#4c2fc4', '#23146c']),
    gold('c'),
  ],
  aura,
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((fold) =>
    path(slice(32, 54, 34, fold * 15 - 60, fold * 15 - 45), fold % 2 ? 'b' : 'a'),
  ),
  path('M32 22a6.500 6.500 0 1 0 .1 0zM17 31a3.500 3.500 0 1 0 .1 0z', '#ffe2a0'),
  path('M42 27q4 3 8 2-1 5-6 6-4-3-2-8z', '#ff8aa5'),
  path(slice(32, 54, 16, -60, 60), '#1c1358'),
  line(folds.map(([x, y]) => `M32 54L${x} ${y}`).join(''), '#ffd27a', 0.8, { opacity: 0.55 }),
  line(`M${folds.map(([x, y]) => `${x} ${y}`).join('L')}`, '#ffd27a', 2.2, { 'stroke-linejoin': 'round' }),
  line(sticks.map(([x, y]) => `M32 54L${x.toFixed(1)} ${y.toFixed(1)}`).join(''), 'c', 2),
  circle(32, 54, 3.5, 'c'),
  path('M30.500 57h3l2 7h-7z', '#e8485f'),
);

const drum = symbol(
  [
    glow('#ff6a4a', 0.4),
    linear('a', ['#fffaf0', '#f6dcb0', '#c99a62'], { x2: 0.5 }),
    linear('b', ['#7a1524', '#e2493c', '#8a1a2a', '#3d0a1c'], { x2: 1, y2: 0 }),
    gold('c'),
  ],
  aura,
  group(line('M5 6L27 22M59 6L37 22', 'c', 3.5) + circle(5, 6, 3.5, '#fff3c9') + circle(59, 6, 3.5, '#fff3c9'), {
    'stroke-linecap': 'round',
  }),
  path('M14 62L22 44h20l8 18h-6l-5-9H25l-5 9z', '#6b3a1c'),
  path('M10 27c-5 8-5 18 0 25 12 6 32 6 44 0 5-7 5-17 0-25z', 'b'),
  line('M10.500 50.500c12 6 31 6 43 0', '#ffc24a', 2),
  ellipse(32, 27, 23.5, 10.5, '#4a0d1c'),
  ellipse(32, 26, 22, 9.5, 'a'),
  ellipse(32, 26, 22, 9.5, 'none', { stroke: '#c4202f', 'stroke-width': 1.4 }),
  path(
    'M32 21.500c6 0 9 2 9 4s-4 3-8 2 0-3-2-4-6 0-6 2c0-3 3-4 7-4zM32 30.500c-6 0-9-2-9-4s4-3 8-2 0 3 2 4 6 0 6-2c0 3-3 4-7 4z',
    '#c4202f',
  ),
  copies('s', circle(0, 0, 1.4, '#ffe2a0'), [
    [12, 35],
    [19, 38.5],
    [28, 40],
    [36, 40],
    [45, 38.5],
    [52, 35],
  ]),
  path('M32 41l5 5-5 5-5-5z', 'c'),
);

const jade = symbol(
  [
    glow('#3fe0a0', 0.4),
    linear('a', ['#d8ffe6', '#3fce8f', '#0b6a55'], { x2: 0.4 }),
    linear('b', ['#0b6a55', '#2fb582', '#bff5d6'], { x2: 0.4 }),
    gold('c'),
  ],
  aura,
  line('M32 2v8M32 50v5', 'c', 2.5),
  path('M32 5a25 25 0 1 0 .1 0zm0 15a10 10 0 1 1-.1 0z', 'a', { 'fill-rule': 'evenodd' }),
  path('M32 9a21 21 0 1 0 .1 0zm0 8a13 13 0 1 1-.1 0z', 'b', { 'fill-rule': 'evenodd', opacity: 0.75 }),
  line(
    ring(32, 30, 17, 8)
      .map(([x, y]) => `M${x} ${y - 2.5}a2.500 2.500 0 1 1-.1 0`)
      .join(''),
    '#eafff2',
    1,
    { opacity: 0.8 },
  ),
  line('M11 22A22.500 22.500 0 0 1 30 7.500', '#fff', 2, { 'stroke-linecap': 'round' }),
  path('M29 54h6l2 10H27z', '#e8485f'),
  circle(32, 54.5, 2.8, 'c'),
);

const coral = symbol(
  [glow('#ff6f91', 0.4), linear('a', ['#ffd3d3', '#ff5f76', '#a31648'], { x2: 0.4 }), gold('c')],
  aura,
  ...[
    ['#5c0a2c', 7],
    ['a', 5],
  ].map(
    ([stroke, width]) =>
      line('M32 8L53 29 32 50 11 29zM21.500 18.500L42.500 39.500M42.500 18.500L21.500 39.500', stroke, width, {
        'stroke-linejoin': 'round',
      }) +
      line(
        'M13 27a6 6 0 1 0 0 4M51 27a6 6 0 1 1 0 4M27 9q0-7 5-7t5 7M21 14c-5-8-15 0-7 7M43 14c5-8 15 0 7 7M21 44c-5 8-15 0-7-7M43 44c5 8 15 0 7-7',
        stroke,
        width - 2.5,
      ),
  ),
  line('M32 7.500L12 27.500M33 14l8 8', '#fff', 1.1, { opacity: 0.8 }),
  path(polygon(32, 29, 6.5, 4), 'c'),
  path('M32 22.500L38.500 29H32z', '#fff6d8', { opacity: 0.7 }),
  path('M29 54h6l2 10H27z', 'c'),
  circle(32, 53.5, 2.8, '#ff8a9a'),
);

const amber = symbol(
  [glow('#ffae3a', 0.45), linear('a', ['#ffe9a8', '#ff9f1f', '#9c3d08'], { x2: 0.3 }), gold('c')],
  aura,
  line('M32 1a4 4 0 1 1-.1 0', 'c', 2),
  path('M27 9h10l2 6H25z', 'c'),
  path('M32 11C38 22 54 29 54 43c0 12-10 19-22 19S10 55 10 43c0-14 16-21 22-32z', 'a'),
  path('M32 11l-9 27L10 43c0-14 16-21 22-32z', '#fff2c0', { opacity: 0.55 }),
  path('M32 11l9 27 13 5c0-14-16-21-22-32z', '#ffd06a', { opacity: 0.45 }),
  path('M23 38h18l13 5c0 12-10 19-22 19S10 55 10 43z', '#8a2f06', { opacity: 0.28 }),
  path('M23 38l9 24 9-24z', '#ffd98a', { opacity: 0.55 }),
  line('M32 12l-9 26h18zM23 38L10 43M41 38l13 5M23 38l9 24 9-24', '#fff3cf', 0.9, { opacity: 0.7 }),
  path('M30 44q4-4 6 0-2 4-6 0zM36 44l4-2v4z', '#6e2504', { opacity: 0.6 }),
  line('M13 40c1-7 7-12 12-18', '#fff', 1.8, { 'stroke-linecap': 'round', opacity: 0.9 }),
);

export const lanternFestival = { wild, scatter, fox, koi, fan, drum, jade, coral, amber };
