export { documentFile, isDocumentId, playerIn } from './document-file';
export {
  type DocumentMessage,
  documentReceivers,
  type IndexedDocument,
  listDocuments,
  waitingDocuments,
} from './document-index';
export {
  type AskedDocument,
  type Decision,
  type DeskDocument,
  Documents,
  type KeptDocument,
  type Person,
} from './documents';
export { documentsFeature, documentsPort, type DocumentView } from './feature';
export { storeUpload } from './store-upload';
