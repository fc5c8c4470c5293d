export { readPicture } from './picture';
export { NoPicture } from './picture-format';
export { isPicture, keepPicture, type KeptPicture, latestPictures, pictureName, pictureRoute } from './picture-store';
