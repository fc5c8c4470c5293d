import { inflateSync } from 'node:zlib';
import { be32, joined, textAt } from './bytes';
import { checkSize, NoPicture, type Pixels } from './picture-format';
import { colours, passesOf, pixelsOf, type PngHeader, rowLength } from './png-pixels';

const signature = '\x89PNG\r\n\x1a\n';
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

/** The runtime unpacks in steps of 40 KB, and refuses one that would lead over the limit though little of it is filled. */
const oneStep = 65_536;

/** What a zlib stream holds: as much as is wanted, and no more than a step beyond is unpacked. @throws NoPicture */
function inflated(parts: readonly Uint8Array[], wanted: number): Uint8Array {
  try {
    const rows = inflateSync(joined(parts), { maxOutputLength: wanted + oneStep });
    if (rows.length === wanted) return rows;
  } catch {
    // Told below: no zlib stream, or more than is wanted.
  }
  throw new NoPicture(broken);
}

/** The points of a PNG whose every chunk is whole and whose rows are all there; null for another file. @throws NoPicture */
export const readPng = (file: Uint8Array): Pixels | null => (textAt(file, 0, 8) === signature ? read(file) : null);

function read(file: Uint8Array): Pixels {
  const chunks = new Map<string, Uint8Array>();
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
    const part = file.subarray(at + 8, end - 4);
    if (kind === 'IDAT') data.push(part);
    else chunks.set(kind, part);
    at = end;
  }
  const header = headerOf(chunks.get('IHDR')!);
  const wanted = passesOf(header).reduce((sum, { columns, rows }) => sum + rows * rowLength(header, columns), 0);
  return pixelsOf(header, inflated(data, wanted), { palette: chunks.get('PLTE'), transparent: chunks.get('tRNS') });
}

function headerOf(chunk: Uint8Array): PngHeader {
  const [width, height, depth, colour, interlace] = [be32(chunk, 0), be32(chunk, 4), chunk[8]!, chunk[9]!, chunk[12]!];
  if (!colours[colour]?.depths.includes(depth) || interlace > 1) throw new NoPicture(broken);
  checkSize(width, height);
  return { width, height, depth, colour, isInterlaced: interlace === 1 };
}
