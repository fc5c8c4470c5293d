export { readerOf } from './reader';
export { racePage } from './race-page';
export { findVersion, keptPage, listPages, pageAsRead, pageVersions, putBack, writePage } from './edited-pages';
export type { StoredBlock } from './fill';
export { pageStatements, takeDown, type SeedPage } from './seed-pages';
export { dateText, monthText, numberText } from './format';
export {
  isPicture,
  keepPicture,
  type KeptPicture,
  latestPictures,
  NoPicture,
  onTile,
  pictureName,
  picturePath,
  pictureRoute,
  redrawPicture,
} from './pictures';
export { repeatRaces } from './repeated-races';
export { isTable as isContentTable, tableNames as contentTables } from './tables';
