import type { Receivers } from '../../kernel/outbox';
import type { TableMessage } from './reports';
import { tableCalls } from './table-object-calls';

/** What tables are told: one trip a table. */
export const tableReceivers: Receivers<TableMessage> = {
  table_bet: {
    together: (env, messages) =>
      [...new Set(messages.map(({ gameid }) => gameid))].map((table) => {
        const indexes = [...messages.keys()].filter((index) => messages[index]!.gameid === table);
        return {
          indexes,
          go: () => tableCalls(env, table).register(indexes.map((index) => messages[index]!.bet)),
        };
      }),
  },
};
