// Pieces that more than one game shows, each in the game's own colours: [light, middle, dark].
import { circle, line, path, polygon, ring, spokes } from '../grammar.mjs';
import { drawn, edged, shine } from './drawn.mjs';

export const brass = ['#fff0b8', '#d8953a', '#6b3514'];
export const steel = ['#f2f7ff', '#8fa3c4', '#37456b'];
export const copper = ['#ffd9b8', '#d2774a', '#5e2a1c'];

export const gear = (a, [, , dark], teeth = 10) =>
  drawn(
    a[1],
    { a },
    edged(`${polygon(32, 32, 28, teeth * 2, { inner: 22 })}M32 24a8 8 0 1 0 .1 0z`, 'a', dark, 1.4).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ),
    circle(32, 32, 15, 'none', { stroke: dark, 'stroke-width': 2, opacity: 0.5 }),
    line(spokes(32, 32, 9, 14, 6), dark, 2, { opacity: 0.6 }),
    shine('M10 28A22.500 22.500 0 0 1 27 10', 2.2),
  );

export const spring = (a, light) =>
  drawn(
    light,
    { a },
    ...[
      [7, a[2]],
      [4.4, 'a'],
    ].map(([width, stroke]) =>
      line('M16 58h30M46 58q8-4-2-8L20 43q-10-4-2-8l28-3q8-4-2-8L20 17q-10-4-2-8l30-3', stroke, width, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
    shine('M20 42l24 7M20 16l24 7M22 8l22-2', 1.2),
  );

export const bolt = (a, light) =>
  drawn(
    light,
    { a },
    edged('M25 26h14l-1 32-6 5-6-5z', 'a', a[2]),
    line('M25 33l14 4M25 40l14 4M25 47l13 4M26 54l11 3', a[2], 2.2),
    edged('M18 4h28l7 12-7 12H18l-7-12z', 'a', a[2], 1.6),
    path('M22 8h20l5 8-5 8H22l-5-8z', '#fff', { opacity: 0.22 }),
    line('M25 16h14', a[2], 3, { 'stroke-linecap': 'round' }),
    shine('M19 7l-5 9 4 8', 1.8),
  );

export const bell = (a, light, ribbon = '#c4264a') =>
  drawn(
    light,
    { a },
    circle(32, 54, 6, 'a', { stroke: a[2], 'stroke-width': 1.2 }),
    edged('M32 8c14 0 18 12 18 24 0 8 3 12 7 16v4H7v-4c4-4 7-8 7-16C14 20 18 8 32 8z', 'a', a[2], 1.4),
    line('M12 42h40', a[2], 1.6, { opacity: 0.5 }),
    path('M27 3h10v6H27z', ribbon),
    shine('M20 38c0-12 1-20 7-25', 2.6),
  );

export const anchor = (a, light) =>
  drawn(
    light,
    { a },
    ...[
      [9, a[2]],
      [6, 'a'],
    ].map(([width, stroke]) =>
      line('M32 18v40M18 26h28M8 40q4 18 24 18t24-18M8 40l-3 8M8 40l8 5M56 40l3 8M56 40l-8 5', stroke, width, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
    circle(32, 11, 6.5, 'none', { stroke: a[2], 'stroke-width': 6.5 }),
    circle(32, 11, 6.5, 'none', { stroke: 'a', 'stroke-width': 4 }),
    shine('M31 22v30M12 47q6 9 16 10', 1.4),
  );

export const pearl = (light, rim) =>
  drawn(
    light,
    { a: ['#fffdf6', '#f3dcf0', '#8a7fc0'], b: rim },
    edged('M4 40C6 20 20 8 32 8s26 12 28 32q-28 10-56 0z', 'b'),
    line('M32 9v27M20 13l6 24M44 13l-6 24M10 25l10 13M54 25L44 38', rim[2], 1.3, { opacity: 0.6 }),
    edged('M4 42q28 8 56 0c-2 12-14 18-28 18S6 54 4 42z', 'b'),
    circle(32, 38, 14, 'a', { stroke: '#5a5090', 'stroke-width': 1 }),
    circle(27, 33, 4, '#fff'),
    shine('M22 44q4 6 12 6', 1.4, 0.6),
  );

export const sun = (a, light, face) =>
  drawn(
    light,
    { a },
    edged(polygon(32, 32, 31, 12, { inner: 19 }), 'a', a[2], 1.2),
    circle(32, 32, 18, 'a', { stroke: a[2], 'stroke-width': 1.6 }),
    circle(32, 32, 13, 'none', { stroke: '#fff', 'stroke-width': 1.4, opacity: 0.55 }),
    face
      ? line('M25 30q2-3 5 0M34 30q2-3 5 0M26 38q6 5 12 0M32 30v5', a[2], 1.8, { 'stroke-linecap': 'round' })
      : circle(32, 32, 6, '#fff', { opacity: 0.8 }),
    shine('M17 26A16 16 0 0 1 28 16.500', 2),
  );

export const star = (a, light, points = 5) =>
  drawn(
    light,
    { a },
    edged(polygon(32, 33, 30, points, { inner: 13 }), 'a', a[2], 1.6),
    path(polygon(32, 33, 18, points, { inner: 8 }), '#fff', { opacity: 0.3 }),
    shine('M29 14L25 25l-13 1', 1.8),
  );

export const coin = (a, light, mark) =>
  drawn(
    light,
    { a },
    circle(32, 35, 27, a[2]),
    circle(32, 31, 27, 'a', { stroke: a[2], 'stroke-width': 1.4 }),
    line(
      ring(32, 31, 23.5, 24)
        .map(([x, y]) => `M${x} ${y}h.1`)
        .join(''),
      a[2],
      2,
      { 'stroke-linecap': 'round', opacity: 0.7 },
    ),
    circle(32, 31, 19, 'none', { stroke: a[2], 'stroke-width': 1.2, opacity: 0.7 }),
    mark,
    shine('M10 26A23 23 0 0 1 24 9.500', 2.4),
  );
