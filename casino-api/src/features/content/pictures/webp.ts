import { le16, le24, le32, textAt } from './bytes';
import { checkSize, NoPicture } from './picture-format';

const broken = 'This WebP is broken';
const animationFlag = 0x02;

/** Whether a file is a WebP, and then one whose every chunk is whole. @throws NoPicture */
export function isWebp(file: Uint8Array): boolean {
  if (textAt(file, 0, 4) !== 'RIFF' || textAt(file, 8, 4) !== 'WEBP') return false;
  check(file);
  return true;
}

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

function check(file: Uint8Array): void {
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
  if (!size) throw new NoPicture(broken);
  if (header && (le24(header, 4) + 1 !== size.width || le24(header, 7) + 1 !== size.height))
    throw new NoPicture(broken);
  checkSize(size.width, size.height);
}
