import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined } from './bytes';
import { startCodecs } from './codecs';
import { redrawn } from './picture';
import type { Picture } from './picture-format';
import { crc32 } from './png';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const from64 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));
const be32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

const chunk = (kind: string, data: Uint8Array): Uint8Array => {
  const named = joined([bytes(kind), data]);
  return joined([be32(data.length), named, be32(crc32(named))]);
};
const signature = bytes('\x89PNG\r\n\x1a\n');
const png = (width: number, height: number, { rows = height, more = [] as Uint8Array[], of = [0, 0, 0, 0] } = {}) =>
  joined([
    signature,
    chunk('IHDR', joined([be32(width), be32(height), Uint8Array.of(8, 6, 0, 0, 0)])),
    ...more,
    chunk(
      'IDAT',
      Uint8Array.from(
        deflateSync(
          Uint8Array.from({ length: rows * (1 + width * 4) }, (_, at) =>
            at % (1 + width * 4) === 0 ? 0 : of[((at % (1 + width * 4)) - 1) % 4]!,
          ),
        ),
      ),
    ),
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

const wasm = (file: string) => new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(file)));
const modules = {
  jpeg: wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
  webp: wasm('@jsquash/webp/codec/dec/webp_dec.wasm'),
  encode: wasm('@jsquash/webp/codec/enc/webp_enc_simd.wasm'),
};
const redraw = (file: Uint8Array): Promise<Picture> => redrawn(file, () => startCodecs(modules));
/** The points of what was kept. */
const shown = async (picture: Picture) => (await startCodecs(modules)).webp(picture.bytes);

/** A file that states a size and has nothing to show for it. */
const bomb = (width: number, height: number) =>
  joined([
    signature,
    chunk('IHDR', joined([be32(width), be32(height), Uint8Array.of(1, 0, 0, 0, 0)])),
    chunk('IDAT', Uint8Array.from(deflateSync(new Uint8Array(height * (1 + width / 8))))),
    chunk('IEND', new Uint8Array()),
  ]);
const frame = Buffer.from(jpeg).indexOf(Uint8Array.of(0xff, 0xc2));
const scan = Buffer.from(jpeg).indexOf(Uint8Array.of(0xff, 0xda));
const sized = (width: number, height: number) =>
  joined([jpeg.subarray(0, frame + 5), be32(height * 65_536 + width), jpeg.subarray(frame + 9)]);

describe('a picture', () => {
  it('is drawn anew as WebP, whatever it came as', async () => {
    expect(await redraw(png(3, 2))).toMatchObject({ mime: 'image/webp', width: 3, height: 2 });
    expect(await redraw(jpeg)).toMatchObject({ mime: 'image/webp', width: 1, height: 1 });
    expect(await redraw(webp)).toMatchObject({ mime: 'image/webp', width: 1, height: 1 });
    expect(await redraw(lossless)).toMatchObject({ mime: 'image/webp', width: 1, height: 1 });
  });

  it('shows the same afterwards, no wider than a page shows it, what can’t be seen included', async () => {
    const wide = await redraw(png(2_944, 100, { of: [200, 100, 40, 255] }));
    expect([wide.width, wide.height]).toEqual([1_472, 50]);
    const { data } = await shown(wide);
    [200, 100, 40, 255].forEach((value, at) => expect(Math.abs(data[at]! - value)).toBeLessThan(5));
    expect((await shown(await redraw(png(4, 4, { of: [9, 9, 9, 0] })))).data[3]).toBe(0);
  });

  it('is kept without a byte of what came: no place, camera or script, inside it or behind its end', async () => {
    const script = bytes('<script>alert("GPS")</script>');
    const told = png(9, 9, { more: [chunk('tEXt', script), chunk('eXIf', script)] });
    const photo = [jpeg.subarray(0, 2), segment(0xe1, 'Exif\0\0<script>GPS'), segment(0xfe, 'GPS'), jpeg.subarray(2)];
    const inside = joined([webp.subarray(8), bytes('EXIF'), Uint8Array.of(4, 0, 0, 0), bytes('GPS!')]);
    const tagged = joined([bytes('RIFF'), Uint8Array.of(inside.length, 0, 0, 0), inside]);
    for (const file of [told, joined(photo), tagged]) {
      const { bytes: kept } = await redraw(joined([file, script]));
      expect([holds(file, 'GPS'), holds(kept, 'GPS'), holds(kept, 'script')]).toEqual([true, false, false]);
    }
  });

  it('that is too large says what it is and what is taken, before anything is unpacked', async () => {
    await expect(redraw(bomb(8_000, 5_000))).rejects.toThrow(
      'The picture is too large: 8,000 × 5,000 pixels, where 4,096 a side and 6,000,000 in all are taken',
    );
    await expect(redraw(sized(3_000, 3_000))).rejects.toThrow('3,000 × 3,000 pixels');
  });

  it('is turned as the camera was held', async () => {
    // Exif's orientation 6: the right side is up.
    const orientation = bytes('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0');
    const turned = joined([
      jpeg.subarray(0, 2),
      joined([Uint8Array.of(0xff, 0xe1, 0, orientation.length + 2), orientation]),
      jpeg.subarray(2),
    ]);
    // One point more to the right: the frame's own number of columns.
    expect(await redraw(turned.with(turned.length - jpeg.length + frame + 8, 2))).toMatchObject({
      width: 1,
      height: 2,
    });
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
    ['a PNG of few bytes and forty million pixels', bomb(8_000, 5_000)],
    ['a JPEG of forty million pixels', sized(8_000, 5_000)],
    [
      'a JPEG that is drawn over and over',
      joined([jpeg.subarray(0, -2), ...Array<Uint8Array>(80).fill(jpeg.subarray(scan, -2)), jpeg.subarray(-2)]),
    ],
    ['a moving PNG', png(1, 1, { more: [chunk('acTL', new Uint8Array(8))] })],
    ['a JPEG by its first bytes alone', joined([Uint8Array.of(0xff, 0xd8, 0xff), bytes('<script>')])],
    ['a JPEG that is cut off', jpeg.subarray(0, -2)],
    [
      'a JPEG of inks instead of lights (CMYK)',
      from64(
        '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1hpCeo6utq2eAvMm6pseZqKuk/8AAFAgAAQABBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAAPwCmT4I2/9k=',
      ),
    ],
    ['a WebP that is cut off', webp.subarray(0, -4)],
    ['a WebP by its first bytes alone', bytes('RIFF\x10\0\0\0WEBPVP8 \x04\0\0\0html')],
    ['more than is taken', joined([png(1, 1), new Uint8Array(900_000)])],
  ])('%s is none, and that is said', async (_, file) => {
    await expect(redraw(file)).rejects.toThrow(/picture|broken|file/i);
  });

  it('is drawn or refused whatever a file holds: no file runs on or breaks the drawing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(png(4, 4), jpeg, webp, lossless),
        fc.nat(400),
        fc.integer({ min: 0, max: 255 }),
        fc.nat(400),
        async (file, place, value, cut) => {
          const changed = Uint8Array.from(file).subarray(0, file.length - (cut % file.length));
          if (changed.length > 0) changed[place % changed.length] = value;
          const read = await redraw(changed).catch((error: Error) => error.constructor.name);
          expect(typeof read === 'string' ? read : 'read').toMatch(/^(NoPicture|read)$/);
        },
      ),
      { numRuns: 150 },
    );
  });
});
