import { listDocuments, type IndexedDocument } from '../documents/document-index';
import { playerIn } from '../documents/document-file';
import type { Env } from '../env';
import { done, type Outcome } from '../outcome';
import type { Decision, KeptDocument } from '../player/documents';
import { playerCalls } from '../player/player-calls';

/** What testers decide about documents. */

export const allDocuments = async (env: Env): Promise<Outcome<{ documents: IndexedDocument[] }>> =>
  done({ documents: await listDocuments(env.DB) });

/** Refusals: `not_found`; `invalid_request` when it was decided otherwise. */
export const decideDocument = (env: Env, id: string, decision: Decision, at: number): Promise<Outcome<KeptDocument>> =>
  playerCalls(env, playerIn(id)).decideDocument(id, decision, 'tester', at);
