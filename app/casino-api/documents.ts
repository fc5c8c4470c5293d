import * as calls from 'contract/documents';
import type { ApiClient, UploadedFile } from './client';

export const documentsApi = (api: ApiClient) => ({
  list: () => api.read(calls.playerDocuments),
  upload: (documentType: calls.DocumentType, file: UploadedFile) =>
    api.upload(calls.uploadPlayerDocument, { params: { documentType } }, file),
});
