import { isJpeg } from './jpeg';
import { narrowed } from './narrowed';
import { NoPicture, type Picture, type PictureCodecs, type Pixels } from './picture-format';
import { readPng } from './png';
import { isWebp } from './webp';

const longestFile = 800_000;

/** Where a picture is shown. */
export interface PicturePlace {
  /** In points: no picture is kept wider. */
  widest: number;
  /** What it has to have at the least; its sides have to be to each other as these are. */
  least?: { width: number; height: number };
}
/** A page's column is 46rem wide; screens have up to two points for a pixel of it. */
const onPage: PicturePlace = { widest: 2 * 46 * 16 };
/** A title's page shows it 300 pixels wide, its tiles half of that. */
export const onTile: PicturePlace = { widest: 450, least: { width: 300, height: 400 } };

/** So far a picture's sides may be off, of its width. */
const offBy = 0.02;

function checkPlace({ width, height }: Pixels, { least }: PicturePlace): void {
  if (!least) return;
  const isUpright = Math.abs(width - (height * least.width) / least.height) <= width * offBy;
  if (!isUpright || width < least.width || height < least.height)
    throw new NoPicture(
      `The picture is of the wrong size: ${width} × ${height} pixels, where ${least.width} × ${least.height} are asked for, or more in the same proportion`,
    );
}

/**
 * Draws a picture anew: a file is checked by the rules of the format that it begins as, unpacked to its points, and these alone are written, as WebP.
 * Not a byte of what came is kept.
 * @throws NoPicture
 */
export async function redrawn(
  file: Uint8Array,
  codecs: () => Promise<PictureCodecs>,
  place: PicturePlace = onPage,
): Promise<Picture> {
  if (file.length === 0) throw new NoPicture('Choose a file');
  if (file.length > longestFile) throw new NoPicture('The picture is too large: 800 KB at the most');
  const { jpeg, webp, encode } = await codecs();
  // From here on nothing waits: of several pictures that come at once, one at a time is unpacked.
  const pixels =
    readPng(file) ??
    (isJpeg(file) ? unpacked(() => jpeg(file)) : null) ??
    (isWebp(file) ? unpacked(() => webp(file)) : null);
  if (!pixels) throw new NoPicture('This is no picture: a JPEG, PNG or WebP is taken');
  checkPlace(pixels, place);
  const { width, height, data } = narrowed(pixels, place.widest);
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
