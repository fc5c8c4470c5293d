import { be16, joined } from './bytes';
import { NoPicture, type Picture } from './picture-format';

const broken = 'This JPEG is broken';
/** Tables, restarts, and Adobe's note of how colours are to be read. */
const kept = new Set([0xdb, 0xc4, 0xdd, 0xee]);
/** Baseline, extended, progressive: what browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** A JPEG whose every part is whole; null for another file. @throws NoPicture */
export const readJpeg = (file: Uint8Array): Promise<Picture> | null =>
  be16(file, 0) === 0xffd8 ? Promise.resolve().then(() => read(file)) : null;

/** Where the data of a scan ends: at the next marker that is no restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new NoPicture(broken);
}

function read(file: Uint8Array): Picture {
  const parts = [file.subarray(0, 2)];
  const found = new Set<number>();
  let size: { width: number; height: number } | null = null;
  for (let at = 2; ;) {
    if (file[at] !== 0xff) throw new NoPicture(broken);
    const marker = file[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + be16(file, at + 2);
    if (marker === undefined || !(end <= file.length) || end < at + 4) throw new NoPicture(broken);
    found.add(marker);
    if (frames.has(marker)) {
      if (size) throw new NoPicture(broken);
      size = { height: be16(file, at + 5), width: be16(file, at + 7) };
    }
    if (marker === 0xda) {
      if (!size) throw new NoPicture(broken);
      const after = endOfScan(file, end);
      if (after === end) throw new NoPicture(broken);
      parts.push(file.subarray(at, after));
      at = after;
      continue;
    }
    if (kept.has(marker) || frames.has(marker)) parts.push(file.subarray(at, end));
    at = end;
  }
  if (!size || !found.has(0xda) || !found.has(0xdb)) throw new NoPicture(broken);
  return { mime: 'image/jpeg', ...size, bytes: joined([...parts, Uint8Array.of(0xff, 0xd9)]) };
}
