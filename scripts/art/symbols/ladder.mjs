// The symbols of the slots whose wins climb.
import { circle, copies, ellipse, line, linear, path, polygon, radial } from '../grammar.mjs';
import { drawn, edged, gold, shine } from './drawn.mjs';
import { anchor, bell, brass, star, steel } from './parts.mjs';

const violet = ['#f0d8ff', '#9a5ae0', '#34147a'];
export const ladderOfStars = {
  comet: drawn(
    '#8ae8ff',
    {
      a: ['#fff', '#8ae8ff', '#1f6ac8'],
      b: linear(
        'b',
        [
          ['#fff', 0.95],
          ['#5ac8ff', 0.6],
          ['#5a6aff', 0],
        ],
        { x1: 0.7, y1: 0.7, x2: 0, y2: 0 },
      ),
    },
    path('M58 40C44 26 24 12 2 2c8 22 20 42 38 56z', 'b'),
    path('M50 36C36 26 22 16 8 8c8 14 18 28 30 40z', '#fff', { opacity: 0.35 }),
    circle(46, 46, 15, '#123a8a'),
    circle(46, 46, 14, 'a'),
    circle(41, 41, 5, '#fff', { opacity: 0.9 }),
    path('M52 38a3 3 0 1 0 .1 0zM44 52a4 4 0 1 0 .1 0z', '#1f6ac8', { opacity: 0.4 }),
    copies('s', path(polygon(0, 0, 4, 4, { inner: 1.2 }), '#fff'), [
      [54, 14],
      [16, 50],
      [60, 24, 0, 0.6],
    ]),
  ),
  galaxy: drawn(
    '#c88aff',
    { a: radial('a', ['#fff', ['#ffd8ff', 1, 0.2], ['#b45aff', 0.9, 0.5], ['#4a1aa8', 0]]), b: violet },
    ellipse(32, 32, 30, 14, 'a', { transform: 'rotate(-28 32 32)' }),
    ...[
      [4.4, '#7a3ae0', 0.8],
      [2, '#ffe0ff', 0.9],
    ].map(([width, stroke, opacity]) =>
      line(
        'M32 32c8-6 20-2 18 8-3 12-26 16-38 6C2 36 8 18 24 12M32 32c-8 6-20 2-18-8 3-12 26-16 38-6 10 10 4 28-12 34',
        stroke,
        width,
        { opacity, 'stroke-linecap': 'round' },
      ),
    ),
    circle(32, 32, 7, '#fff8e0'),
    copies('s', circle(0, 0, 1.4, '#fff'), [
      [10, 14],
      [54, 12],
      [58, 44],
      [8, 50],
      [40, 58],
      [22, 6],
      [48, 26],
    ]),
  ),
  planet: drawn(
    '#ffb87a',
    { a: ['#ffe8b8', '#f08a4a', '#7a2434'], b: ['#fff3c4', '#c8a0ff', '#5a3aa8'] },
    line('M4 44C-2 36 20 22 36 16M60 20', '#c8a0ff', 1),
    circle(32, 32, 19, '#4a1024'),
    circle(32, 32, 18, 'a'),
    path('M15 26q17 6 34-2l1 6q-17 8-36 2zM16 40q14 6 32-2l-3 5q-12 6-26 1z', '#7a2434', { opacity: 0.4 }),
    ...[
      [6, '#2a1450'],
      [3.6, 'b'],
    ].map(([width, stroke]) =>
      line('M15 33C2 42-2 50 6 52c12 2 36-14 48-28 8-10 4-14-8-9', stroke, width, { 'stroke-linecap': 'round' }),
    ),
    shine('M18 27q4-9 12-11', 2.2),
  ),
  telescope: drawn(
    '#ffdf9a',
    { a: brass, b: ['#d8f4ff', '#4a9ad8', '#123a7a'] },
    line('M30 38L20 62M32 38l2 24M34 37l16 23', '#4a2010', 4.6, { 'stroke-linecap': 'round' }),
    line('M30 38L20 62M32 38l2 24M34 37l16 23', '#c8843a', 2.2, { 'stroke-linecap': 'round' }),
    edged('M6 40L34 22l8 12L12 50z', 'a', '#3a1a0a', 1.3),
    edged('M32 20L50 8l10 16-18 12z', 'a', '#3a1a0a', 1.3),
    edged('M50 6q8 4 12 18l-6 2Q48 22 46 10z', 'b', '#0a1f4a'),
    edged('M3 41l5-3 6 12-5 2z', 'b', '#0a1f4a'),
    shine('M10 41l24-15M36 21l13-8', 1.6),
  ),
  moon: drawn(
    '#d8e4ff',
    { a: ['#fffef4', '#ffe6a8', '#b88a4a'] },
    edged('M40 4a29 29 0 1 0 20 40A23 23 0 0 1 40 4z', 'a', '#5a3a14'),
    path(
      'M15 28a4.500 4.500 0 1 0 .1 0zM26 46a3.500 3.500 0 1 0 .1 0zM23 15a2.500 2.500 0 1 0 .1 0zM38 50a2.500 2.500 0 1 0 .1 0z',
      '#a8783a',
      { opacity: 0.45 },
    ),
    shine('M7 40A26 26 0 0 1 26 9', 2.2),
    path(polygon(49, 18, 7, 4, { inner: 2 }), '#fff'),
  ),
  star: star(['#fffbd0', '#ffca3a', '#a8620a'], '#ffd85a'),
  sparkle: drawn(
    '#ff9ae0',
    { a: ['#fff', '#ffa8e8', '#8a3aa8'] },
    edged(polygon(28, 34, 26, 4, { inner: 7 }), 'a', '#4a1464', 1.2),
    edged(polygon(50, 14, 12, 4, { inner: 3.5 }), 'a', '#4a1464', 0.9),
    edged(polygon(52, 52, 9, 4, { inner: 2.6 }), 'a', '#4a1464', 0.8),
    shine('M27 16q-1 10-4 14', 1.6),
  ),
};

export const lighthouseKeep = {
  lighthouse: drawn(
    '#ffe28a',
    { a: ['#fff', '#f0e6e0', '#9a8a94'], b: ['#ff9a80', '#d8303f', '#6a0c24'], c: ['#fffde0', '#ffd04a', '#e07a14'] },
    path('M32 14L2 4v20zM32 14L62 4v20z', '#fff0a0', { opacity: 0.55 }),
    edged('M24 22h16l6 36H18z', 'a', '#3a2a34', 1.3),
    path('M23 30h18l1 7H22zM21 44h22l1 7H20z', 'b'),
    edged('M21 19h22v4H21z', 'b', '#3a0614'),
    edged('M25 9h14v10H25z', 'c', '#4a2408'),
    edged('M22 10q10-12 20 0z', 'b', '#3a0614'),
    circle(32, 14, 4, '#fff'),
    path('M30 52q2-4 4 0v6h-4z', '#3a2a34'),
    edged('M6 58q14-6 26-2t26 0l2 6H4z', '#3a4a6a', '#141c34'),
    shine('M26 26l-3 28', 1.8),
  ),
  ship: drawn(
    '#9ad0ff',
    { a: ['#f0b070', '#9a4f24', '#3a180c'], b: ['#fffdf4', '#f0e4cc', '#b09a80'] },
    line('M30 4v42', '#4a2410', 3),
    edged('M28 8C18 16 12 26 10 38h18z', 'b', '#4a3a28'),
    edged('M33 6c14 6 20 18 20 32H33z', 'b', '#4a3a28'),
    path('M33 22q10-3 18 2l2 8q-9-4-20-2z', '#e0485a'),
    edged('M4 42h56q-2 14-12 16H16Q6 54 4 42z', 'a', '#1c0a06', 1.4),
    line('M7 48h50', '#ffd27a', 1.6),
    line('M2 60q6-4 12 0t12 0 12 0 12 0 12 0', '#7ac8ff', 2.4, { 'stroke-linecap': 'round' }),
    path('M30 3l10 3-10 3z', '#e0485a'),
    shine('M14 34q3-10 10-18', 1.6),
  ),
  bell: bell(brass, '#ffcf7a', '#2f6ab8'),
  anchor: anchor(steel, '#a8c8ff'),
  gull: drawn(
    '#e8f4ff',
    { a: ['#fff', '#e4ecf8', '#8a98b8'], b: ['#c8d4e8', '#6a7898', '#2a3454'] },
    edged('M30 30C20 12 10 8 2 10c8 4 12 12 14 24zM34 28C42 8 54 4 62 6c-8 6-10 14-12 26z', 'b', '#1c2440'),
    edged('M8 46q8-16 26-16 14 0 18 8l10 2-9 5c-4 10-14 14-24 12-8-2-12-6-21-11z', 'a', '#2a3454', 1.3),
    path('M14 47q12 6 28 0-8 10-18 7z', '#b8c4dc', { opacity: 0.7 }),
    circle(47, 36.5, 2.2, '#141c34'),
    edged('M52 38l10 2-9 4z', '#ffb52e', '#6a3a08', 0.8),
    shine('M18 40q6-6 16-7', 1.8),
  ),
  wave: drawn(
    '#5ac8ff',
    { a: ['#d8fbff', '#3fa8e0', '#0f3a8a'] },
    edged(
      'M2 60C2 34 14 12 36 12c14 0 22 10 18 20-3 8-14 8-15 0 4 4 9 0 8-4-2-6-12-6-16 4-4 12 6 22 31 22v6z',
      'a',
      '#0a2460',
      1.4,
    ),
    line('M8 58c0-20 8-36 24-41M16 58c-1-14 3-26 10-32M26 58q-5-8-3-16', '#e8fdff', 1.6, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    copies('d', circle(0, 0, 2, '#e8fdff'), [
      [56, 14],
      [60, 24, 0, 0.7],
      [48, 8, 0, 0.8],
    ]),
  ),
};
