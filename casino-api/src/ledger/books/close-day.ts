import { days } from 'contract/constants';
import { settingsOf, type Env } from '../../kernel/env';
import { keepDay } from './book-index';
import { closeHeads, keyedBy } from './close-heads';
import { matchStatements } from '../statements/match-statements';
import type { StatementSource } from '../statements/statements';

/** What the house does every night, and when an operator asks for it; done twice it is done once. @param statements who can be asked what it moved @param at epoch ms */
export async function closeDay(env: Env, statements: readonly StatementSource[], at: number): Promise<void> {
  await keepDay(env.DB, new Date(at - 1 * days).toISOString().slice(0, 10));
  await closeHeads(env, keyedBy(settingsOf(env)), at);
  await matchStatements(env, statements, at);
}
