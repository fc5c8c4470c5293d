import { DurableObject } from 'cloudflare:workers';
import { seconds } from 'contract/constants';
import { bringUpToDate } from '../../kernel/storage/schema-steps';
import { findRaceOrCancelled, noteEntered, noteSummary } from './race-list';
import { systemClock } from '../../kernel/clock';
import { prizesOf, scoreOf, settlesAt, titleOf, type RaceDefinition } from './race-rules';
import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { noteBehind } from '../../kernel/outbox-behind';
import { Alarm, atRing, type Ring } from '../../kernel/schedule/alarm';
import { momentOf } from '../../kernel/moment';
import { Board, type Scorer } from './board';
import { raceObjectTables } from './object-schema';
import { viewOf, type RaceView } from './race-view';
import type { ReportedEntrant, ReportedScore } from './reports';
import { systemOf } from '../../kernel/player-client';
import { racesPort } from './port';

/** The board shows so many places, and all that are paid. */
const shownPlaces = 50;
/** After this long a prize that could not be handed over is tried again. */
const prizeRetry = 30 * seconds;
/** The list of races shows a change of the board after this long: however many scores come, it is told so often at most. */
const listDelay = 10 * seconds;
/** So many places does the list show. */
const listedPlaces = 3;

interface Kept {
  definition: RaceDefinition;
  settledAt: number | null;
  isCancelled: boolean;
}

/**
 * One slot race, named by its id (DOMAIN §4): keeps the board, settles it once, and hands the prizes to the winners' objects until
 * each has taken its own. Scores come from the outboxes of the players' objects, at least once and in any order.
 */
export class RaceObject extends DurableObject<Env> {
  private readonly sql: SqlStorage;
  private readonly wakeUp: Alarm;
  private kept: Kept | null = null;
  private board: Board | null = null;
  private handingOver: Promise<void> | null = null;
  /** What the list was told last, JSON. */
  private lastReport = '';

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    bringUpToDate(ctx.storage, raceObjectTables);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
  }

  /** Takes who joined. Both throw when there is no such race. */
  async enter(entrants: readonly ReportedEntrant[]): Promise<void> {
    await this.whileOpen((board) => entrants.forEach((entrant) => board.enter(entrant)));
  }

  /**
   * Takes what rounds count. Once the race is settled they are too late, and before its start, which may have been put off, too early: they count
   * nothing, and the teller need not try again.
   */
  async take(scores: readonly ReportedScore[]): Promise<void> {
    const at = await this.now();
    await this.whileOpen((board, { startsAt }) => {
      if (at >= startsAt) scores.forEach((score) => board.take(score));
    });
  }

  /** The race as it stands; `announced` is what holds while nobody takes part. @param at epoch ms */
  async view(announced: RaceDefinition, playerId: string | null, at: number): Promise<RaceView> {
    const kept = this.read();
    if (kept) this.settleIfDue(kept, at);
    const definition = kept?.definition ?? announced;
    const isSettled = kept ? kept.settledAt !== null : at >= settlesAt(definition);
    const { entrants, places } = kept ? this.boardOf(definition).ranking() : { entrants: 0, places: [] };
    const index = places.findIndex((scorer) => scorer.playerId === playerId);
    return {
      ...viewOf(definition, isSettled, at, {
        entrants,
        board: shown(definition, places, Math.max(shownPlaces, definition.prizes.length)),
      }),
      mine: index < 0 ? { place: null, score: 0 } : { place: index + 1, score: shownScore(definition, places[index]!) },
    };
  }

  /** The race was changed or called off before its start: who had joined is told, each once. Of one that was called off nothing counts, and nobody wins. */
  async announcedAnew(): Promise<void> {
    const kept = this.read();
    // Where nobody has come yet, who is still on the way is told on coming.
    if (!kept) return;
    await this.catchUp(kept);
    await this.tellEntrants(kept);
  }

  override async alarm(ring: Ring): Promise<void> {
    await atRing({ env: this.env, object: 'race', alarm: this.wakeUp, ring }, async (at) => {
      const kept = this.read();
      if (!kept) return;
      await this.catchUp(kept);
      await this.tellEntrants(kept);
      if (kept.isCancelled) return;
      this.settleIfDue(kept, at);
      await Promise.all([this.handOverPrizes(), this.tellList(kept)]);
    });
  }

  private async whileOpen(work: (board: Board, race: RaceDefinition) => void): Promise<void> {
    const kept = this.read() ?? (await this.keepAnnounced());
    const take = () => this.ctx.storage.transactionSync(() => work(this.boardOf(kept.definition), kept.definition));
    if (kept.isCancelled) {
      take();
      return this.tellEntrants(kept);
    }
    this.settleIfDue(kept, await this.now());
    if (kept.settledAt !== null) return log('warn', { event: 'too_late_for_race', race: kept.definition.id });
    take();
    this.wakeUp.within(listDelay);
    // Who joined while it was changed may have it as it was.
    await this.tellEntrants(kept);
  }

  private read(): Kept | null {
    if (this.kept) return this.kept;
    const [row] = this.sql.exec<{ definition: string; settled_at: number | null; cancelled_at: number | null }>(
      'SELECT definition, settled_at, cancelled_at FROM race',
    );
    if (row)
      this.kept = {
        // Races that were joined before they could be changed are as they were.
        definition: { revision: 0, ...(JSON.parse(row.definition) as Omit<RaceDefinition, 'revision'>) },
        settledAt: row.settled_at,
        isCancelled: row.cancelled_at !== null,
      };
    return this.kept;
  }

  /** From the first entrant on the race is known here, and what is announced anew has to be told. */
  private async keepAnnounced(): Promise<Kept> {
    const id = this.ctx.id.name ?? '';
    const announced = await findRaceOrCancelled(this.env.DB, id);
    if (!announced) throw new Error(`There is no race ${id}.`);
    // First, so that nobody is in a race that looks don't ask for.
    await noteEntered(this.env.DB, id, await this.now());
    this.sql.exec('INSERT OR IGNORE INTO race (only, definition) VALUES (1, ?)', JSON.stringify(announced.definition));
    const kept = this.read()!;
    await this.catchUp(kept);
    return kept;
  }

  /** Takes what is announced: a race that was called off before its start is never settled, one that was changed is what it was changed to. */
  private async catchUp(kept: Kept): Promise<void> {
    if (kept.isCancelled || kept.settledAt !== null) return;
    const announced = await findRaceOrCancelled(this.env.DB, kept.definition.id);
    if (announced?.isCancelled) {
      this.sql.exec('UPDATE race SET cancelled_at = ?', await this.now());
      kept.isCancelled = true;
    } else if (announced && announced.definition.revision > kept.definition.revision) {
      this.sql.exec('UPDATE race SET definition = ?', JSON.stringify(announced.definition));
      kept.definition = announced.definition;
      this.board = null;
    }
  }

  /** Hands what has become of the race to those who joined and have not taken it yet. What can't be told now is told later. */
  private async tellEntrants({ definition, isCancelled }: Kept): Promise<void> {
    const { id: raceId, revision } = definition;
    const at = await this.now();
    const waiting = isCancelled
      ? this.sql.exec<{ player_id: string }>('SELECT player_id FROM entrants WHERE told_at IS NULL')
      : this.sql.exec<{ player_id: string }>('SELECT player_id FROM entrants WHERE told_revision < ?', revision);
    for (const { player_id: playerId } of waiting.toArray()) {
      const player = systemOf(this.env, playerId, racesPort);
      try {
        if (isCancelled) await player.raceCancelled({ raceId, title: titleOf(definition) }, at);
        else await player.raceChanged(definition, at);
        this.sql.exec(
          'UPDATE entrants SET told_at = ?, told_revision = ? WHERE player_id = ?',
          isCancelled ? at : null,
          revision,
          playerId,
        );
      } catch (error) {
        log('error', { event: 'race_news_not_taken', race: raceId, reason: String(error) });
        this.wakeUp.within(prizeRetry);
      }
    }
  }

  private boardOf({ score }: RaceDefinition): Board {
    this.board ??= new Board(this.sql, score);
    return this.board;
  }

  /** Settles the race when its time has come: who has won what is written once, and never again looked at. Until then it sets the alarm. */
  private settleIfDue(kept: Kept, at: number): void {
    if (kept.settledAt !== null || kept.isCancelled) return;
    const { definition } = kept;
    // At its start too: from then on nothing is announced anew, and what was before is asked for once more.
    const next = at < definition.startsAt ? definition.startsAt : settlesAt(definition);
    if (at < next) return this.wakeUp.within(next - at);
    const won = prizesOf(definition.prizes, this.boardOf(definition).ranking().places);
    this.ctx.storage.transactionSync(() => {
      for (const { place, playerId, prize } of won)
        this.sql.exec('INSERT INTO prizes (place, player_id, prize) VALUES (?, ?, ?)', place, playerId, prize);
      this.sql.exec('UPDATE race SET settled_at = ?', at);
    });
    kept.settledAt = at;
    // In the turn that wrote them: should this object die before they are handed over, the alarm does it.
    this.wakeUp.within(prizeRetry);
    this.ctx.waitUntil(Promise.all([this.handOverPrizes(), this.tellList(kept)]));
  }

  /** Tells the list of races how the race stands. What can't be told now is told later. */
  private async tellList({ definition, settledAt }: Kept): Promise<void> {
    const { entrants, places } = this.boardOf(definition).ranking();
    const summary = { entrants, leaders: shown(definition, places, listedPlaces), settledAt };
    const text = JSON.stringify(summary);
    if (text === this.lastReport) return;
    try {
      await noteSummary(this.env.DB, definition.id, summary);
      this.lastReport = text;
    } catch (error) {
      log('error', { event: 'race_list_not_told', race: definition.id, reason: String(error) });
      this.wakeUp.within(prizeRetry);
    }
  }

  private handOverPrizes(): Promise<void> {
    this.handingOver ??= this.handOver().finally(() => {
      this.handingOver = null;
    });
    return this.handingOver;
  }

  private async handOver(): Promise<void> {
    const waiting = this.sql
      .exec<{ place: number; player_id: string; prize: number }>(
        'SELECT place, player_id, prize FROM prizes WHERE taken_at IS NULL ORDER BY place',
      )
      .toArray();
    const kept = this.kept;
    if (waiting.length === 0 || !kept) return;
    const raceId = kept.definition.id;
    const title = titleOf(kept.definition);
    const at = await this.now();
    let left = 0;
    for (const { place, player_id: playerId, prize } of waiting) {
      try {
        await systemOf(this.env, playerId, racesPort).takeRacePrize({ raceId, title, place, prize }, at);
        this.sql.exec('UPDATE prizes SET taken_at = ? WHERE place = ?', at, place);
      } catch (error) {
        log('error', { event: 'race_prize_not_taken', race: raceId, place, reason: String(error) });
        this.wakeUp.within(prizeRetry);
        left += 1;
      }
    }
    const behind = left > 0 ? { messages: ['prize'], waiting: left, oldestAt: kept.settledAt ?? at } : null;
    await noteBehind(this.env, this.ctx.id.toString(), 'race', behind);
  }

  private async now(): Promise<number> {
    const { at } = await momentOf(this.env, { method: 'RACE', path: '' }, systemClock());
    return at;
  }
}

const shownScore = ({ score }: RaceDefinition, { standing, currency }: Scorer): number =>
  scoreOf(score, standing, currency);

/** The first places as others see them. */
const shown = (definition: RaceDefinition, places: readonly Scorer[], count: number) =>
  places
    .slice(0, count)
    .map((scorer, above) => ({ place: above + 1, player: scorer.player, score: shownScore(definition, scorer) }));
