import { seconds } from 'contract/constants';
import { euroWorth } from 'contract/money';
import type { Env } from '../../kernel/env';
import type { Receivers } from '../../kernel/outbox';
import { Recent } from '../../kernel/recent';
import { matchCalls } from './match-object-calls';
import { tellLate } from './tell-players';
import { isDrawn } from './matches';
import { possiblePayout, combinationsOf } from './rules/tickets';
import type { KeptBet } from './ticket-rows';

/** A leg of a bet as the house knows it: what is left of the bet's stake, and what it may pay, euro minor units. */
interface ToldLeg {
  matchId: string;
  betId: string;
  leg: number;
  playerId: string;
  marketId: string;
  selectionId: string;
  stake: number;
  payout: number;
  isOpen: boolean;
  placedAt: number;
  /** When somebody has to look at its match, epoch ms; null where a feed says how it ended. */
  endsAt: number | null;
}

/** What leaves a player's object: all legs of a bet as they stand. Told again, or late, it changes nothing that was told since. */
export type SportsMessage = { kind: 'sports_bet'; legs: ToldLeg[]; turn: number };

export const legsTold = (bet: KeptBet, playerId: string): SportsMessage => {
  const payout = possiblePayout({ ...bet, combinations: combinationsOf(bet.kind, bet.system, bet.legs.length)! });
  return {
    kind: 'sports_bet',
    turn: bet.cashOuts.length + bet.corrections.length + (bet.settledAt === null ? 0 : 1),
    legs: bet.legs.map(({ match, marketId, selectionId }, leg) => ({
      matchId: match.id,
      betId: bet.id,
      leg,
      playerId,
      marketId,
      selectionId,
      stake: euroWorth(bet.left, bet.currency),
      payout: euroWorth(payout, bet.currency),
      isOpen: bet.state === 'open',
      placedAt: bet.placedAt,
      endsAt: isDrawn(match) ? match.endsAt : null,
    })),
  };
};

/** Of somebody who bets again and again the house hears no oftener, ms: of what was placed meanwhile in one trip. */
const toldEvery = 5 * seconds;

/** When the house is to hear of what a player places. In memory alone: told oftener is told right. */
export class ToldTogether {
  private next = -Infinity;

  /** For how long a bet that is placed at `at` (epoch ms) waits, ms. What settles or takes back goes at once. */
  wait(at: number): number {
    if (Math.abs(at - this.next) >= toldEvery) {
      this.next = at + toldEvery;
      return 0;
    }
    if (at >= this.next) this.next += toldEvery;
    return this.next - at;
  }
}

const columns = [
  'matchId',
  'betId',
  'leg',
  'playerId',
  'marketId',
  'selectionId',
  'stake',
  'payout',
  'isOpen',
  'placedAt',
  'turn',
];

/** The ends that this isolate has seen to. The matches' objects keep them, so that one that is forgotten here is planned twice as if once. */
const awaited = new Recent<true>();

/** The matches of these legs of which something is decided already: whoever told their bettors of it did not know of these yet. */
const decidedAmong = (db: D1Database, legs: readonly ToldLeg[]): D1PreparedStatement =>
  db
    .prepare(
      `SELECT DISTINCT w.value AS id FROM json_each(?) w JOIN sports_matches m ON m.id = w.value
       WHERE m.state <> 'scheduled' OR m.result IS NOT NULL
         OR EXISTS (SELECT 1 FROM sports_terms t WHERE t.voided = 1 AND t.scope >= 'market:' || m.id || '/' AND t.scope < 'market:' || m.id || '/~')`,
    )
    .bind(JSON.stringify(legs.map(({ matchId }) => matchId)));

/** Has the matches' own objects tell of their ends those who have bet on them. */
async function awaitEnds(env: Env, legs: readonly ToldLeg[]): Promise<void> {
  const ends = new Map(
    legs.flatMap(({ matchId, endsAt }) =>
      typeof endsAt === 'number' && !awaited.get(`${matchId} ${endsAt}`) ? [[matchId, endsAt] as const] : [],
    ),
  );
  await Promise.all(
    [...ends].map(async ([matchId, endsAt]) => {
      await matchCalls(env, matchId).awaitEnd(matchId, endsAt);
      awaited.keep(`${matchId} ${endsAt}`, true);
    }),
  );
}

/** All that comes together is one statement. */
export const sportsReceivers: Receivers<SportsMessage> = {
  sports_bet: {
    together: (env, messages) => [
      {
        indexes: [...messages.keys()],
        go: async () => {
          const told = messages.flatMap(({ legs, turn }) => legs.map((leg) => ({ ...leg, turn })));
          const insertion = env.DB.prepare(
            `INSERT INTO sports_legs (match_id, bet_id, leg, player_id, market_id, selection_id, stake, payout, is_open, placed_at, turn)
             SELECT ${columns.map((name) => `json_extract(value, '$.${name}')`).join(', ')} FROM json_each(?) WHERE true
             ON CONFLICT (match_id, bet_id, leg) DO UPDATE SET stake = excluded.stake, payout = excluded.payout, is_open = excluded.is_open, turn = excluded.turn
             WHERE excluded.turn >= turn`,
          ).bind(JSON.stringify(told));
          const open = told.filter(({ isOpen }) => isOpen);
          const [, over] = await env.DB.batch<{ id: string }>([insertion, decidedAmong(env.DB, open)]);
          await awaitEnds(env, open);
          const ids = over!.results.map(({ id }) => id);
          if (ids.length > 0) await tellLate(env, open[0]!.playerId, ids);
        },
      },
    ],
  },
};
