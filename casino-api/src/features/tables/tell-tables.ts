import type { Env } from '../../kernel/env';
import type { OutboxMessage } from '../../kernel/outbox';
import { tableCalls } from './table-object-calls';

/** A trip to a table's object. `indexes`: the places, among all messages, of those that it brings. */
export interface Telling {
  indexes: readonly number[];
  tell: () => Promise<void>;
}

/** What tables are to be told by some messages: one trip a table. */
export function tableTellings(env: Env, messages: readonly OutboxMessage[]): Telling[] {
  const told = messages.flatMap((message, index) => (message.kind === 'table_bet' ? [{ index, ...message }] : []));
  const tables = [...new Set(told.map(({ gameid }) => gameid))];
  return tables.map((table) => {
    const bets = told.filter(({ gameid }) => gameid === table);
    return {
      indexes: bets.map(({ index }) => index),
      tell: () => tableCalls(env, table).register(bets.map(({ bet }) => bet)),
    };
  });
}
