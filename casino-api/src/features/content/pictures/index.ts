import { type PicturePlace, redrawn } from './picture';
import type { Picture } from './picture-format';

export { onTile } from './picture';
export { NoPicture } from './picture-format';
export {
  isPicture,
  keepPicture,
  type KeptPicture,
  latestPictures,
  pictureName,
  picturePath,
  pictureRoute,
} from './picture-store';

/** Draws a file anew as a picture of pages. What draws is loaded by who asks for it, not by every isolate at its start. @throws NoPicture */
export const redrawPicture = (file: Uint8Array, place?: PicturePlace): Promise<Picture> =>
  redrawn(file, async () => (await import('./compiled-codecs')).compiledCodecs(), place);
