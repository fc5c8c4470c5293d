// The symbols of the slots that play for a pool.
import { circle, copies, ellipse, group, line, mirrored, path, polygon, spokes } from '../grammar.mjs';
import { drawn, edged, gold, shine } from './drawn.mjs';
import { bolt, coin, pearl, star, steel, sun } from './parts.mjs';

const fire = ['#fff3a8', '#ff8a2e', '#b3200f'];
const rubies = ['#ffc0c8', '#e0243f', '#5e0a2c'];
export const crownOfEmbers = {
  flame: drawn(
    '#ff8a3a',
    { a: fire, b: ['#fffde8', '#ffd84a', '#ff8a1f'] },
    edged(
      'M34 2c4 12 18 18 18 38 0 14-9 22-20 22S12 54 12 40c0-10 6-14 8-24 6 4 8 8 8 14 6-8 8-18 6-28z',
      'a',
      '#5a0c0a',
      1.4,
    ),
    path('M33 24c3 8 10 12 10 22 0 8-5 13-11 13s-11-5-11-12c0-6 4-8 5-14 4 2 5 5 5 8 2-5 3-11 2-17z', 'b'),
    path('M32 42q6 7 3 13-3 3-6 0-3-6 3-13z', '#fff'),
    shine('M17 34q-2 6 0 12', 1.8),
  ),
  torch: drawn(
    '#ffb04a',
    { a: fire, b: ['#f0b878', '#8a4a24', '#34160c'], c: gold },
    edged('M26 34h12l-3 28h-6z', 'b', '#1c0a06'),
    edged('M20 28h24l-4 10H24z', 'c', '#4a260a'),
    edged('M33 1c2 8 12 12 12 22q0 8-13 8T19 23c0-6 4-8 5-14 4 2 5 5 5 8 3-5 4-10 4-16z', 'a', '#5a0c0a', 1.2),
    path('M32 14q7 8 3 14-3 3-6 0-4-6 3-14z', '#fffbd0'),
    line('M30 42l-1 16', '#ffd8a8', 1.4),
    copies('s', circle(0, 0, 1.6, '#ffe08a'), [
      [10, 14],
      [54, 16],
      [14, 28, 0, 0.7],
      [52, 30, 0, 0.7],
    ]),
  ),
  crown: drawn(
    '#ffd25a',
    { a: gold, b: rubies },
    edged('M5 22l13 12L32 8l14 26 13-12-6 34q-21 8-42 0z', 'a', '#5a300a', 1.6),
    path('M11 48q21 8 42 0l-1 8q-20 7-40 0z', '#8a3a0a', { opacity: 0.35 }),
    ...[
      [5, 20, 4],
      [32, 7, 5],
      [59, 20, 4],
    ].map(([x, y, r]) => circle(x, y, r, 'b', { stroke: '#5a300a', 'stroke-width': 1 })),
    edged('M32 34l6 8-6 8-6-8z', 'b', '#4a0a1c'),
    copies('j', circle(0, 0, 2.2, '#fff8dc'), [
      [17, 50],
      [24, 52.5],
      [40, 52.5],
      [47, 50],
    ]),
    shine('M9 28l8 8M31 16l-8 16', 1.8),
  ),
  sceptre: drawn(
    '#ffc06a',
    { a: gold, b: rubies },
    line('M14 60L40 24', '#5a300a', 8, { 'stroke-linecap': 'round' }),
    line('M14 60L40 24', '#f2b53f', 5, { 'stroke-linecap': 'round' }),
    line('M21 46l6 4M29 35l6 4', '#8a4a10', 2.4),
    circle(46, 17, 14, '#5a300a'),
    circle(46, 17, 12.6, 'a'),
    edged('M46 8l8 9-8 9-8-9z', 'b', '#4a0a1c'),
    path('M46 8l8 9h-8z', '#ffd8dc', { opacity: 0.7 }),
    line('M46 3V-1', '#f2b53f', 3),
    circle(12, 61, 3.4, 'b'),
    shine('M37 12q3-5 8-6', 1.6),
  ),
  ring: drawn(
    '#ffe08a',
    { a: gold, b: ['#ffd8f0', '#e0489a', '#6a0c54'] },
    circle(32, 42, 17, 'none', { stroke: '#5a300a', 'stroke-width': 8 }),
    circle(32, 42, 17, 'none', { stroke: 'a', 'stroke-width': 5.4 }),
    edged('M20 6h24l7 9-19 17L13 15z', 'b', '#3a0630', 1.4),
    path('M20 6l-7 9h38l-7-9zM32 32L24 15h16z', '#fff', { opacity: 0.35 }),
    line('M24 15l8-9 8 9-8 17z', '#fff', 1, { opacity: 0.7 }),
    shine('M17 36q-3 10 4 16', 1.8),
  ),
  goblet: drawn(
    '#ffd88a',
    { a: gold, b: rubies },
    edged('M12 6h40c2 18-4 30-16 32v10c8 2 12 6 12 12H16c0-6 4-10 12-12V38C16 36 10 24 12 6z', 'a', '#5a300a', 1.5),
    ellipse(32, 8, 19, 4.5, '#5a0c2c'),
    ellipse(32, 8.5, 16, 3, '#a8203f'),
    copies('g', path('M0-5l4 5-4 5-4-5z', 'b'), [
      [32, 24],
      [21, 22, 0, 0.7],
      [43, 22, 0, 0.7],
    ]),
    line('M20 55q12-4 24 0', '#8a4a10', 1.4),
    shine('M16 14q0 12 7 18', 2),
  ),
  ruby: drawn(
    '#ff6a8a',
    { a: rubies },
    edged('M18 8h28l14 16-28 36L4 24z', 'a', '#3a0618', 1.5),
    path('M18 8L4 24h18zM46 8l14 16H42zM22 24h20L32 60z', '#fff', { opacity: 0.22 }),
    line('M4 24h56M18 8l4 16 10 36 10-36 4-16M22 24L32 8l10 16', '#ffd8e0', 1.2, { opacity: 0.8 }),
    shine('M20 11L9 23', 2),
  ),
  ember: drawn(
    '#ff7a3a',
    { a: ['#ffd88a', '#f0561f', '#5a100c'], b: ['#5a3a3a', '#2c1a20', '#120a10'] },
    edged('M10 30L24 10l20 2 14 18-6 22-22 10L8 50z', 'b', '#0a0508', 1.4),
    line('M24 12l4 16-14 8 6 16M28 28l16 4 10-4M44 32l-4 16-12 8M40 48l12 4', 'a', 3.6, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    line('M25 16l3 12-12 8M30 29l14 3M43 34l-3 12', '#fff3b0', 1.3, { 'stroke-linecap': 'round' }),
    copies('s', circle(0, 0, 1.7, '#ffb04a'), [
      [12, 10],
      [54, 8],
      [58, 18, 0, 0.7],
      [6, 20, 0, 0.7],
    ]),
  ),
  coal: drawn(
    '#8a94c8',
    { a: ['#8a90b8', '#3a3f62', '#12142c'] },
    edged('M6 36L16 16l18-8 18 10 8 22-10 16-26 6-14-8z', 'a', '#060814', 1.4),
    path('M16 16l18-8 2 18-16 6zM36 26l16-8 8 22-18 2z', '#c8d0f0', { opacity: 0.22 }),
    line('M16 16l4 16-14 4M20 32l16-6 16-8M36 26l6 16 18-2M42 42L24 60M20 32l4 28', '#0c0e20', 1.4, { opacity: 0.75 }),
    shine('M18 18l14-7', 1.8),
  ),
};

const deep = ['#c8ecff', '#3f84d0', '#122a6a'];
export const whalesongBay = {
  whale: drawn(
    '#6ac8ff',
    { a: deep, b: ['#fff', '#dcecf8', '#8aa8c8'] },
    line('M22 14C18 6 12 6 10 10M22 14c4-8 10-8 12-4', '#c8f4ff', 2.6, { 'stroke-linecap': 'round' }),
    edged(
      'M4 36c0-12 10-20 22-20 14 0 20 8 26 14l2-12 8-6v10l2 6-10 6c-2 18-16 26-30 26C12 60 4 48 4 36z',
      'a',
      '#0a1840',
      1.4,
    ),
    path('M5 40c8 8 24 10 38 4-4 10-12 15-21 15C12 59 6 50 5 40z', 'b'),
    line('M12 46q2 6 6 9M20 48q2 6 5 8M28 48q1 5 3 7', '#7a98b8', 1.4),
    circle(18, 36, 2.6, '#081430'),
    circle(17.2, 35, 0.9, '#fff'),
    line('M6 42q8 2 12-1', '#0a1840', 1.4, { 'stroke-linecap': 'round' }),
    shine('M9 30q5-10 16-11', 2),
  ),
  turtle: drawn(
    '#8af0b0',
    { a: ['#d8ffb8', '#5ab84a', '#1a5a3a'], b: ['#c8f0d8', '#4aa894', '#144a54'] },
    edged(
      'M14 20C8 12 4 14 4 22l8 8zM14 44C6 50 4 58 10 60l12-8zM46 18c8-10 14-8 12 0l-8 10zM46 46c8 4 12 10 8 14l-12-6z',
      'b',
      '#082a30',
    ),
    edged('M50 26q12-2 12 6t-12 6z', 'b', '#082a30'),
    circle(57, 30.5, 1.6, '#06161c'),
    edged('M30 10c14 0 24 10 24 22S44 54 30 54 8 44 8 32s8-22 22-22z', 'a', '#0c3420', 1.4),
    line(
      'M30 20l10 6v12l-10 6-10-6V26zM30 10v10M40 26l12-4M40 38l12 6M30 44v10M20 38l-10 6M20 26L10 21',
      '#1a5a3a',
      1.8,
    ),
    shine('M14 26q4-9 12-12', 2),
  ),
  pearl: pearl('#ffe0f0', ['#ffe0d8', '#e08a9a', '#6a2448']),
  seahorse: drawn(
    '#ffc85a',
    { a: ['#fff3b8', '#ffa83a', '#a84a14'] },
    ...[
      ['#5a240a', 3],
      [null, 0],
    ].map(([stroke, width]) =>
      path(
        'M26 6q10-6 16 2 6 6 2 14l-4 4q8 8 6 18-2 12-14 14-10 0-10-8 0-7 7-7 5 0 5 4t-4 4q3 2 6-2 4-6-2-12-12-6-10-18l2-3-14 4-2-5 14-4z',
        'a',
        stroke ? { stroke, 'stroke-width': width, 'stroke-linejoin': 'round' } : {},
      ),
    ),
    edged('M42 24q10 2 8 14-6-2-9-7z', 'a', '#5a240a', 1),
    circle(34, 13, 2.2, '#2a1006'),
    line('M28 30h10M30 36h12M36 42h9M38 48h6', '#a84a14', 1.5, { 'stroke-linecap': 'round' }),
    shine('M37 8q5 3 4 9', 1.8),
  ),
  starfish: star(['#ffe0c8', '#ff7a5a', '#9a2440'], '#ff9a7a'),
  urchin: drawn(
    '#b88aff',
    { a: ['#e8d0ff', '#7a4ac8', '#2a1460'] },
    line(spokes(32, 32, 10, 31, 20), '#1c0c44', 3.4, { 'stroke-linecap': 'round' }),
    line(spokes(32, 32, 10, 30, 20), '#a878f0', 1.6, { 'stroke-linecap': 'round' }),
    circle(32, 32, 17, '#1c0c44'),
    circle(32, 32, 15.6, 'a'),
    line(spokes(32, 32, 5, 13, 10), '#e8d0ff', 1.4, { 'stroke-dasharray': '1.500 2', opacity: 0.85 }),
    circle(32, 32, 3.4, '#ffe0a0'),
    shine('M20 28q3-8 9-10', 1.8),
  ),
  seaweed: drawn(
    '#7af0a0',
    { a: ['#d0ffb0', '#3fa85a', '#0c4a34'] },
    ...[
      [9, '#062a20'],
      [6, 'a'],
    ].map(([width, stroke]) =>
      line(
        'M20 62c-8-14 6-20 0-32-4-8 2-14 0-24M34 62c-6-12 8-20 2-32-4-10 6-16 2-26M48 62c-6-10 6-16 2-26-2-8 4-10 4-18',
        stroke,
        width,
        { 'stroke-linecap': 'round' },
      ),
    ),
    line('M19 58c-5-12 6-18 1-28M34 58c-4-10 7-18 2-28M48 58c-4-8 5-14 2-22', '#e8ffd0', 1.3, {
      opacity: 0.7,
      'stroke-linecap': 'round',
    }),
    copies('b', circle(0, 0, 2, 'none', { stroke: '#d8fbff', 'stroke-width': 1.2 }), [
      [8, 20],
      [10, 10, 0, 0.7],
      [58, 50],
      [28, 14, 0, 0.6],
    ]),
  ),
  pebble: drawn(
    '#d8e0f0',
    { a: ['#fff', '#b0bcd4', '#4a5678'], b: ['#ffe8d8', '#c8a090', '#64485a'] },
    edged('M24 10c16-4 32 4 36 18 2 10-8 16-22 16S12 40 10 28s4-16 14-18z', 'a', '#242c48', 1.3),
    edged('M6 44c4-8 18-10 28-6s14 14 6 19-24 6-32 1-6-8-2-14z', 'b', '#34202c', 1.3),
    line('M18 22q14-6 34 4M12 50q10-4 24 2', '#fff', 1.3, { opacity: 0.6 }),
    shine('M16 22q4-7 14-8', 2),
  ),
};

const ice = ['#fff', '#9ae0ff', '#2f6ac8'];
export const vaultOfDawn = {
  sun: sun(['#fffbd0', '#ffb83a', '#c24a14'], '#ffb87a'),
  diamond: drawn(
    '#8ae0ff',
    { a: ice },
    edged('M16 10h32l14 16-30 34L2 26z', 'a', '#0f2a6a', 1.5),
    path('M16 10L2 26h20zM48 10l14 16H42zM22 26h20L32 60z', '#fff', { opacity: 0.4 }),
    line('M2 26h60M16 10l6 16 10 34 10-34 6-16M22 26l10-16 10 16', '#fff', 1.3, { opacity: 0.9 }),
    shine('M17 13L7 25', 2),
    path(polygon(54, 10, 7, 4, { inner: 2 }), '#fff'),
  ),
  gold: drawn(
    '#ffd25a',
    { a: gold, b: ['#fff8d8', '#ffd25a', '#c47a1a'] },
    ...[
      [17, 6],
      [2, 34],
      [32, 34],
    ].map(([x, y]) =>
      group(
        [
          edged('M5 6h20l5 20H0z', 'a', '#5a300a', 1.4),
          path('M5 6h20l2 8H3z', 'b'),
          line('M8 20h14', '#8a4a10', 1.4, { opacity: 0.6 }),
          shine('M6 9h16', 1.2),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    ),
  ),
  safe: drawn(
    '#a8c0f0',
    { a: steel, b: gold },
    edged('M12 58h10v5H12zM42 58h10v5H42z', '#1c2444', '#0c1228'),
    edged('M10 4h44q4 0 4 4v48q0 4-4 4H10q-4 0-4-4V8q0-4 4-4z', 'a', '#161e3c', 1.5),
    edged('M13 11h38v42H13z', 'a', '#161e3c', 1.2),
    circle(32, 32, 13, '#161e3c'),
    circle(32, 32, 11.5, 'b'),
    line(spokes(32, 32, 3, 11, 3), '#5a300a', 3),
    circle(32, 32, 3.4, '#5a300a'),
    line('M54 16v8M54 40v8', '#161e3c', 3),
    shine('M10 50V8h36', 1.6),
  ),
  coin: coin(gold, '#ffe08a', path(polygon(32, 31, 12, 8, { inner: 6 }), '#8a4a10', { opacity: 0.8 })),
  dial: drawn(
    '#c8d4ff',
    { a: steel, b: ['#4a5478', '#1f2748', '#0a0e22'] },
    circle(32, 32, 30, '#0c1228'),
    circle(32, 32, 28.5, 'a'),
    circle(32, 32, 22, 'b', { stroke: '#0c1228', 'stroke-width': 1.4 }),
    line(spokes(32, 32, 17, 20.5, 20), '#e8f0ff', 1.5),
    circle(32, 32, 11, 'a', { stroke: '#0c1228', 'stroke-width': 1.4 }),
    line('M32 24v16M24 32h16', '#37456b', 2.6, { 'stroke-linecap': 'round' }),
    path('M32 1l4 8h-8z', '#e0344f'),
    shine('M8 26A25 25 0 0 1 24 8.500', 2.2),
  ),
  screw: bolt(['#ffe8c8', '#c88a5a', '#5a2f1c'], '#ffc89a'),
};
