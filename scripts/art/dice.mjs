// The ten-sided die of the dice games, seen from above one of its faces; the figure is set over it.
import { line, path } from './grammar.mjs';

export const diceSprite = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="d10" viewBox="0 0 66 80">${[
  path('M33 1L64 28v26L33 79 2 54V28z', '#8a4d14', { stroke: '#3f2006', 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
  path('M33 1L2 28v26l9-3zM33 1l31 27v26l-9-3z', '#c98230'),
  path('M33 1L2 28l8 23zM33 1l31 27-8 23z', '#e0a14a'),
  path('M33 2L56 51 33 64 10 51z', '#ffd98c', { stroke: '#fff3d6', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
  path('M33 2L21.700 26q11 5 22.600 0z', '#ffeec2'),
  line('M33 64v14M10 51L2 54M56 51l8 3', '#3f2006', 1.1),
].join('')}</symbol></svg>`;
