/** From the unpacked rows of a PNG to its points (W3C PNG, sections 7 to 9). */
import { be16 } from './bytes';
import { NoPicture, type Pixels } from './picture-format';

export interface PngHeader {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: number;
  colour: number;
  isInterlaced: boolean;
}

const grey = 0;
const indexed = 3;

/** Samples of a point by the colour type, and the depths that it may have. */
export const colours: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  [grey]: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  [indexed]: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** A picture within the picture: where it begins, how far its points are apart, and how many it has. */
interface Pass {
  left: number;
  top: number;
  right: number;
  down: number;
  columns: number;
  rows: number;
}

/** Adam7. */
const interlaced = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The passes that have points. */
export const passesOf = ({ width, height, isInterlaced }: PngHeader): Pass[] =>
  (isInterlaced ? interlaced : ([[0, 0, 1, 1]] as const))
    .map(([left, top, right, down]) => ({
      ...{ left, top, right, down },
      columns: Math.ceil((width - left) / right),
      rows: Math.ceil((height - top) / down),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);

const bitsOf = ({ colour, depth }: PngHeader): number => colours[colour]!.samples * depth;
/** The bytes of a row, with the one that names its filter. */
export const rowLength = (header: PngHeader, columns: number): number => 1 + Math.ceil((columns * bitsOf(header)) / 8);

/** The neighbour that is nearest to left + above − corner. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Takes the filter of a row away, in place. @param step bytes between a sample and the same one of the point before */
function unfilter(row: Uint8Array, above: Uint8Array | null, kind: number, step: number): void {
  const filter = filters[kind];
  if (!filter) throw new NoPicture('This PNG is broken');
  if (kind === 0) return;
  for (let at = 0; at < row.length; at += 1) {
    const [left, corner] = at < step ? [0, 0] : [row[at - step]!, above?.[at - step] ?? 0];
    row[at]! += filter(left, above?.[at] ?? 0, corner);
  }
}

interface Extras {
  palette: Uint8Array | undefined;
  /** Alpha of the palette's colours, or the one colour that can't be seen. */
  transparent: Uint8Array | undefined;
}

/** Writes the point at a place of a row to where it is shown. */
type Draw = (row: Uint8Array, column: number, out: Uint8Array, at: number) => void;

/** A point of a palette, or of grey with less than a byte. */
function small({ depth, colour }: PngHeader, { palette, transparent }: Extras): Draw {
  const most = 2 ** depth - 1;
  const key = colour === grey && transparent ? be16(transparent, 0) : -1;
  return (row, column, out, at) => {
    const bit = column * depth;
    const value = (row[bit >> 3]! >> (8 - depth - (bit & 7))) & most;
    if (colour === grey) {
      out.fill(Math.round((value * 255) / most), at, at + 3);
      out[at + 3] = value === key ? 0 : 255;
      return;
    }
    const from = value * 3;
    if (!palette || from + 3 > palette.length) throw new NoPicture('This PNG is broken');
    for (let each = 0; each < 3; each += 1) out[at + each] = palette[from + each]!;
    out[at + 3] = transparent?.[value] ?? 255;
  };
}

/** A point of whole bytes; of two bytes the first is what a screen shows. */
function large({ depth, colour }: PngHeader, { transparent }: Extras): Draw {
  const { samples } = colours[colour]!;
  const size = depth / 8;
  const hasAlpha = samples % 2 === 0;
  const [green, blue] = samples > 2 ? [size, 2 * size] : [0, 0];
  const key =
    transparent && !hasAlpha ? Array.from({ length: samples }, (_, each) => be16(transparent, 2 * each)) : null;
  const sample = (row: Uint8Array, at: number): number => (size === 1 ? row[at]! : be16(row, at));
  return (row, column, out, at) => {
    const from = column * samples * size;
    out[at] = row[from]!;
    out[at + 1] = row[from + green]!;
    out[at + 2] = row[from + blue]!;
    if (hasAlpha) out[at + 3] = row[from + (samples - 1) * size]!;
    else out[at + 3] = key?.every((value, each) => sample(row, from + each * size) === value) ? 0 : 255;
  };
}

/** @param rows all rows of all passes, as long as `rowLength` says; changed by this */
export function pixelsOf(header: PngHeader, rows: Uint8Array, extras: Extras): Pixels {
  const { width, height } = header;
  const data = new Uint8Array(width * height * 4);
  const draw = (header.depth < 8 || header.colour === indexed ? small : large)(header, extras);
  const step = Math.max(1, bitsOf(header) >> 3);
  let at = 0;
  for (const pass of passesOf(header)) {
    let above: Uint8Array | null = null;
    for (let y = 0; y < pass.rows; y += 1) {
      const row = rows.subarray(at + 1, at + rowLength(header, pass.columns));
      unfilter(row, above, rows[at]!, step);
      const begin = (pass.top + y * pass.down) * width + pass.left;
      for (let x = 0; x < pass.columns; x += 1) draw(row, x, data, (begin + x * pass.right) * 4);
      above = row;
      at += row.length + 1;
    }
  }
  return { width, height, data };
}
