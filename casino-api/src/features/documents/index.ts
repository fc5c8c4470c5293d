export { documentReceivers, type DocumentMessage } from './document-index';
export { Documents } from './documents';
export { documentsFeature, documentsPort, type DocumentView } from './feature';
export { documentTables } from './schema';
