import { DurableObject } from 'cloudflare:workers';
import type { JackpotPool } from 'contract/jackpots';
import type { JackpotTerms } from 'contract/play/jackpot';
import { bringUpToDate } from '../../kernel/storage/schema-steps';
import { afterHit, afterStakes, newPool, prizeOf, type Pool } from './jackpot-pool';
import type { Env } from '../../kernel/env';
import { jackpotFindings } from './jackpot-audit';
import { poolTables } from './object-schema';
import { jackpotOf } from './jackpot-terms';
import type { JackpotClaim, ReportedStakes, VisitStakes } from './reports';
import { systemOf } from '../../kernel/player-client';
import { jackpotsPort } from './port';

/** How many players one call asks for their stakes; the platform bounds what a call may ask, and a claim is made again until all were heard. */
const queriedAtOnce = 100;

/**
 * One progressive pool, named by its game (DOMAIN §11). Players' objects tell what was staked, and all who play for it are asked before a hit is
 * paid; everything may be told twice. Of two hits at one moment one gets the pool and the other the pool after it.
 */
export class JackpotObject extends DurableObject<Env> {
  private readonly sql: SqlStorage;
  private readonly gameid: string;
  private readonly terms: JackpotTerms;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    this.gameid = ctx.id.name ?? '';
    this.terms = jackpotOf(this.gameid);
    bringUpToDate(ctx.storage, poolTables);
  }

  /** The player is about to stake: from here on asked at every hit, until the visit is over. */
  async enter({ visit, ...stakes }: VisitStakes): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.feed(stakes);
      this.sql.exec(
        'INSERT INTO jackpot_visits (player_id, visit, heard) VALUES (?1, ?2, ?3) ON CONFLICT (player_id) DO UPDATE SET visit = ?2, heard = ?3 WHERE visit < ?2',
        stakes.playerId,
        visit,
        this.latestClaim(),
      );
    });
  }

  /** Takes what was staked. */
  async take(stakes: readonly ReportedStakes[]): Promise<void> {
    this.ctx.storage.transactionSync(() => stakes.forEach((reported) => this.feed(reported)));
  }

  /** Takes what was staked when the visit ended: the player stakes no more before the next one begins. */
  async leave({ visit, ...stakes }: VisitStakes): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.feed(stakes);
      this.sql.exec('DELETE FROM jackpot_visits WHERE player_id = ? AND visit <= ?', stakes.playerId, visit);
    });
  }

  /**
   * The prize of a round that has hit, euro minor units; asked again, the same. It holds all that anybody staked before the hit: whoever plays is
   * asked first. Null while more are to be asked than one call may ask: to be claimed again.
   * @param at epoch ms
   * @throws when somebody could not be asked; nothing is paid without their stakes
   */
  async claim({ roundId, ...stakes }: JackpotClaim, at: number): Promise<{ amount: number | null }> {
    const hit = this.ctx.storage.transactionSync(() => {
      this.feed(stakes);
      if (this.prizeOf(roundId) !== null) return null;
      this.sql.exec(
        'INSERT OR IGNORE INTO jackpot_claims (number, round_id, player_id, at) VALUES (?, ?, ?, ?)',
        this.latestClaim() + 1,
        roundId,
        stakes.playerId,
        at,
      );
      return this.sql.exec<{ number: number }>('SELECT number FROM jackpot_claims WHERE round_id = ?', roundId).one()
        .number;
    });
    if (hit !== null && (await this.everybodyIsHeard(hit, at)))
      this.ctx.storage.transactionSync(() => this.payUpTo(hit));
    return { amount: this.prizeOf(roundId) };
  }

  async view(): Promise<JackpotPool> {
    const [last] = this.sql.exec<{ hits: number; amount: number; at: number }>(
      'SELECT number AS hits, amount, at FROM jackpot_prizes ORDER BY number DESC LIMIT 1',
    );
    return {
      gameid: this.gameid,
      amount: prizeOf(this.pool()),
      hits: last?.hits ?? 0,
      lastHit: last ? { amount: last.amount, at: last.at } : null,
    };
  }

  /** What contradicts itself, in words; for audits. */
  async audit(): Promise<{ pool: Pool; findings: string[] }> {
    return { pool: this.pool(), findings: jackpotFindings(this.sql) };
  }

  /** Asks those who have not been heard since the hit what they had staked by then. */
  private async everybodyIsHeard(hit: number, at: number): Promise<boolean> {
    const asked = this.sql
      .exec<{ playerId: string }>(
        'SELECT player_id AS playerId FROM jackpot_visits WHERE heard < ? LIMIT ?',
        hit,
        queriedAtOnce,
      )
      .toArray();
    const answers = await Promise.allSettled(
      asked.map(({ playerId }) => systemOf(this.env, playerId, jackpotsPort).stakedForJackpot(this.gameid, at)),
    );
    this.ctx.storage.transactionSync(() =>
      answers.forEach((answer) => answer.status === 'fulfilled' && this.hear(answer.value, hit)),
    );
    const silent = answers.find((answer) => answer.status === 'rejected');
    if (silent) throw silent.reason;
    return asked.length < queriedAtOnce;
  }

  private hear({ visit, ...stakes }: VisitStakes, hit: number): void {
    this.feed(stakes);
    // A visit older than the player's own is over; its word has not come, or it was overtaken.
    this.sql.exec('DELETE FROM jackpot_visits WHERE player_id = ? AND visit < ?', stakes.playerId, visit);
    this.sql.exec('UPDATE jackpot_visits SET heard = max(heard, ?) WHERE player_id = ?', hit, stakes.playerId);
  }

  /** Pays what hits have waited, the first one first: who was heard after a hit was heard after all before it. */
  private payUpTo(hit: number): void {
    const waiting = this.sql
      .exec<{ number: number; roundId: string; playerId: string; at: number }>(
        'SELECT number, round_id AS roundId, player_id AS playerId, at FROM jackpot_claims WHERE number <= ? AND round_id NOT IN (SELECT round_id FROM jackpot_prizes) ORDER BY number',
        hit,
      )
      .toArray();
    for (const { number, roundId, playerId, at } of waiting) {
      const { after, prize } = afterHit(this.pool(), this.terms);
      this.keep(after);
      this.sql.exec(
        'INSERT INTO jackpot_prizes (number, round_id, player_id, amount, at) VALUES (?, ?, ?, ?, ?)',
        number,
        roundId,
        playerId,
        prize,
        at,
      );
      this.sql.exec(
        'INSERT INTO jackpot_standings (number, pool, reserve, fed, paid) VALUES (?, ?, ?, ?, ?)',
        number,
        after.pool,
        after.reserve,
        after.fed,
        after.paid,
      );
    }
  }

  private prizeOf(roundId: string): number | null {
    return (
      this.sql.exec<{ amount: number }>('SELECT amount FROM jackpot_prizes WHERE round_id = ?', roundId).toArray()[0]
        ?.amount ?? null
    );
  }

  /** Hits paid before they were kept as claims have their numbers too. */
  private latestClaim(): number {
    return this.sql
      .exec<{ number: number }>(
        'SELECT max((SELECT coalesce(max(number), 0) FROM jackpot_claims), (SELECT coalesce(max(number), 0) FROM jackpot_prizes)) AS number',
      )
      .one().number;
  }

  private feed({ playerId, turnover }: ReportedStakes): void {
    const [known] = this.sql.exec<{ turnover: number }>(
      'SELECT turnover FROM jackpot_players WHERE player_id = ?',
      playerId,
    );
    const more = turnover - (known?.turnover ?? 0);
    if (more <= 0) return;
    this.sql.exec('INSERT OR REPLACE INTO jackpot_players (player_id, turnover) VALUES (?, ?)', playerId, turnover);
    this.keep(afterStakes(this.pool(), more, this.terms));
  }

  private pool(): Pool {
    return (
      this.sql
        .exec<{ pool: number; reserve: number; fed: number; paid: number }>(
          'SELECT pool, reserve, fed, paid FROM jackpot_pool',
        )
        .toArray()[0] ?? newPool(this.terms)
    );
  }

  private keep({ pool, reserve, fed, paid }: Pool): void {
    this.sql.exec(
      'INSERT OR REPLACE INTO jackpot_pool (only, gameid, pool, reserve, fed, paid) VALUES (1, ?, ?, ?, ?, ?)',
      this.gameid,
      pool,
      reserve,
      fed,
      paid,
    );
  }
}
