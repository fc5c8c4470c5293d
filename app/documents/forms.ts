import { z } from 'zod';
import { DocumentType } from 'contract/documents';
import { defineForm } from '~/forms/define-form';

/** Never parsed as a whole: the file is handed on as it comes (`post-document.ts`). */
export const documentForm = defineForm({ id: 'document', schema: z.object({ type: DocumentType, file: z.string() }) });
