import type { MoneyUnit } from 'contract/money';
import type { Position } from 'contract/receipt';
import type { PublicBet } from 'contract/tables';
import type { ReportedBet } from './reports';

type BetRow = {
  bet_id: string;
  round: number;
  player_id: string;
  player: string;
  currency: MoneyUnit;
  position: string;
  told_at: number | null;
};

/** So many bets of a round are shown. */
const betsShown = 20;

/** A round that a player's object has to be told of. */
export interface Debt {
  playerId: string;
  rounds: number[];
}

/** The bets on a table, as the players' objects told them. They move no money: what a bet comes to is each player's object to reckon. */
export class Board {
  constructor(private readonly sql: SqlStorage) {}

  /** Takes bets, as often as they are told. */
  take(bets: readonly ReportedBet[]): void {
    for (const { betId, round, playerId, player, currency, position } of bets) {
      this.sql.exec(
        'INSERT INTO bets (bet_id, round, player_id, player, currency, position) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (bet_id) DO UPDATE SET position = excluded.position, player = excluded.player',
        betId,
        round,
        playerId,
        player,
        currency,
        JSON.stringify(position),
      );
    }
  }

  /**
   * The bets of those who agreed to be shown (DOMAIN §14), and how many there are in all.
   * @param payoutOf what a bet came to, or null while its round runs
   */
  shown(round: number, payoutOf: (position: Position) => number | null): { bets: PublicBet[]; total: number } {
    const rows = this.sql
      .exec<BetRow>(
        "SELECT * FROM bets WHERE round = ? AND player <> '' ORDER BY bet_id DESC LIMIT ?",
        round,
        betsShown,
      )
      .toArray();
    const bets = rows.flatMap(({ player, currency, position: text }): PublicBet[] => {
      const position = JSON.parse(text) as Position;
      return position.choice
        ? [{ player, currency, stake: position.stake, choice: position.choice, payout: payoutOf(position) }]
        : [];
    });
    return {
      bets,
      total: this.sql.exec<{ n: number }>('SELECT count(*) AS n FROM bets WHERE round = ?', round).one().n,
    };
  }

  /** The rounds of which somebody still has to be told: the first one after `shown`, and whether there are any up to it. */
  untoldRounds(shown: number): { next: number | null; overdue: boolean } {
    return this.sql
      .exec<{ next: number | null; overdue: number }>(
        'SELECT min(iif(round > ?1, round, NULL)) AS next, count(iif(round <= ?1, 1, NULL)) AS overdue FROM bets WHERE told_at IS NULL',
        shown,
      )
      .toArray()
      .map(({ next, overdue }) => ({ next, overdue: overdue > 0 }))[0]!;
  }

  /** Who has to be told of which rounds up to `last`. */
  unreported(last: number): Debt[] {
    const rows = this.sql
      .exec<{ player_id: string; round: number }>(
        'SELECT DISTINCT player_id, round FROM bets WHERE told_at IS NULL AND round <= ? ORDER BY round',
        last,
      )
      .toArray();
    const byPlayer = new Map<string, number[]>();
    for (const { player_id: playerId, round } of rows)
      byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), round]);
    return [...byPlayer].map(([playerId, rounds]) => ({ playerId, rounds }));
  }

  markReported({ playerId, rounds }: Debt, at: number): void {
    this.sql.exec(
      'UPDATE bets SET told_at = ? WHERE player_id = ? AND round IN (SELECT value FROM json_each(?))',
      at,
      playerId,
      JSON.stringify(rounds),
    );
  }

  /** Forgets what everybody knows of rounds before `round`. */
  forget(round: number): void {
    this.sql.exec('DELETE FROM bets WHERE told_at IS NOT NULL AND round < ?', round);
  }
}
