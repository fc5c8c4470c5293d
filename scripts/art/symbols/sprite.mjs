// A game's symbols in one file: `/symbols/<game>.svg#<symbol>` shows one of them, `#tape` all of them below each other.
import { group, svg } from '../grammar.mjs';

/** One symbol, 64 × 64. */
export const symbol = (paints, ...content) => `<defs>${paints.join('')}</defs>${content.flat(9).join('')}`;

/** From the top of one symbol to the top of the next: room for what reaches over the edge. */
const pitch = 72;

/** Each symbol names its paints as if it were alone; here they get a number of their own. */
const numbered = (drawing, number) => drawing.replace(/(id="|url\(#|href="#)([a-zA-Z_]+)/g, `$1$2${number}`);

export function sprite(symbols) {
  const names = Object.keys(symbols);
  return svg(64, 64, [
    names.map((name, index) => `<view id="${name}" viewBox="0 ${index * pitch} 64 64"/>`),
    `<view id="tape" viewBox="0 0 64 ${names.length * pitch}" preserveAspectRatio="xMidYMin slice"/>`,
    names.map((name, index) =>
      group(numbered(symbols[name], index), index ? { transform: `translate(0 ${index * pitch})` } : {}),
    ),
  ]);
}
