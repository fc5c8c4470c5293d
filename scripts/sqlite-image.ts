/** A SQLite database's bytes as they would be after a checkpoint, worked out without touching the files. */

const walHeaderSize = 32;
const frameHeaderSize = 24;

/** SQLite's checksum over 8-byte steps, in the byte order that the log's magic number names. */
function checksum(
  bytes: DataView,
  from: number,
  length: number,
  littleEndian: boolean,
  [s0, s1]: readonly [number, number],
): [number, number] {
  let [a, b] = [s0, s1];
  for (let at = from; at < from + length; at += 8) {
    a = (a + bytes.getUint32(at, littleEndian) + b) >>> 0;
    b = (b + bytes.getUint32(at + 4, littleEndian) + a) >>> 0;
  }
  return [a, b];
}

/**
 * Applies the committed frames of a write-ahead log, as SQLite does after a crash: up to the first frame whose salt or checksum is
 * wrong, and of these only up to the last commit. The image is marked as one without a log, so that it opens from memory.
 *
 * @param database bytes of the `.sqlite` file
 * @param wal bytes of its `-wal` file; empty when there is none
 */
export function imageOf(database: Uint8Array, wal: Uint8Array): Uint8Array {
  const pages = new Map<number, Uint8Array>();
  let size = database.length;
  if (wal.length >= walHeaderSize) {
    const view = new DataView(wal.buffer, wal.byteOffset, wal.byteLength);
    const magic = view.getUint32(0);
    const pageSize = view.getUint32(8);
    const littleEndian = magic === 0x377f0682;
    let sum = checksum(view, 0, 24, littleEndian, [0, 0]);
    const isLog =
      (littleEndian || magic === 0x377f0683) && sum[0] === view.getUint32(24) && sum[1] === view.getUint32(28);
    const pending = new Map<number, Uint8Array>();
    for (
      let at = walHeaderSize;
      isLog && at + frameHeaderSize + pageSize <= wal.length;
      at += frameHeaderSize + pageSize
    ) {
      if (view.getUint32(at + 8) !== view.getUint32(16) || view.getUint32(at + 12) !== view.getUint32(20)) break;
      sum = checksum(view, at, 8, littleEndian, sum);
      sum = checksum(view, at + frameHeaderSize, pageSize, littleEndian, sum);
      if (sum[0] !== view.getUint32(at + 16) || sum[1] !== view.getUint32(at + 20)) break;
      pending.set(view.getUint32(at), wal.subarray(at + frameHeaderSize, at + frameHeaderSize + pageSize));
      const pagesAfterCommit = view.getUint32(at + 4);
      if (pagesAfterCommit === 0) continue;
      for (const [number, page] of pending) pages.set(number, page);
      pending.clear();
      size = pagesAfterCommit * pageSize;
    }
  }
  const image = new Uint8Array(size);
  image.set(database.subarray(0, size));
  for (const [number, page] of pages) if (number * page.length <= size) image.set(page, (number - 1) * page.length);
  if (image.length >= 20) image.set([1, 1], 18);
  return image;
}
