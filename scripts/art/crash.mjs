// What flies in the crash games, small and to the right; the balloon and the beanstalk's tip stand upright.
import { circle, line, path, polygon } from './grammar.mjs';

const crafts = {
  rocket: [
    path('M2 24q6-5 12-4v8q-6 1-12-4z', '#ffc02f'),
    path('M6 24q4-2.500 8-2v4q-4 .5-8-2z', '#fffde8'),
    path('M14 15L8 7q9 0 16 8zM14 33l-6 8q9 0 16-8z', '#e8343f', { stroke: '#7a0f34' }),
    path('M13 14h13q13 1 20 10-7 9-20 10H13q-3-10 0-20z', '#f4f3fb', { stroke: '#5a568a' }),
    path('M13 28q16 3 32-4-7 9-19 10H13z', '#8a86b8', { opacity: 0.5 }),
    path('M36 17.500q6 2 10 6.500-4 4.500-10 6.500 3-6.500 0-13z', '#ff6a5a'),
    circle(27, 23, 4.5, '#3fb0e0', { stroke: '#3a3480', 'stroke-width': 1.6 }),
  ],
  balloon: [
    line('M15 30l5 9M33 30l-5 9', '#5c2f24', 1.2),
    path('M24 2c11 0 17 8 16 16-1 7-7 11-10 15H18C15 29 9 25 8 18 7 10 13 2 24 2z', '#fff0d0', { stroke: '#7a2f3f' }),
    path(
      'M24 2C14 3 11 11 12 19c1 6 4 10 6 14C15 29 9 25 8 18 7 10 13 2 24 2zM24 2c-4 2-6 9-5 17 .5 6 1.500 10 2.500 14h5c1-4 2-8 2.500-14 1-8-1-15-5-17zM24 2c10 1 13 9 12 17-1 6-4 10-6 14 3-4 9-8 10-15 1-8-5-16-16-16z',
      '#e8553f',
    ),
    path('M18 38h12l-1.500 8h-9z', '#a8682f', { stroke: '#341608' }),
    path(polygon(24, 36, 3, 6, { inner: 1.2 }), '#ffe08a'),
  ],
  koi: [
    path('M12 24Q4 14 1 16q2 7 0 16 6 1 11-8z', '#f0431f', { stroke: '#8e1230' }),
    path('M22 14q-2-8 6-10 4 6 8 10zM22 34q-2 7 4 9 4-5 8-9z', '#ff7a3a', { stroke: '#8e1230' }),
    path('M10 24q10-14 26-11 10 3 11 11-1 8-11 11-16 3-26-11z', '#fff6ec', { stroke: '#b5523c' }),
    path('M16 20q6-7 16-7 1 8-7 9-6 2-9-2zM22 33q2-5 8-5 5 0 6 5-8 3-14 0zM38 15q5 1 7 5-5 2-8-1z', '#f0431f'),
    circle(41, 23, 1.9, '#14163a'),
    line('M30 20q4 4 0 9M24 22q3 3 0 6', '#c9694a', 1),
  ],
  paper: [
    path('M2 8L47 24 16 28z', '#fff', { stroke: '#6a88b0' }),
    path('M16 28L47 24 2 42l6-12z', '#d5e2f2', { stroke: '#6a88b0' }),
    path('M16 28L47 24 15 41z', '#a8bdd8'),
    line('M2 8l14 20 31-4', '#8aa4c6', 1),
  ],
  beanstalk: [
    path('M21 48q-4-14 3-30l4 1q-6 14-2 29z', '#3f9a3a', { stroke: '#14401c' }),
    path('M22 34Q8 36 3 26q12-4 19 8zM26 28q4-14 19-13-3 14-19 13z', '#74cf4a', { stroke: '#14401c' }),
    path('M26 20Q16 14 20 2q12 4 8 18z', '#a6e86a', { stroke: '#14401c' }),
    line('M8 28q8 1 13 5M40 18q-8 3-13 9M22 6q3 6 3 12', '#2f7a34', 1),
    path(polygon(37, 8, 5, 5, { inner: 2 }), '#ffe08a'),
  ],
};

export const crashSprite = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(crafts)
  .map(([look, drawing]) => `<symbol id="${look}" viewBox="0 0 48 48">${drawing.join('')}</symbol>`)
  .join('')}</svg>`;
