import type { Env } from '../../kernel/env';
import type { Receivers } from '../../kernel/outbox';
import { Recent } from '../../kernel/recent';
import { matchCalls } from './match-object-calls';
import { tellLate } from './tell-players';
import type { SportsMessage } from './told-bets';

type ToldLeg = SportsMessage['legs'][number];

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
          const told = messages.flatMap(({ legs, turn }) => legs.map((leg) => ({ turn, ...leg })));
          const insertion = env.DB.prepare(
            `INSERT INTO sports_legs (match_id, bet_id, leg, player_id, market_id, selection_id, stake, payout, is_open, placed_at, turn)
             SELECT ${columns.map((name) => `json_extract(value, '$.${name}')`).join(', ')} FROM json_each(?) WHERE true
             ON CONFLICT (match_id, bet_id, leg) DO UPDATE SET stake = excluded.stake, payout = excluded.payout, is_open = excluded.is_open, turn = excluded.turn
             WHERE excluded.turn >= turn`,
          ).bind(JSON.stringify(told));
          const open = told.filter(({ isOpen }) => isOpen);
          if (open.length === 0) return void (await insertion.run());
          const [, over] = await env.DB.batch<{ id: string }>([insertion, decidedAmong(env.DB, open)]);
          await awaitEnds(env, open);
          const ids = over!.results.map(({ id }) => id);
          if (ids.length > 0) await tellLate(env, open[0]!.playerId, ids);
        },
      },
    ],
  },
};
