import type { OutsideRoundReceipt } from 'contract/rounds';
import type { RoundRow } from '../../ledger/rounds/round-rows';
import type { BetEntry, WinEntry } from '../../ledger/rounds/rounds';

type Step = OutsideRoundReceipt['steps'][number];
/** When the books have something under an id, epoch ms; null where they have nothing, as of amounts of nothing and of old years. */
type BookedAt = (kind: 'bet' | 'win' | 'hold' | 'rollback', id: string, turn?: number) => number | null;

const ofBet = ({ id, amount, state }: BetEntry, at: BookedAt): Step[] => [
  // A rollback that came before its bet is all that is known of it.
  ...(state === 'rolled_back' && amount === 0 ? [] : [{ what: 'bet', id, amount, at: at('bet', id) } as const]),
  ...(state === 'rolled_back' ? [{ what: 'bet_returned', id, amount, at: at('rollback', id) } as const] : []),
];

function ofWin({ id, amount, state, turn = 0 }: WinEntry, at: BookedAt): Step[] {
  switch (state) {
    case 'parked':
      return [{ what: 'win_waits', id, amount, at: null }];
    case 'held':
      return [{ what: 'win_held', id, amount, at: at('hold', id, turn) }];
    case 'paid':
      return [{ what: 'win', id, amount, at: at('win', id, turn) }];
    case 'unpaid': {
      const takenBack = turn === 0 ? at('rollback', id) : at('rollback', id, turn - 1);
      return takenBack === null
        ? [{ what: 'win_unpaid', id, amount, at: null }]
        : [
            { what: 'win', id, amount, at: at('win', id, Math.max(0, turn - 1)) },
            { what: 'win_taken_back', id, amount, at: takenBack },
          ];
    }
  }
}

/** What is known of a round that somebody else runs: what its provider told of it, and what it came to. */
export function outsideReceipt(sql: SqlStorage, row: RoundRow): OutsideRoundReceipt {
  const { provider, id, gameid, gametitle, state, currency, stake, payout, balanceAfter, startedAt, settledAt } = row;
  const bookedAt: BookedAt = (kind, entry, turn = 0) => {
    const key = `${provider}:${entry}:${kind}${turn > 0 ? `:${turn}` : ''}`;
    return sql.exec<{ at: number }>('SELECT at FROM ledger_transactions WHERE id = ?', key).toArray()[0]?.at ?? null;
  };
  const { bets, wins } = row.books;
  const steps = [...bets.flatMap((bet) => ofBet(bet, bookedAt)), ...wins.flatMap((win) => ofWin(win, bookedAt))];
  const held = wins.reduce((sum, win) => sum + (win.state === 'held' ? win.amount : 0), 0);
  return {
    ...{ provider, id, gameid, gametitle, state, currency, stake, payout, held, balanceAfter, startedAt, settledAt },
    // What has no time stands where its provider told it.
    steps: steps.every(({ at }) => at !== null) ? steps.sort((a, b) => a.at! - b.at!) : steps,
  };
}
