/** PNGs as files are made of, for what takes pictures. */
import { crc32, deflateSync } from 'node:zlib';

const be32 = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
const chunk = (kind: string, data: Uint8Array): Buffer => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(kind), data])));
  return Buffer.concat([length, Buffer.from(kind), data, sum]);
};

/** Of colours with alpha. @param rows a zero, and then four bytes a point; left out: all of them clear */
export const pngOf = (
  width: number,
  height: number,
  rows: Uint8Array = new Uint8Array(height * (1 + width * 4)),
): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([...be32(width), ...be32(height), 8, 6, 0, 0, 0])),
    chunk('tEXt', Buffer.from('Comment\0taken at home')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
