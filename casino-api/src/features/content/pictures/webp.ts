import { joined, le16, le24, le32, textAt } from './bytes';
import { NoPicture, type Picture } from './picture-format';

const broken = 'This WebP is broken';
const alphaFlag = 0x10;
const animationFlag = 0x02;

/** A WebP whose every chunk is whole; null for another file. @throws NoPicture */
export const readWebp = (file: Uint8Array): Promise<Picture> | null =>
  textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 4) === 'WEBP' ? Promise.resolve().then(() => read(file)) : null;

/** The size that the picture's own data states; null for data that is none. */
function sizeOf(kind: string, data: Uint8Array): { width: number; height: number } | null {
  if (kind === 'VP8 ')
    return textAt(data, 3, 3) === '\x9d\x01\x2a' && (data[0]! & 1) === 0 && data.length > 10
      ? { width: le16(data, 6) & 0x3fff, height: le16(data, 8) & 0x3fff }
      : null;
  const bits = le32(data, 1);
  return data[0] === 0x2f && data.length > 5 && bits >>> 29 === 0
    ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    : null;
}

function read(file: Uint8Array): Picture {
  const length = le32(file, 4) + 8;
  if (!(length <= file.length)) throw new NoPicture(broken);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 12; at < length;) {
    const kind = textAt(file, at, 4);
    const size = le32(file, at + 4);
    const end = at + 8 + size;
    if (!(end <= length) || chunks.has(kind)) throw new NoPicture(broken);
    chunks.set(kind, file.subarray(at + 8, end));
    at = end + (size % 2);
  }
  const header = chunks.get('VP8X');
  if (chunks.has('ANIM') || chunks.has('ANMF') || ((header?.[0] ?? 0) & animationFlag) !== 0)
    throw new NoPicture('Moving pictures are not taken');
  const kind = chunks.has('VP8 ') ? 'VP8 ' : 'VP8L';
  const data = chunks.get(kind);
  const size = data ? sizeOf(kind, data) : null;
  if (!data || !size) throw new NoPicture(broken);
  const alpha = kind === 'VP8 ' ? chunks.get('ALPH') : undefined;
  if (header && (le24(header, 4) + 1 !== size.width || le24(header, 7) + 1 !== size.height))
    throw new NoPicture(broken);
  const parts = alpha ? [chunk('VP8X', extended(size)), chunk('ALPH', alpha), chunk(kind, data)] : [chunk(kind, data)];
  const body = joined([ascii('WEBP'), ...parts]);
  return { mime: 'image/webp', ...size, bytes: joined([ascii('RIFF'), number32(body.length), body]) };
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const number32 = (value: number): Uint8Array => Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);

function chunk(kind: string, data: Uint8Array): Uint8Array {
  return joined([ascii(kind), number32(data.length), data, new Uint8Array(data.length % 2)]);
}

/** The header that a picture with an alpha channel has; it says that nothing else comes with it. */
function extended({ width, height }: { width: number; height: number }): Uint8Array {
  const [right, down] = [width - 1, height - 1];
  return Uint8Array.of(alphaFlag, 0, 0, 0, right, right >>> 8, right >>> 16, down, down >>> 8, down >>> 16);
}
