import { days, hours } from 'contract/constants';
import { settingsOf, type Env } from '../../kernel/env';
import { keepDay } from './book-index';
import { closeHeads, keyedBy } from './close-heads';
import { matchStatements } from '../statements/match-statements';
import type { StatementSource } from '../statements/statements';

/** Up to so long after midnight UTC the books stand as the day before left them; later they hold what today has moved, ms. */
const closesWithin = 2 * hours;

/** What the house does every night, and when an operator asks for it; done twice it is done once. @param statements who can be asked what it moved @param at epoch ms */
export async function closeDay(env: Env, statements: readonly StatementSource[], at: number): Promise<void> {
  // A night that was missed leaves its day open: the next close holds both, so that days add up to the books all the same.
  if (at % days < closesWithin) await keepDay(env.DB, new Date(at - 1 * days).toISOString().slice(0, 10));
  await closeHeads(env, keyedBy(settingsOf(env)), at);
  await matchStatements(env, statements, at);
}
