// The symbols of the games of clusters: drawn broad and plain, each in a colour of its own, since they stand small and close together.
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
  spokes,
} from '../grammar.mjs';
import { drawn, edged, gold, shine } from './drawn.mjs';

const soft = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

export const mossAndStone = {
  rune: drawn(
    '#8affd0',
    { a: ['#d8e4e0', '#7a908c', '#2a3e44'] },
    edged('M14 14L26 3l18 2 12 14 3 22-9 17-20 3-19-5L5 38l3-16z', 'a', '#142228', 1.4),
    path('M44 5l12 14 3 22-9 17-20 3 16-12 4-20-8-14z', '#14262c', { opacity: 0.4 }),
    line('M31 14v36M31 18l-11 11M31 18l11 11M31 34l-9 9M31 34l9 9', '#0c3a34', 6.5, soft),
    line('M31 14v36M31 18l-11 11M31 18l11 11M31 34l-9 9M31 34l9 9', '#6affc8', 3.5, soft),
    line('M31 14v36', '#eafff6', 1.3, soft),
    shine('M10 24L16 15l11-9', 1.6),
  ),
  crystal: drawn(
    '#c08aff',
    { a: ['#f4e0ff', '#a85af0', '#401a8a'], b: ['#ffe0ff', '#e07af0', '#6a1f94'] },
    edged('M10 60L4 40l7-12 9 8 2 24z', 'b', '#24084a'),
    edged('M54 60l6-18-6-14-9 8-3 24z', 'b', '#24084a'),
    edged('M20 60L15 22 31 2l17 20-5 38z', 'a', '#24084a', 1.4),
    path('M31 2l17 20-12 6z', '#fff', { opacity: 0.35 }),
    path('M15 22L31 2l5 26-5 32H20z', '#fff', { opacity: 0.22 }),
    line('M15 22l21 6 12-6M36 28l-5 32', '#f4e0ff', 1.2),
    shine('M19 24l10-13', 2),
  ),
  snail: drawn(
    '#ffc06a',
    { a: ['#ffe8a8', '#e8933a', '#7a3414'], b: ['#fff0c8', '#d8b478', '#7a5a34'] },
    line('M12 30L6 12M18 28l2-16', '#7a5a34', 3.5, soft),
    circle(5.5, 11, 3.5, '#d8b478'),
    circle(20, 11, 3.5, '#d8b478'),
    edged('M4 56Q2 34 12 26q10-2 10 12l3 8h34q4 6 3 11-2 3-8 3H10q-5 0-6-4z', 'b', '#3f2a14'),
    circle(10, 35, 1.8, '#24140c'),
    line('M7 43q4 3 8 0', '#3f2a14', 1.6, soft),
    edged('M40 12a20 20 0 1 1-.1 0z', 'a', '#3f1a0a', 1.4),
    line('M40 33a2 2 0 0 1 4-1 6 6 0 0 1-9 5 9.500 9.500 0 0 1 8-15 13 13 0 0 1 11 15', '#7a3414', 3, soft),
    shine('M26 27q3-9 11-11', 2),
  ),
  toadstool: drawn(
    '#ff6a6a',
    { a: ['#ff9a80', '#e0283c', '#6a0a28'], b: ['#fffaf0', '#f0dcc4', '#a8866f'] },
    edged('M24 34h16q-2 12 4 24-12 6-24 0 6-12 4-24z', 'b', '#4a2f24'),
    path('M20 42q12 6 24 0l1 5q-13 5-26 0z', '#fff4e0'),
    edged('M3 36Q5 6 32 5t29 31q-14 5-29 5T3 36z', 'a', '#3f0618', 1.4),
    group([ellipse(19, 21, 5.5, 4.5), ellipse(38, 14, 6, 4.5), ellipse(33, 29, 4.5, 3.5), ellipse(50, 27, 4.5, 4.5)], {
      fill: '#fff6ea',
    }),
    shine('M9 29Q12 15 22 11', 2),
  ),
  fern: drawn(
    '#7affa0',
    { a: ['#c8ff9a', '#3fae5a', '#0c4a34'] },
    line('M12 60Q22 40 46 12', '#0c3a28', 5, soft),
    ...[
      [20, 46, 9],
      [26, 38, 10],
      [33, 29, 10],
      [40, 20, 9],
    ].map(
      ([x, y, r]) =>
        edged(
          `M${x} ${y}q-${r * 1.6}-2-${r * 1.8}-${r * 1.3} ${r * 1.6}-${r * 0.4} ${r * 1.8} ${r * 1.3}z`,
          'a',
          '#06301f',
          1,
        ) +
        edged(
          `M${x} ${y}q${r * 0.8} ${r * 1.4} ${r * 2} ${r * 1.1} -${r * 0.2}-${r * 1.5}-${r * 2}-${r * 1.1}z`,
          'a',
          '#06301f',
          1,
        ),
    ),
    edged('M44 14Q44 4 56 3q1 10-10 14z', 'a', '#06301f', 1),
    line('M12 60Q22 40 50 8', '#eaffc8', 1.4, soft),
  ),
  moss: drawn(
    '#d8ff6a',
    { a: ['#f0ffa0', '#a0c83a', '#4a6a12'] },
    edged(
      'M5 58Q0 46 8 40q-3-10 8-14 2-12 14-12 4-8 14-4 10 0 10 10 8 4 5 14 6 6 2 14-2 10-12 10H14q-8 0-9 0z',
      'a',
      '#24360a',
      1.4,
    ),
    line('M16 46q2-6 8-6M30 34q3-5 9-4M42 46q3-5 8-4M26 22q4-4 9-2M24 52q4-4 9-2M46 26q3-1 5 1', '#4a6a12', 2.2, soft),
    copies('m', circle(0, 0, 1.7, '#fffff0'), [
      [18, 34],
      [36, 42],
      [40, 20],
      [52, 38],
      [28, 28],
      [14, 52],
    ]),
    shine('M11 40q2-9 9-12', 1.8),
  ),
};

const crust = ['#ffe2a0', '#dc8c38', '#74320f'];
export const midnightBakery = {
  croissant: drawn(
    '#ffc46a',
    { a: crust },
    edged(
      'M6 52C-2 34 10 14 32 12s34 22 26 40c-4 4-11 2-13-5-2-8-6-11-13-11s-11 3-13 11c-2 7-9 9-13 5z',
      'a',
      '#42180a',
      1.4,
    ),
    line('M18 17q-1 12 5 21M32 12v24M46 17q1 12-5 21M8 32q4 6 11 9M56 32q-4 6-11 9', '#74320f', 2.2, {
      ...soft,
      opacity: 0.8,
    }),
    path('M21 17q-1 10 4 19 3-1 5-1V13q-5 0-9 4zM49 20q1 8-4 16l6 4q4-8-2-20z', '#fff3c4', { opacity: 0.4 }),
    shine('M9 34q3-10 9-14', 2),
  ),
  pretzel: drawn(
    '#e8965a',
    { a: ['#f0a860', '#a8501f', '#4f1c0c'] },
    ...[
      ['#360f06', 11.5],
      ['#a8501f', 9],
      ['#e0904a', 4],
    ].map(([colour, width]) =>
      line(
        'M20 48C30 40 34 30 36 22 40 6 60 10 58 28 56 48 42 58 32 58 22 58 8 48 6 28 4 10 24 6 28 22 30 30 34 40 44 48',
        colour,
        width,
        soft,
      ),
    ),
    copies('s', circle(0, 0, 1.6, '#fffdf0'), [
      [49, 14],
      [57, 24],
      [53, 41],
      [44, 52],
      [32, 58],
      [20, 52],
      [11, 41],
      [7, 24],
      [15, 14],
      [37, 25],
      [27, 25],
    ]),
  ),
  tart: drawn(
    '#ff7a9a',
    { a: crust, b: ['#ff9ab0', '#d82a5a', '#6a0a34'], c: ['#b0a8ff', '#5a48d0', '#1f1470'] },
    edged('M4 32h56l-7 24q-1 4-6 4H17q-5 0-6-4z', 'a', '#42180a', 1.4),
    line('M15 36l4 22M25 36l2 23M39 36l-2 23M49 36l-4 22', '#74320f', 1.8, { opacity: 0.7 }),
    edged('M2 30q15-10 30-10t30 10q-2 6-30 6T2 30z', '#ffeec8', '#42180a'),
    ...[
      [15, 24, 'b'],
      [48, 24, 'b'],
      [24, 16, 'c'],
      [40, 16, 'c'],
      [32, 25, 'b'],
      [32, 9, 'b'],
    ].map(
      ([x, y, paint]) =>
        circle(x, y, 8, paint, { stroke: '#2f0620', 'stroke-width': 1 }) +
        circle(x - 2.5, y - 2.5, 2, '#fff', { opacity: 0.8 }),
    ),
  ),
  muffin: drawn(
    '#c89aff',
    { a: ['#ffe8f4', '#e08ac0', '#7a2a74'], b: ['#c8f0ff', '#4aa0d8', '#164a84'] },
    edged('M11 34h42l-6 24q-1 4-5 4H22q-4 0-5-4z', 'b', '#0c2a54', 1.4),
    line('M19 36l4 25M28 36l2 25M36 36l-2 25M45 36l-4 25', '#0f3f74', 1.8, { opacity: 0.7 }),
    edged(
      'M7 36Q1 24 12 20 14 6 30 7q14-4 19 9 14 2 9 16-3 6-9 4-5 5-11 0-6 5-12 0-5 4-10 0-5 3-9 0z',
      'a',
      '#4a1444',
      1.4,
    ),
    circle(33, 6, 5.5, '#e8304f', { stroke: '#4a061c', 'stroke-width': 1 }),
    line('M20 18l3 2M40 16l3-2M46 26l3 1M29 24l3-1M16 28l2-2', '#fff8c0', 2.4, soft),
    shine('M13 24q4-9 12-11', 2),
  ),
  cookie: drawn(
    '#d8a85a',
    { a: ['#f4d090', '#c8883c', '#74401a'] },
    edged('M50 10A27 27 0 1 0 59 32q-7 1-8-6-8-2-6-9-2-5 5-7z', 'a', '#42200c', 1.4),
    copies('c', path('M-5-1q1-5 6-4t4 6-6 4-4-6z', '#4a2010', { stroke: '#2a1008', 'stroke-width': 0.8 }), [
      [22, 20, 10],
      [38, 32, 60],
      [20, 40, 0],
      [36, 50, 20],
      [48, 42, 90, 0.8],
      [33, 13, 40, 0.7],
      [12, 29, 0, 0.7],
    ]),
    shine('M9 26q4-11 13-15', 2),
  ),
  loaf: drawn(
    '#a8e07a',
    { a: ['#f4d8a0', '#b8743a', '#552a10'] },
    edged('M6 56V34C-2 18 14 8 32 8s34 10 26 26v22q0 4-4 4H10q-4 0-4-4z', 'a', '#331606', 1.4),
    path('M12 54V32C4 20 18 14 32 14s28 6 20 18v22z', '#fff4d8'),
    path('M16 52V31C10 22 20 18 32 18s22 4 16 13v21z', '#f4dcb0'),
    copies('h', ellipse(0, 0, 2.4, 1.6, '#d8ae74'), [
      [24, 26],
      [38, 24],
      [30, 34],
      [42, 38],
      [22, 42],
      [34, 46],
    ]),
    shine('M8 26q3-9 12-12', 1.8),
  ),
};

export const honeycombRow = {
  bee: drawn(
    '#ffe27a',
    { a: ['#fff0a0', '#ffbe1f', '#b8620a'], b: ['#fff', '#d8f0ff', '#94bce0'] },
    mirrored(
      [
        edged('M31 28C22 6 4 4 4 16s14 18 27 16z', 'b', '#4a6a8a'),
        edged('M30 34C18 32 8 38 12 45s14 1 18-7z', 'b', '#4a6a8a'),
      ],
      32,
    ),
    edged('M32 24c10 0 14 9 13 19-1 9-7 16-13 19-6-3-12-10-13-19-1-10 3-19 13-19z', 'a', '#2a1608', 1.4),
    path('M19.500 38q12 5 25 0v6q-12 5-25 0zM21 51q11 4 22 0l-4 6q-7 2-14 0z', '#2a1810'),
    circle(32, 19, 9.5, '#3a2418', { stroke: '#140a06', 'stroke-width': 1 }),
    line('M28 11Q26 4 20 3M36 11q2-7 8-8', '#3a2418', 2, soft),
    circle(28, 18, 3, '#fff'),
    circle(36, 18, 3, '#fff'),
    circle(28.5, 18.5, 1.5, '#140a06'),
    circle(36.5, 18.5, 1.5, '#140a06'),
    shine('M25 30q-3 5-2 10', 2),
  ),
  jar: drawn(
    '#ffb84a',
    {
      a: ['#fff0b0', '#ffae1f', '#b0560a'],
      b: ['#fffaf0', '#e8d8c0', '#a08a70'],
      c: ['#ff9a9a', '#d8344f', '#74102f'],
    },
    edged('M14 18h36q6 6 6 14v18q0 12-12 12H20Q8 62 8 50V32q0-8 6-14z', 'a', '#5a2a06', 1.4),
    path('M8 30q8 6 14-1t14 1 14-1q6 0 6 3v-2q-1-7-6-12H14q-5 5-6 12z', '#fff6d0', { opacity: 0.7 }),
    edged('M12 8h40q3 0 3 3v6q0 3-3 3H12q-3 0-3-3v-6q0-3 3-3z', 'c', '#4a0820'),
    edged('M17 36h30v17H17z', 'b', '#74542f', 1),
    path(polygon(32, 44.5, 6.5, 6), '#f0a020'),
    shine('M13 26v24', 2.4),
    shine('M13 11h18', 1.5),
  ),
  daisy: drawn(
    '#ffffff',
    { a: ['#fff', '#f4f4ff', '#b8c0e8'], b: ['#fff08a', '#ffb81f', '#c0660a'] },
    ...ring(32, 32, 18, 10).map(([x, y, turn]) =>
      group(ellipse(0, 0, 7, 12.5, 'a', { stroke: '#6a74a8', 'stroke-width': 1 }), {
        transform: `translate(${x} ${y})rotate(${turn})`,
      }),
    ),
    circle(32, 32, 10.5, 'b', { stroke: '#7a4008', 'stroke-width': 1.2 }),
    copies('d', circle(0, 0, 1.1, '#a85a08'), [
      [29, 29],
      [34, 28],
      [32, 33],
      [37, 33],
      [28, 35],
      [33, 38],
    ]),
    shine('M24 30q2-5 6-6', 1.5),
  ),
  clover: drawn(
    '#7aff8a',
    { a: ['#c0ff9a', '#3ab84a', '#0c5a2a'] },
    line('M33 34Q36 50 46 62', '#0c4a24', 5, soft),
    line('M33 34Q36 50 46 62', '#4ac05a', 2.6, soft),
    ...[-120, 0, 120].map((turn) =>
      group(
        [
          edged('M32 33C14 26 12 8 22 5q7-2 10 5 3-7 10-5c10 3 8 21-10 28z', 'a', '#063a1a'),
          line('M32 30V14M22 16q4 8 10 12 6-4 10-12', '#eaffc0', 1.5, { opacity: 0.7 }),
        ],
        { transform: `rotate(${turn} 32 33)` },
      ),
    ),
  ),
  lavender: drawn(
    '#b08aff',
    { a: ['#e8d0ff', '#8f5ae8', '#3a1a94'] },
    line('M32 62V20M32 54q-10-2-14-12M32 50q10-2 14-12', '#2f7a3a', 3, soft),
    ...[
      [32, 6, 6.5],
      [25, 13, 6],
      [39, 13, 6],
      [23, 22, 6.5],
      [41, 22, 6.5],
      [32, 18, 7],
      [25, 32, 6.5],
      [39, 32, 6.5],
      [32, 28, 7],
      [32, 39, 6.5],
    ].map(
      ([x, y, r]) =>
        edged(
          `M${x} ${y - r}q${r} ${r * 0.5} ${r * 0.8} ${r * 1.3}t-${r * 0.8} ${r * 0.8}q-${r}-0.200-${r * 0.8}-${r * 0.9}t${r * 0.8}-${r * 1.2}z`,
          'a',
          '#24086a',
          1,
        ) + circle(x - 1.5, y, 1.3, '#fff', { opacity: 0.6 }),
    ),
  ),
  drop: drawn(
    '#ff9a3a',
    { a: ['#fff0a8', '#ff9a1a', '#b8480a'] },
    edged('M32 2C38 16 54 26 54 42c0 12-10 20-22 20S10 54 10 42C10 26 26 16 32 2z', 'a', '#5a2406', 1.4),
    path('M18 42c0 10 6 15 14 15 10 0 16-6 17-14-8 6-22 8-31-1z', '#fff0a0', { opacity: 0.5 }),
    ellipse(24, 36, 4.5, 8, '#fff', { opacity: 0.85, transform: 'rotate(20 24 36)' }),
    circle(41, 50, 2.6, '#fff', { opacity: 0.7 }),
  ),
  comb: drawn(
    '#e8b45a',
    { a: ['#ffe89a', '#e8a02a', '#8a4a0c'], b: ['#8a4a10', '#b8701a', '#e0a03a'] },
    ...[
      [32, 14],
      [17, 23],
      [47, 23],
      [32, 32],
      [17, 41],
      [47, 41],
      [32, 50],
    ].map(
      ([x, y]) =>
        path(polygon(x, y, 11.2, 6, { turn: 30 }), 'a', { stroke: '#5a2c08', 'stroke-width': 1.6 }) +
        path(polygon(x, y, 7, 6, { turn: 30 }), 'b'),
    ),
    path('M47 35q3 8-1 12-5 1-5-4 2-6 6-8zM17 36q3 6 0 9-4 1-4-3z', '#fff0a0', { opacity: 0.9 }),
    shine('M25 8l3-1.500', 1.8),
  ),
};

export const glasshouse = {
  orchid: drawn(
    '#ff8ad0',
    { a: ['#ffe8f8', '#f06ac0', '#84207a'], b: ['#fff6a8', '#ffc02e', '#d8482a'] },
    ...[0, 128, 232].map((turn) =>
      group(edged('M32 34C20 26 22 6 32 3c10 3 12 23 0 31z', 'a', '#54104f'), { transform: `rotate(${turn} 32 33)` }),
    ),
    mirrored(edged('M33 34C22 38 4 34 4 22 10 12 28 18 33 34z', 'a', '#54104f'), 32),
    line('M32 30V8M30 31Q20 22 9 22M34 31q10-9 21-9', '#a82a8a', 1.3, { ...soft, opacity: 0.7 }),
    edged('M32 31c6 0 8 5 6 9 2 5-1 11-6 14-5-3-8-9-6-14-2-4 0-9 6-9z', 'b', '#7a1a2a'),
    circle(30, 37, 1.2, '#84203a'),
    circle(34, 39, 1.2, '#84203a'),
    circle(31.5, 43, 1.2, '#84203a'),
  ),
  butterfly: drawn(
    '#7ab8ff',
    { a: ['#c8ecff', '#3f8af0', '#142f94'], b: ['#ffe8a0', '#ff9a2e', '#b8400c'] },
    mirrored(
      [
        edged('M31 30C24 8 4 2 3 12c-1 12 8 22 28 22z', 'a', '#0a164a', 1.4),
        edged('M31 34C16 32 6 40 12 52c6 8 18-2 19-16z', 'a', '#0a164a', 1.4),
        path('M10 13q8 2 14 12-10-1-14-12z', 'b'),
        path('M16 44q6-6 11-6-1 8-7 12-4-1-4-6z', 'b'),
        copies('w', circle(0, 0, 1.3, '#fff'), [
          [7, 10],
          [6, 16],
          [9, 22],
          [14, 27],
        ]),
      ],
      32,
    ),
    edged('M32 16c3 0 4 6 4 18s-2 22-4 24c-2-2-4-12-4-24s1-18 4-18z', '#2a2044', '#0a0620'),
    line('M31 17Q28 8 22 6M33 17q3-9 9-11', '#2a2044', 1.8, soft),
  ),
  lily: drawn(
    '#ffd0e0',
    { a: ['#fff', '#ffd8e4', '#e07aa0'], b: ['#a0f0b0', '#2f9a5a', '#0c4a3a'] },
    edged('M32 42q26 0 30 8-6 12-30 12T2 50q4-8 30-8zl8 6-8 3-8-3z', 'b', '#052a20'),
    mirrored(
      [
        edged('M31 48C14 50 4 42 3 32c12-2 22 6 28 16z', 'a', '#8a2f5a'),
        edged('M31 48C18 44 10 32 13 20c10 4 18 16 18 28z', 'a', '#8a2f5a'),
      ],
      32,
    ),
    edged('M32 48C22 38 22 18 32 8c10 10 10 30 0 40z', 'a', '#8a2f5a'),
    edged('M32 49c-8-2-12-8-13-15 7 2 12 8 13 15 1-7 6-13 13-15-1 7-5 13-13 15z', 'a', '#8a2f5a'),
    circle(32, 45, 4, '#ffc83a'),
    shine('M29 16q-3 8-2 16', 1.5),
  ),
  lemon: drawn(
    '#ffef5a',
    { a: ['#fffcb0', '#f8d81f', '#b08408'], l: ['#d8ff9a', '#5fae3a', '#1c5a2a'] },
    group(
      [
        edged('M-29 0q1-5 7-6C-16-18 14-20 22-6q6 1 7 6-1 5-7 6C14 20-16 18-22 6q-6-1-7-6z', 'a', '#5a4404', 1.4),
        shine('M-15-7Q-8-14 4-13', 2.6),
        copies('p', circle(0, 0, 0.9, '#b08a08'), [
          [-8, 4],
          [2, 8],
          [10, 2],
          [0, -2],
          [12, -5],
          [-14, 3],
        ]),
      ],
      { transform: 'translate(31 38)rotate(-28)' },
    ),
    edged('M48 20Q40 6 24 4q2 14 22 18z', 'l', '#0a3a1c'),
    line('M47 20Q38 12 28 7', '#eaffc0', 1.2),
  ),
  cactus: drawn(
    '#5ae08a',
    { a: ['#b8f5a0', '#2f9a5a', '#0a4a3a'], b: ['#ffa8c8', '#f03a7a', '#84104a'] },
    edged(
      'M24 62V52H16Q6 52 6 40v-8q0-5 5-5t5 5v7q0 3 3 3h5V16q0-10 8-10t8 10v16h4q3 0 3-3v-5q0-5 5-5t5 5v7q0 12-10 12h-7v19z',
      'a',
      '#042a20',
      1.4,
    ),
    line('M29 14v44M35 12v46M11 32v10q0 5 6 5M52 24v8q0 6-6 6', '#d8ffc0', 1.4, { ...soft, opacity: 0.6 }),
    path(polygon(32, 7, 8, 6, { inner: 4 }), 'b', { stroke: '#5a0830', 'stroke-width': 1 }),
    circle(32, 7, 2.4, '#ffe27a'),
    path(polygon(52, 20, 5, 5, { inner: 2.4 }), 'b'),
    line('M22 26l-3-1M22 34l-3 1M42 22l3-1M42 44l3 1M22 54l-3 1', '#eafff0', 1.4, soft),
  ),
  palm: drawn(
    '#a0ff6a',
    { a: ['#e8ff8a', '#7ac01f', '#2a5a0c'] },
    line('M32 62V30', '#2a4a0c', 5, soft),
    ...[-96, -64, -32, 0, 32, 64, 96].map((turn) =>
      group(edged('M32 40C26 30 27 12 32 3c5 9 6 27 0 37z', 'a', '#183806', 1), { transform: `rotate(${turn} 32 38)` }),
    ),
    line('M32 62V38M32 38V8M32 38L17 14M32 38l15-24M32 38L6 26M32 38l26-12', '#f4ffc8', 1.2, { ...soft, opacity: 0.7 }),
  ),
  pot: drawn(
    '#ff9a6a',
    { a: ['#ffc8a0', '#d8683a', '#74240f'], l: ['#d8ff9a', '#5fae3a', '#1c5a2a'] },
    mirrored(
      [edged('M31 30C14 30 8 20 8 8c14 0 22 8 23 22z', 'l', '#0a3a1c'), line('M30 28Q22 16 12 12', '#eaffc0', 1.2)],
      32,
    ),
    line('M32 32V16', '#2f7a2a', 3, soft),
    edged('M32 18q-5-4-5-9 3-3 5-8 2 5 5 8 0 5-5 9z', 'l', '#0a3a1c'),
    edged('M13 38h38l-5 20q-1 4-5 4H23q-4 0-5-4z', 'a', '#42100a', 1.4),
    edged('M10 29h44q2 0 2 2v6q0 3-3 3H11q-3 0-3-3v-6q0-2 2-2z', 'a', '#42100a', 1.4),
    shine('M18 44l3 12', 2.4),
    shine('M12 32h18', 1.6),
  ),
};
