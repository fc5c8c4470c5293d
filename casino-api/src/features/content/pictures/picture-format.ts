/** A picture point by point: red, green, blue and alpha, a byte each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A picture as it is kept: made here, from its points alone. */
export interface Picture {
  mime: 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** What draws pictures: WebAssembly, which Workers and tests load in their own way. @throws of its own where a file can't be drawn */
export interface PictureCodecs {
  jpeg(file: Uint8Array): Pixels;
  webp(file: Uint8Array): Pixels;
  /** As WebP. */
  encode(pixels: Pixels): Uint8Array;
}

/** Why a file is not taken, in words. */
export class NoPicture extends Error {}

const longestSide = 4_096;
/** Drawn, a point takes up to ten bytes of the 128 MB that an isolate has. */
const mostPoints = 6_000_000;

/** Asked before anything is unpacked: a small file may state any size. @throws NoPicture */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new NoPicture('The picture is broken: it has no points');
  if (width > longestSide || height > longestSide || width * height > mostPoints)
    throw new NoPicture(
      `The picture is too large: ${count(width)} × ${count(height)} pixels, where ${count(longestSide)} a side and ${count(mostPoints)} in all are taken`,
    );
}

const count = (value: number): string => value.toLocaleString('en');
