import { be16 } from './bytes';
import { checkSize, NoPicture } from './picture-format';

const broken = 'This JPEG is broken';
/** Baseline, extended, progressive: what browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** A progressive picture has ten or so. Each goes over all points again, however few bytes it has. */
const mostScans = 64;

/** Whether a file is a JPEG, and then one whose every part is whole. @throws NoPicture */
export function isJpeg(file: Uint8Array): boolean {
  if (be16(file, 0) !== 0xffd8) return false;
  check(file);
  return true;
}

/** Where the data of a scan ends: at the next marker that is no restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new NoPicture(broken);
}

function check(file: Uint8Array): void {
  const found = new Set<number>();
  let [isSized, scans] = [false, 0];
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
      if (isSized) throw new NoPicture(broken);
      checkSize(be16(file, at + 7), be16(file, at + 5));
      isSized = true;
    }
    at = end;
    if (marker !== 0xda) continue;
    scans += 1;
    at = endOfScan(file, end);
    if (!isSized || at === end || scans > mostScans) throw new NoPicture(broken);
  }
  if (scans === 0 || !found.has(0xdb)) throw new NoPicture(broken);
}
