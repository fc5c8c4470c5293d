// How the symbols of all games are drawn: a soft light behind, shaded forms with a bright edge, told apart by outline alone.
import { circle, line, linear, path, radial } from '../grammar.mjs';
import { symbol } from './sheet.mjs';

/** `light` glows behind it; `tones` maps paint letters to gradients, light to dark, or to ready markup. */
export const drawn = (light, tones, ...content) =>
  symbol(
    [
      radial('g', [
        [light, 0.55],
        [light, 0],
      ]),
      ...Object.entries(tones).map(([id, colours]) =>
        Array.isArray(colours) ? linear(id, colours, { x2: 0.35 }) : colours,
      ),
    ],
    circle(32, 32, 32, 'g'),
    ...content,
  );

/** A line of light along an edge. */
export const shine = (d, width = 1.5, opacity = 0.85) => line(d, '#fff', width, { 'stroke-linecap': 'round', opacity });
/** A shape with a dark edge, so that it stands out from any ground. */
export const edged = (d, fill, edge = '#1b0f24', width = 1.2) =>
  path(d, fill, { stroke: edge, 'stroke-width': width, 'stroke-linejoin': 'round' });

export const gold = ['#fff3c4', '#f7b93c', '#9a5413'];

const letters = {
  ace: 'M17 54L32 10 47 54M23 39h18',
  king: 'M21 10v44M46 10L21 37M30 29L47 54',
  queen: 'M32 10c-11 0-16 9-16 22s5 22 16 22 16-9 16-22-5-22-16-22zM36 41l12 15',
  jack: 'M30 10h16M40 10v31c0 9-5 13-11 13s-11-4-11-11',
};

/** The four court letters in a game's own colours: [light, middle, dark] each, ace to jack. */
export const ranks = (colours) =>
  Object.fromEntries(
    Object.entries(letters).map(([name, d], index) => {
      const [light, middle, dark] = colours[index % colours.length];
      const soft = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
      return [
        name,
        drawn(
          middle,
          {
            a: linear('a', [light, middle, dark], { y2: 1, x2: 0.2 })
              .replace('<linearGradient', '<linearGradient gradientUnits="userSpaceOnUse"')
              .replace(/ x2="[^"]*" y2="[^"]*"/, ' x1="20" y1="6" x2="40" y2="58"'),
          },
          line(d, '#120b1e', 13, soft),
          line(d, dark, 10.5, soft),
          line(d, 'a', 8, soft),
          line(d, '#fff', 1.4, { ...soft, opacity: 0.6, transform: 'translate(-1.600 -1.600)' }),
        ),
      ];
    }),
  );
