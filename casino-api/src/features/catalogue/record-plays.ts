import type { Receivers } from '../../kernel/outbox';
import { playsKept } from './play-hours';
import type { ReturnSums } from './return-band';
import { newUuid } from '../../kernel/randomness';

/** What a player played in an hour: settled real-money rounds by game. `hour` is its first moment, epoch ms. */
export interface PlaysReport {
  playerId: string;
  hour: number;
  plays: Readonly<Record<string, number>>;
  /** What was staked and paid in them, euro minor units; rounds without a stake, free spins, are left out. */
  returns?: Readonly<Record<string, ReturnSums>>;
}

/** Adds reports to the counts of all, in one step. A player's hour counts once, however often it is told. */
export async function recordPlays(db: D1Database, reports: readonly PlaysReport[]): Promise<void> {
  const note = db.prepare('INSERT OR IGNORE INTO play_reports (hour, player_id, attempt) VALUES (?, ?, ?)');
  // Counts only where the note before it is of this attempt: then nobody has told of the hour before.
  const add = db.prepare(
    `INSERT INTO game_plays (hour, gameid, plays)
     SELECT ?1, key, value FROM json_each(?2) WHERE EXISTS (SELECT 1 FROM play_reports WHERE hour = ?1 AND player_id = ?3 AND attempt = ?4)
     ON CONFLICT (hour, gameid) DO UPDATE SET plays = plays + excluded.plays`,
  );
  const addReturns = db.prepare(
    `INSERT INTO game_returns (gameid, rounds, staked, paid, staked_squared, staked_paid, paid_squared)
     SELECT key, value ->> 'rounds', value ->> 'staked', value ->> 'paid', value ->> 'stakedSquared', value ->> 'stakedPaid', value ->> 'paidSquared'
     FROM json_each(?2) WHERE EXISTS (SELECT 1 FROM play_reports WHERE hour = ?1 AND player_id = ?3 AND attempt = ?4)
     ON CONFLICT (gameid) DO UPDATE SET rounds = rounds + excluded.rounds, staked = staked + excluded.staked, paid = paid + excluded.paid,
       staked_squared = staked_squared + excluded.staked_squared, staked_paid = staked_paid + excluded.staked_paid, paid_squared = paid_squared + excluded.paid_squared`,
  );
  const old = Math.max(...reports.map(({ hour }) => hour)) - playsKept;
  await db.batch([
    ...reports.flatMap(({ playerId, hour, plays, returns = {} }) => {
      const attempt = newUuid();
      return [
        note.bind(hour, playerId, attempt),
        add.bind(hour, JSON.stringify(plays), playerId, attempt),
        addReturns.bind(hour, JSON.stringify(returns), playerId, attempt),
      ];
    }),
    db.prepare('DELETE FROM game_plays WHERE hour < ?').bind(old),
    db.prepare('DELETE FROM play_reports WHERE hour < ?').bind(old),
  ]);
}

/** The player and the hour make the report idempotent. */
export type PlaysMessage = { kind: 'plays'; report: PlaysReport };

export const playsReceivers: Receivers<PlaysMessage> = {
  plays: {
    together: ({ DB }, messages) => [
      {
        indexes: [...messages.keys()],
        go: () =>
          recordPlays(
            DB,
            messages.map(({ report }) => report),
          ),
      },
    ],
  },
};
