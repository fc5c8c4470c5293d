import {
  type Decision,
  documentsPort,
  type IndexedDocument,
  type KeptDocument,
  listDocuments,
  playerIn,
} from '../features/documents';
import type { Env } from '../kernel/env';
import { done, type Outcome } from '../kernel/outcome';
import { systemOf } from '../kernel/player-client';

/** What testers decide about documents. */

export const allDocuments = async (env: Env): Promise<Outcome<{ documents: IndexedDocument[] }>> =>
  done({ documents: await listDocuments(env.DB) });

/** Refusals: `not_found`; `invalid_request` when it was decided otherwise. */
export const decideDocument = (env: Env, id: string, decision: Decision, at: number): Promise<Outcome<KeptDocument>> =>
  systemOf(env, playerIn(id), documentsPort).decideDocument(id, decision, 'tester', at);
