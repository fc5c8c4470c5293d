// A game's symbols in one file, below each other: what shows one of them cuts it out (`app/play/slot/symbol.css`).
import { group, svg } from '../grammar.mjs';

/** One symbol, 64 × 64. */
export const symbol = (paints, ...content) => `<defs>${paints.join('')}</defs>${content.flat(9).join('')}`;

/** From the top of one symbol to the top of the next: room for what reaches over the edge. */
const pitch = 72;

/** Each symbol names its paints as if it were alone; here they get a number of their own. */
const numbered = (drawing, number) => drawing.replace(/(id="|url\(#|href="#)([a-zA-Z_]+)/g, `$1$2${number}`);

/** All sheets are of one height, so that a symbol's place alone says where it is. */
const places = 16;

export const sheet = (symbols) =>
  svg(
    64,
    places * pitch,
    Object.entries(symbols).map(([id, drawing], index) =>
      group(numbered(drawing, index), { id, ...(index && { transform: `translate(0 ${index * pitch})` }) }),
    ),
  );
