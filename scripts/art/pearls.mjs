// What Pearl Diver's shells hold, 24 × 24: a pearl, or a sea mine.
import { circle, line, path } from './grammar.mjs';

const pearl = [
  path('M2 12Q3 3 12 2.500 21 3 22 12 17 10.500 12 13 7 10.500 2 12z', '#c77fa6', {
    stroke: '#5b2a55',
    'stroke-width': 0.8,
    'stroke-linejoin': 'round',
  }),
  line('M12 13V3M12 13L6 4.600M12 13L18 4.600M12 13L2.600 9.500M12 13l9.400-3.500', '#f3c4d8', 0.7),
  path('M2 12Q7 10.500 12 13q5-2.500 10-1-1.500 8.500-10 9.500Q3.500 20.500 2 12z', '#8f4f86', {
    stroke: '#5b2a55',
    'stroke-width': 0.8,
    'stroke-linejoin': 'round',
  }),
  circle(12, 14, 5.2, '#f7f3ff', { stroke: '#b9a9d6', 'stroke-width': 0.6 }),
  circle(10.3, 12.2, 1.5, '#fff'),
  line('M9.600 17.400a5 5 0 0 0 6-1.200', '#cdbfe6', 0.9, { 'stroke-linecap': 'round' }),
].join('');

const seaMine = [
  line(
    'M12 1v5M12 18v5M3 4.500l4 3.500M21 4.500L17 8M3 19.500L7 16M21 19.500L17 16M1.500 12H5M19 12h3.500',
    '#c4ced8',
    2.2,
    { 'stroke-linecap': 'round' },
  ),
  circle(12, 12, 7.2, '#3d4a58', { stroke: '#141c26', 'stroke-width': 0.8 }),
  path('M5.300 10.500q6.700 3 13.400 0v3q-6.700 3-13.400 0z', '#c2413a'),
  circle(9.5, 8.6, 1.6, '#d3dce6', { opacity: 0.7 }),
].join('');

const symbol = (id, content) => `<symbol id="${id}" viewBox="0 0 24 24">${content}</symbol>`;

export const pearlSprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbol('pearl', pearl)}${symbol('mine', seaMine)}</svg>`;
