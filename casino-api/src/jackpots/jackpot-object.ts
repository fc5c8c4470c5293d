import { DurableObject } from 'cloudflare:workers';
import type { JackpotPool } from 'contract/jackpots';
import type { JackpotTerms } from 'contract/play/jackpot';
import { afterHit, afterStakes, newPool, prizeOf, type Pool } from '../domain/jackpot-pool';
import type { Env } from '../env';
import { jackpotFindings } from './jackpot-audit';
import { jackpotTables } from './jackpot-tables';
import { jackpotOf } from '../domain/jackpot-terms';
import type { JackpotClaim, ToldStakes } from './told';

/**
 * One progressive pool, named by its game (DOMAIN §11). Players' objects tell what was staked and ask for what was won; both may come
 * twice. Each call is one step, so of two hits at one moment one gets the pool and the other the pool after it.
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
    this.sql.exec(jackpotTables);
  }

  /** Takes what was staked. */
  async take(stakes: readonly ToldStakes[]): Promise<void> {
    this.ctx.storage.transactionSync(() => stakes.forEach((told) => this.feed(told)));
  }

  /** The prize of a round that has hit, euro minor units; asked again, the same. @param at epoch ms */
  async claim({ roundId, ...stakes }: JackpotClaim, at: number): Promise<{ amount: number }> {
    return this.ctx.storage.transactionSync(() => {
      this.feed(stakes);
      const [known] = this.sql.exec<{ amount: number }>('SELECT amount FROM jackpot_prizes WHERE round_id = ?', roundId);
      if (known) return { amount: known.amount };
      const { after, prize } = afterHit(this.pool(), this.terms);
      this.keep(after);
      this.sql.exec('INSERT INTO jackpot_prizes (round_id, player_id, amount, at) VALUES (?, ?, ?, ?)', roundId, stakes.playerId, prize, at);
      return { amount: prize };
    });
  }

  async view(): Promise<JackpotPool> {
    const [last] = this.sql.exec<{ hits: number; amount: number; at: number }>('SELECT number AS hits, amount, at FROM jackpot_prizes ORDER BY number DESC LIMIT 1');
    return { gameid: this.gameid, amount: prizeOf(this.pool()), hits: last?.hits ?? 0, lastHit: last ? { amount: last.amount, at: last.at } : null };
  }

  /** What contradicts itself, in words; for audits. */
  async audit(): Promise<{ pool: Pool; findings: string[] }> {
    return { pool: this.pool(), findings: jackpotFindings(this.sql) };
  }

  private feed({ playerId, turnover }: ToldStakes): void {
    const [known] = this.sql.exec<{ turnover: number }>('SELECT turnover FROM jackpot_players WHERE player_id = ?', playerId);
    const more = turnover - (known?.turnover ?? 0);
    if (more <= 0) return;
    this.sql.exec('INSERT OR REPLACE INTO jackpot_players (player_id, turnover) VALUES (?, ?)', playerId, turnover);
    this.keep(afterStakes(this.pool(), more, this.terms));
  }

  private pool(): Pool {
    return this.sql.exec<{ pool: number; reserve: number; fed: number; paid: number }>('SELECT pool, reserve, fed, paid FROM jackpot_pool').toArray()[0] ?? newPool(this.terms);
  }

  private keep({ pool, reserve, fed, paid }: Pool): void {
    this.sql.exec('INSERT OR REPLACE INTO jackpot_pool (only, gameid, pool, reserve, fed, paid) VALUES (1, ?, ?, ?, ?, ?)', this.gameid, pool, reserve, fed, paid);
  }
}
