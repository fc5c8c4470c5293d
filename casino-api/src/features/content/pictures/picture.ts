import { readJpeg } from './jpeg';
import { NoPicture, type Picture } from './picture-format';
import { readPng } from './png';
import { readWebp } from './webp';

const longestPicture = 800_000;
const longestSide = 4_096;

/**
 * Reads a file from its first byte to its last as the format that it begins as, and writes it anew from the parts that show a picture:
 * whatever else is in it (where a photo was taken, colour profiles, comments, what is behind the end) is left behind.
 * @throws NoPicture
 */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  if (file.length === 0) throw new NoPicture('Choose a file');
  if (file.length > longestPicture) throw new NoPicture('The picture is too large: 800 KB at the most');
  const read = [readPng, readJpeg, readWebp].map((each) => each(file)).find((each) => each !== null);
  if (!read) throw new NoPicture('This is no picture: a JPEG, PNG or WebP is taken');
  const picture = await read;
  const { width, height } = picture;
  if (width < 1 || height < 1 || width > longestSide || height > longestSide)
    throw new NoPicture(`A picture is ${longestSide} pixels wide and high at the most`);
  return picture;
}
