import { be32, joined, textAt } from './bytes';
import { NoPicture, type Picture } from './picture-format';

const signature = '\x89PNG\r\n\x1a\n';
/** What shows the picture; all else is left behind. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const broken = 'This PNG is broken';

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
/** The checksum of a chunk. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!;
  return (value ^ 0xffffffff) >>> 0;
}

/** Samples of a pixel by the colour type, and the depths that it may have. */
const colours: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** Adam7: where each pass begins and how far its pixels are apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** So many bytes do the rows of a picture have, each with the byte that names its filter. */
function rowBytes(width: number, height: number, bits: number, isInterlaced: boolean): number {
  const of = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (!isInterlaced) return of(width, height);
  return passes.reduce(
    (sum, [x, y, right, down]) => sum + of(Math.ceil((width - x) / right), Math.max(0, Math.ceil((height - y) / down))),
    0,
  );
}

/** The length of what a zlib stream holds; counted, not kept. @throws where it holds none, or more than is wanted */
async function inflatedLength(parts: readonly Uint8Array[], wanted: number): Promise<number> {
  const source = new Response(joined(parts) as Uint8Array<ArrayBuffer>).body!;
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return length;
    length += (value as Uint8Array).length;
    if (length > wanted) {
      await reader.cancel();
      return length;
    }
  }
}

/** A PNG whose every chunk is whole and whose rows are all there; null for another file. @throws NoPicture */
export const readPng = (file: Uint8Array): Promise<Picture> | null =>
  textAt(file, 0, 8) === signature ? read(file) : null;

async function read(file: Uint8Array): Promise<Picture> {
  const parts = [file.subarray(0, 8)];
  const data: Uint8Array[] = [];
  let kind = '';
  for (let at = 8; kind !== 'IEND';) {
    const length = be32(file, at);
    kind = textAt(file, at + 4, 4);
    const end = at + 12 + length;
    if (!(end <= file.length) || be32(file, end - 4) !== crc32(file.subarray(at + 4, end - 4)))
      throw new NoPicture(broken);
    if ((at === 8) !== (kind === 'IHDR')) throw new NoPicture(broken);
    if (kind === 'acTL') throw new NoPicture('Moving pictures are not taken');
    if (kept.has(kind)) parts.push(file.subarray(at, end));
    if (kind === 'IDAT') data.push(file.subarray(at + 8, end - 4));
    at = end;
  }
  const [width, height, depth, colour, interlace] = [be32(file, 16), be32(file, 20), file[24]!, file[25]!, file[28]!];
  const { samples, depths } = colours[colour] ?? { samples: 0, depths: [] };
  if (!depths.includes(depth) || interlace > 1 || width * height > 4_096 ** 2) throw new NoPicture(broken);
  const wanted = rowBytes(width, height, samples * depth, interlace === 1);
  const length = await inflatedLength(data, wanted).catch(() => NaN);
  if (length !== wanted) throw new NoPicture(broken);
  return { mime: 'image/png', width, height, bytes: joined(parts) };
}
