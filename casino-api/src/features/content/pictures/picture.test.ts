import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined } from './bytes';
import { readPicture } from './picture';
import { crc32 } from './png';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const from64 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));
const be32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

const chunk = (kind: string, data: Uint8Array): Uint8Array => {
  const named = joined([bytes(kind), data]);
  return joined([be32(data.length), named, be32(crc32(named))]);
};
const signature = bytes('\x89PNG\r\n\x1a\n');
const png = (width: number, height: number, { rows = height, more = [] as Uint8Array[], interlace = 0 } = {}) =>
  joined([
    signature,
    chunk('IHDR', joined([be32(width), be32(height), Uint8Array.of(8, 6, 0, 0, interlace)])),
    ...more,
    chunk('IDAT', Uint8Array.from(deflateSync(new Uint8Array(rows * (1 + width * 4))))),
    chunk('IEND', new Uint8Array()),
  ]);
const jpeg = joined([
  from64(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
  Uint8Array.of(0x7f, 0xff, 0, 0x3f, 0xff, 0xd9),
]);
const webp = from64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const lossless = from64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
const segment = (marker: number, text: string): Uint8Array =>
  joined([Uint8Array.of(0xff, marker, 0, text.length + 2), bytes(text)]);
const holds = (file: Uint8Array, text: string): boolean => Buffer.from(file).includes(text);

describe('a picture', () => {
  it('is read as what it is, with its size', async () => {
    expect(await readPicture(png(3, 2))).toMatchObject({ mime: 'image/png', width: 3, height: 2 });
    expect(await readPicture(jpeg)).toMatchObject({ mime: 'image/jpeg', width: 1, height: 1 });
    expect(await readPicture(webp)).toMatchObject({ mime: 'image/webp', width: 1, height: 1 });
    expect(await readPicture(lossless)).toMatchObject({ mime: 'image/webp', width: 1, height: 1 });
  });

  it('is kept without what tells of its place, its camera or its writer, and without what is behind its end', async () => {
    const told = png(1, 1, { more: [chunk('tEXt', bytes('Comment\0GPS 52.5')), chunk('eXIf', bytes('GPS'))] });
    const kept = (await readPicture(joined([told, bytes('<script>GPS</script>')]))).bytes;
    expect([holds(told, 'GPS'), holds(kept, 'GPS'), holds(kept, 'script')]).toEqual([true, false, false]);
    expect(kept).toEqual(png(1, 1));
    const photo = joined([
      jpeg.subarray(0, 2),
      segment(0xe1, 'Exif\0\0GPS'),
      segment(0xfe, 'GPS'),
      jpeg.subarray(2),
      bytes('GPS'),
    ]);
    const plain = (await readPicture(photo)).bytes;
    expect([holds(photo, 'GPS'), holds(plain, 'GPS')]).toEqual([true, false]);
    expect((await readPicture(plain)).bytes).toEqual(plain);
    const inside = joined([webp.subarray(8), bytes('EXIF'), Uint8Array.of(4, 0, 0, 0), bytes('GPS!')]);
    const tagged = joined([bytes('RIFF'), Uint8Array.of(inside.length, 0, 0, 0), inside]);
    const clean = (await readPicture(tagged)).bytes;
    expect(holds(clean, 'GPS')).toBe(false);
    expect(clean).toEqual(webp);
  });

  it.each<[string, Uint8Array]>([
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing', new Uint8Array()],
    ['a GIF', bytes('GIF89a\x01\0\x01\0')],
    ['a PNG by its first bytes alone', joined([signature, bytes('<script>alert(1)</script>')])],
    ['a PNG that lacks rows', png(3, 3, { rows: 2 })],
    ['a PNG with rows too many', png(3, 3, { rows: 4 })],
    ['a PNG with a wrong checksum', png(3, 3).with(20, 9)],
    ['a PNG of a size that nobody can show', png(9_000, 1)],
    ['a moving PNG', png(1, 1, { more: [chunk('acTL', new Uint8Array(8))] })],
    ['a JPEG by its first bytes alone', joined([Uint8Array.of(0xff, 0xd8, 0xff), bytes('<script>')])],
    ['a JPEG that is cut off', jpeg.subarray(0, -2)],
    ['a WebP that is cut off', webp.subarray(0, -4)],
    ['a WebP by its first bytes alone', bytes('RIFF\x10\0\0\0WEBPVP8 \x04\0\0\0html')],
    ['more than is taken', joined([png(1, 1), new Uint8Array(900_000)])],
  ])('%s is none, and that is said', async (_, file) => {
    await expect(readPicture(file)).rejects.toThrow(/picture|broken|file/i);
  });

  it('is read or refused whatever a file holds: no file runs on or breaks the reading', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(png(4, 4), jpeg, webp, lossless),
        fc.nat(400),
        fc.integer({ min: 0, max: 255 }),
        fc.nat(400),
        async (file, place, value, cut) => {
          const changed = Uint8Array.from(file).subarray(0, file.length - (cut % file.length));
          if (changed.length > 0) changed[place % changed.length] = value;
          const read = await readPicture(changed).catch((error: Error) => error.constructor.name);
          expect(typeof read === 'string' ? read : 'read').toMatch(/^(NoPicture|read)$/);
        },
      ),
      { numRuns: 400 },
    );
  });
});
