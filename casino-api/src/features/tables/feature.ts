import { seconds } from 'contract/constants';
import type { RoundReceipt } from 'contract/receipt';
import type { Ground, Session } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import type { PlayMode } from '../../ledger/wallet-instructions';
import { fetchTableResults } from './fetch-results';
import type { TablePlayerCalls, TableSystemCalls } from './port';
import type { CashOutOrder, TableBetOrder, TableBets } from './table-bets';
import type { Opening, ReportedRound } from './reports';

/** How long a round whose table could not be asked waits for the next try. */
const recheckEvery = 30 * seconds;
/** The page shows the round that takes bets, the one being dealt and the one before. */
const roundsShown = 3;

/** Who is at the tables. */
export interface AtTables {
  /** Why nothing may be staked in a mode, else null. */
  refusal: (mode: PlayMode) => Outcome<never> | null;
  /** A game was played, at epoch ms. */
  played: (gameid: string, at: number) => void;
  /** A receipt with what lies in the archive. */
  whole: (outcome: Outcome<RoundReceipt>) => Promise<Outcome<RoundReceipt>>;
}

/** A player's, or a visitor's, part in shared tables (DOMAIN §11). */
export function tablesFeature(
  { env, schedule, turns }: Pick<Ground, 'env' | 'schedule' | 'turns'>,
  tables: TableBets,
  { refusal, played, whole }: AtTables,
) {
  /** Asks for the results that the tables have not told. Never rejects: what could not be asked is asked again by the object's schedule. */
  const ask = (at: number): Promise<void> =>
    fetchTableResults(env, tables.awaited(at), at, (round) => turns.step(at, () => tables.settle(round, at)));

  return {
    ask,

    tasks: {
      /** The table did not tell in time: it is asked, and the plan stands until the result is known. */
      table_round_ends(subject: string, at: number) {
        if (!tables.isAwaited(subject, at)) return;
        schedule.plan('table_round_ends', subject, at + recheckEvery);
        turns.later(ask(at));
      },
    },

    before: { betAtTable: ask },

    player: ({ at, step }: Session): TablePlayerCalls => ({
      betAtTable(order: TableBetOrder, opening: Opening | null) {
        const outcome = refusal(order.mode) ?? tables.place(order, opening, at);
        if (outcome.ok) played(order.gameid, at);
        return whole(outcome);
      },

      cashOut: (order: CashOutOrder, secret: string) => whole(tables.cashOut(order, secret, at)),

      async tableStanding(gameid: string, mode: PlayMode) {
        await ask(at);
        return step(() =>
          done({ limits: tables.limits(gameid, mode, at), ...tables.latest(gameid, mode, roundsShown) }),
        );
      },
    }),

    system: {
      takeTableRounds: (rounds: readonly ReportedRound[], at: number) =>
        turns.step(at, () => rounds.forEach((round) => tables.settle(round, at))),
    } satisfies TableSystemCalls,
  };
}
