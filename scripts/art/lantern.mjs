// The house's paper lantern, 64 × 64: the wild of Lantern Festival and the emblem of its tile.
import { circle, line, linear, path, radial } from './grammar.mjs';

export const lanternPaints = (paper = 'a', lacquer = 'b') => [
  radial(paper, ['#fffbe2', ['#ffe08a', 1, 0.35], ['#ffae33', 1, 0.72], '#d9611a'], { cy: 0.55, r: 0.6 }),
  linear(lacquer, ['#ff7a5c', '#c4202f', '#64102c'], { x2: 0.3 }),
];

export const paperLantern = [
  line('M24 9a8 7 0 0 1 16 0', '#ffd98a', 1.6),
  path('M20 14h24c14 9 14 25 0 34H20C6 39 6 23 20 14z', 'a'),
  line('M26 14c-9 9-9 25 0 34m12-34c9 9 9 25 0 34M32 14v34', '#b9540f', 1, { opacity: 0.6 }),
  line('M12 21q20 4 40 0M10 31q22 5 44 0M12 41q20 5 40 0', '#fff6d2', 0.8, { opacity: 0.6 }),
  path('M32 21c4 5 8 8 8 13a8 8 0 0 1-16 0c0-3 2-5 4-7 0 3 1 4 2 4 3-2 2-6 2-10z', '#d63a20'),
  path('M32 31c2 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-3 4-7z', '#fff1b8'),
  line('M15 20c-6 7-6 15-2 21', '#fffdf0', 1.8, { 'stroke-linecap': 'round', opacity: 0.8 }),
  path('M22 8h20l4 7H18zM18 47h28l-4 6H22z', 'b'),
  line('M22 8.500h20M18.500 47.500h27', '#ffd27a', 1.2),
  circle(32, 55, 2.2, '#ffd27a'),
  path('M29.500 57h5l1.500 7h-8z', 'b'),
];
