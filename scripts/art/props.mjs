// What lies on the tables: cards, roulette wheels, chips and dice.
import { at, circle, copies, ellipse, group, line, path, rect, ring, slice, spokes } from './grammar.mjs';

const suits = {
  heart: 'M0 5.500C-9-1-5-7.500 0-3 5-7.500 9-1 0 5.500z',
  diamond: 'M0-6.500L4.800 0 0 6.500-4.800 0z',
  spade: 'M0-6C9 1 5 6 .8 3.200L2.500 6h-5L-.8 3.200C-5 6-9 1 0-6z',
  club: 'M0-6a2.800 2.800 0 0 1 2 4.800 2.800 2.800 0 1 1-1.200 4.500L2.200 6h-4.400l1.400-2.700a2.800 2.800 0 1 1-1.200-4.500A2.800 2.800 0 0 1 0-6z',
};
const ranks = {
  A: 'M-3 4L0-4 3 4M-1.900 1.200h3.800',
  K: 'M-2.500-4v8M2.500-4L-2.500.8M-.6-1L2.800 4',
  Q: 'M0-4a3 4 0 1 0 .1 0zM.8 1.500L3 4.800',
  J: 'M2-4v5.500Q2 4-.2 4T-2.500 2',
  10: 'M-3.600-3.200l1.500-.8v8M1.800-4a2 4 0 1 0 .1 0z',
  9: 'M2.400-1.700a2.400 2.400 0 1 0-4.800 0 2.400 2.400 0 1 0 4.800 0Q2.400 3-1.500 4',
  8: 'M0-4a2 1.900 0 1 0 .1 0zM0-.2a2.500 2.100 0 1 0 .1 0z',
  7: 'M-2.500-4h5.200L-.5 4',
};
export const suit = (name, fill) => path(suits[name], fill);

/** A playing card about its middle, 36 × 50 before `size`. */
export const card = (
  rank,
  name,
  { ink = name === 'heart' || name === 'diamond' ? '#d3203f' : '#1a1a3a', paper = '#fffaf0' } = {},
) => {
  const corner =
    group(line(ranks[rank], ink, 1.7, { 'stroke-linejoin': 'round' }), { transform: 'translate(-12 -17)' }) +
    group(suit(name, ink), { transform: 'translate(-12 -8.500)scale(.5)' });
  return [
    rect(-17, -23, 36, 50, '#0006', 4),
    rect(-18, -25, 36, 50, paper, 4),
    rect(-18, -25, 36, 50, 'none', 4, { stroke: '#b89a78', 'stroke-width': 0.6 }),
    corner,
    group(corner, { transform: 'rotate(180)' }),
    group(suit(name, ink), { transform: 'scale(1.600)' }),
  ];
};

export const cardBack = (colour, lineColour) => [
  rect(-18, -25, 36, 50, '#fffaf0', 4),
  rect(-15.5, -22.5, 31, 45, colour, 2.5),
  line(
    'M-15-12L0-22.500 15-12M-15 0L0-11 15 0M-15 12L0 1 15 12M-15-12L0-1 15-12M-15 0L0 11 15 0M-15 12L0 22.500 15 12',
    lineColour,
    1,
  ),
];

/** A roulette wheel about its middle, radius 50; `lean` < 1 lays it down. The wheel asks for paints `w` (wood) and `o` (gold). */
export const roulette = ({ lean = 1, red = '#d3263f', black = '#16142a', zero = '#1fa866', turn = 0 } = {}) =>
  group(
    [
      lean < 1 ? circle(0, 12, 50, '#0007') + circle(0, 7, 50, '#3a160c') : '',
      circle(0, 0, 50, 'w'),
      circle(0, 0, 49, 'none', { stroke: 'r', 'stroke-width': 1.6 }),
      circle(0, 0, 42, '#120a14'),
      group(
        [
          circle(0, 0, 35, 'none', { stroke: red, 'stroke-width': 12 }),
          circle(0, 0, 35, 'none', { stroke: black, 'stroke-width': 12, pathLength: 24, 'stroke-dasharray': '1 1' }),
          circle(0, 0, 35, 'none', { stroke: zero, 'stroke-width': 12, pathLength: 24, 'stroke-dasharray': '1 23' }),
          line(spokes(0, 0, 26, 42, 24, { turn: 90 }), '#ffe2a0', 0.7),
          circle(0, 0, 41.5, 'none', { stroke: 'o', 'stroke-width': 1.6 }),
          circle(0, 0, 34, 'none', { stroke: '#fff', 'stroke-opacity': 0.18, 'stroke-width': 1 }),
        ],
        { transform: `rotate(${turn})` },
      ),
      circle(0, 0, 28, 'w'),
      circle(0, 0, 28, 'none', { stroke: 'o', 'stroke-width': 1.4 }),
      line('M-24-6A25 25 0 0 1 2-25', '#fff', 1.6, { opacity: 0.5, 'stroke-linecap': 'round' }),
      circle(0, 0, 18, '#0003'),
      line('M0-15V15M-15 0H15', 'o', 4.5, { 'stroke-linecap': 'round', transform: 'rotate(30)' }),
      copies('knob', circle(0, 0, 3.6, 'o'), [
        [7.5, -13],
        [13, 7.5],
        [-7.5, 13],
        [-13, -7.5],
      ]),
      lean < 1 ? '' : circle(0, 0, 7, 'o'),
    ],
    lean < 1 ? { transform: `scale(1 ${lean})` } : {},
  );

/** A stack of chips whose lowest stands at 0, 0. */
export const chips = (count, colour, edge = '#fff') =>
  Array.from({ length: count }, (_, step) => {
    const y = -step * 4.2;
    return (
      path(`M-12 ${y}v-3.600h24V${y}a12 5 0 0 1-24 0z`, colour) +
      line(`M-8 ${y + 3.6}v-3.600M-1 ${y + 4.8}v-3.600M7 ${y + 4}v-3.600`, edge, 3.2) +
      ellipse(0, y - 3.6, 12, 5, colour, { stroke: '#0004', 'stroke-width': 0.6 })
    );
  }).join('') +
  at(
    0,
    -(count - 1) * 4.2 - 3.6,
    ellipse(0, 0, 8.5, 3.4, 'none', { stroke: edge, 'stroke-width': 1.2, 'stroke-dasharray': '3 2.4' }) +
      ellipse(0, 0, 5, 2, edge, { opacity: 0.75 }),
  );

const pips = {
  1: '5 5',
  2: '3 3M7 7',
  3: '2.500 2.500M5 5M7.500 7.500',
  4: '3 3M7 3M3 7M7 7',
  5: '2.500 2.500M7.500 2.500M5 5M2.500 7.500M7.500 7.500',
  6: '3 2.500M7 2.500M3 5M7 5M3 7.500M7 7.500',
};
/** A die seen from its corner, about its near corner; faces are [top, left, right]. Colours likewise, light to dark. */
export const die = ([top, left, right], [light, mid, dark], ink) => {
  const face = (value, matrix) =>
    group(
      path(
        `M${pips[value]
          .split('M')
          .map((p) => `${p}h0`)
          .join('M')}`,
        'none',
      ),
      { transform: `matrix(${matrix})` },
    );
  return [
    path('M0-20L18-10V10L0 20-18 10V-10z', mid, { stroke: mid, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    path('M0-20L18-10 0 0-18-10z', light, { stroke: light, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    path('M18-10L0 0v20l18-10z', dark, { stroke: dark, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    line('M-18-10L0 0 18-10M0 0v20', '#fff', 1, { opacity: 0.7 }),
    group(face(top, '1.8 -1 1.8 1 -18 -10') + face(left, '1.8 1 0 2 -18 -10') + face(right, '1.8 -1 0 2 0 0'), {
      stroke: ink,
      'stroke-width': 1.9,
      'stroke-linecap': 'round',
    }),
  ];
};

/** A show's wheel: `colours` in turn, bulbs on the rim. Asks for paint `o` (gold). */
export const showWheel = (cx, cy, r, count, colours, { bulbs = count } = {}) => [
  circle(cx, cy + 3, r + 6, '#0006'),
  circle(cx, cy, r + 5, 'o', { stroke: 'r', 'stroke-width': 1.4 }),
  circle(cx, cy, r + 0.8, '#2a1020'),
  ...colours.map((colour, offset) =>
    path(
      Array.from({ length: count / colours.length }, (_, step) =>
        slice(
          cx,
          cy,
          r,
          ((step * colours.length + offset) * 360) / count,
          ((step * colours.length + offset + 1) * 360) / count,
        ),
      ).join(''),
      colour,
    ),
  ),
  line(spokes(cx, cy, 0, r, count), '#fff', 1, { opacity: 0.6 }),
  circle(cx, cy, r * 0.62, 'none', { stroke: '#fff', 'stroke-width': r * 0.06, opacity: 0.16 }),
  path(`M${cx - r} ${cy}a${r} ${r} 0 0 1 ${r * 2} 0q-${r} -${r * 0.5}-${r * 2} 0z`, '#fff', { opacity: 0.14 }),
  copies(
    'bulb',
    circle(0, 0, 1.9, '#fffbe0'),
    ring(cx, cy, r + 3, bulbs, { turn: 180 / bulbs }).map(([x, y]) => [x, y]),
  ),
];

/** A gift box on its middle of the floor; colours light to dark. */
export const box = (width, height, [light, mid, dark], ribbon) => [
  path(`M${-width / 2} 0v-${height}h${width}V0z`, mid),
  path(`M${width * 0.12} 0v-${height}h${width * 0.38}V0z`, dark),
  path(`M-3.500 0v-${height}h7V0z`, ribbon),
  path(`M${-width / 2 - 2.5} ${-height}v-8h${width + 5}v8z`, light),
  path(`M-4 ${-height}v-8h8v8z`, ribbon),
  path(`M0 ${-height - 8}c-14-2-14-14-6-13 5 1 6 8 6 13 0-5 1-12 6-13 8-1 8 11-6 13z`, ribbon, {
    stroke: '#fff8',
    'stroke-width': 0.8,
  }),
];
