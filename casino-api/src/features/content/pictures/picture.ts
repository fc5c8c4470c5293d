import { isJpeg } from './jpeg';
import { narrowed } from './narrowed';
import { NoPicture, type Picture, type PictureCodecs, type Pixels } from './picture-format';
import { readPng } from './png';
import { isWebp } from './webp';

const longestFile = 800_000;
/** A page's column is 46rem wide; screens have up to two points for a pixel of it. */
const widest = 2 * 46 * 16;

/**
 * Draws a picture anew: a file is checked by the rules of the format that it begins as, unpacked to its points, and these alone are written, as WebP.
 * Not a byte of what came is kept.
 * @throws NoPicture
 */
export async function redrawn(file: Uint8Array, codecs: () => Promise<PictureCodecs>): Promise<Picture> {
  if (file.length === 0) throw new NoPicture('Choose a file');
  if (file.length > longestFile) throw new NoPicture('The picture is too large: 800 KB at the most');
  const { jpeg, webp, encode } = await codecs();
  // From here on nothing waits: of several pictures that come at once, one at a time is unpacked.
  const pixels =
    readPng(file) ??
    (isJpeg(file) ? unpacked(() => jpeg(file)) : null) ??
    (isWebp(file) ? unpacked(() => webp(file)) : null);
  if (!pixels) throw new NoPicture('This is no picture: a JPEG, PNG or WebP is taken');
  const { width, height, data } = narrowed(pixels, widest);
  return { mime: 'image/webp', width, height, bytes: encode({ width, height, data }) };
}

/** What a codec can't read is no fault of ours. */
function unpacked(unpack: () => Pixels): Pixels {
  try {
    return unpack();
  } catch {
    throw new NoPicture('This picture is broken: it can’t be drawn');
  }
}
