import { DurableObject } from 'cloudflare:workers';
import { liveMatchEvent } from 'contract/sports/matches';
import { seconds } from 'contract/constants';
import { systemClock } from '../../kernel/clock';
import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { Alarm, atRing, type Ring } from '../../kernel/schedule/alarm';
import { timeFor } from '../../kernel/moment';
import { Live, liveEvent, mostConnections } from '../../kernel/http/live';
import { boardOf } from './board';
import { nextTickAfter } from './drawn/course';
import type { MatchObjectCalls } from './match-object-calls';
import { isDrawn, matchesWithTerms, type StoredMatch } from './matches';
import { liveShown } from './shown';
import { tellWaiting } from './tell-players';

/** How often a match is looked at that nobody can say the next change of. */
const lookEvery = 10 * seconds;

/** For so long after its end those who have bet on a match are looked for: bets of the last moment are heard of a little later. */
const lookedFor = 60 * seconds;

/** What is kept of a match that somebody has bet on: when it ends, epoch ms, and the last player who was told how. */
interface AwaitedEnd {
  id: string;
  endsAt: number;
  toldUpTo: string;
}

/**
 * One match, named by its id. Tells who watches it its prices and state as they change, and, when it is over, the objects of those who have bet on
 * it how it ended, few at a time; each settles its own bets. Killed at it, it goes on from where it was. It sleeps while nobody looks.
 */
export class MatchObject extends DurableObject<Env> implements MatchObjectCalls {
  private readonly live = new Live();
  private readonly wakeUp = new Alarm(this.ctx.storage, systemClock);
  /** For what is live alone: who is told by an alarm has a connection open, so a call has named this object before. */
  private readonly id = this.ctx.id.name ?? '';
  private told = '';

  /** Somebody has bet on the match, which ends then (epoch ms): those who have are to be told. Asked again, it changes nothing. */
  async awaitEnd(id: string, endsAt: number): Promise<void> {
    const kept = await this.awaitedEnd();
    if (kept?.endsAt === endsAt) return;
    await this.keep({ id, endsAt, toldUpTo: '' });
    this.wakeUp.within(endsAt - (await this.now()));
  }

  /** Something was said of the match elsewhere: prices, a suspension, a result. */
  async changed(): Promise<void> {
    if (this.live.size > 0) await this.tell();
  }

  override async fetch(_request: Request): Promise<Response> {
    if (this.live.size >= mostConnections) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    const at = await this.now();
    const state = await this.state(at);
    if (!state) return new Response(null, { status: 404 });
    const answer = this.live.open(state.text);
    this.plan(state.match, at);
    return answer;
  }

  override async alarm(ring: Ring): Promise<void> {
    await atRing({ env: this.env, object: 'match', alarm: this.wakeUp, ring }, async () => {
      if (this.live.size > 0) await this.tell();
      await this.tellBettors();
    });
  }

  private async tellBettors(): Promise<void> {
    const awaited = await this.awaitedEnd();
    if (!awaited) return;
    const { id, endsAt, toldUpTo } = awaited;
    const at = await this.now();
    if (at < endsAt) return this.wakeUp.within(endsAt - at);
    try {
      const last = await tellWaiting(this.env, id, toldUpTo, at);
      if (last === null && at >= endsAt + lookedFor) return void (await this.ctx.storage.delete('awaited'));
      await this.keep({ ...awaited, toldUpTo: last ?? '' });
      this.wakeUp.within(last === null ? lookEvery : 0);
    } catch (error) {
      log('error', { event: 'bettors_not_told', match: id, reason: String(error) });
      this.wakeUp.within(lookEvery);
    }
  }

  private awaitedEnd = (): Promise<AwaitedEnd | undefined> => this.ctx.storage.get<AwaitedEnd>('awaited');
  private keep = (awaited: AwaitedEnd): Promise<void> => this.ctx.storage.put('awaited', awaited);

  private async tell(): Promise<void> {
    const at = await this.now();
    try {
      const state = await this.state(at);
      if (!state) return;
      this.plan(state.match, at);
      if (state.key === this.told) return;
      this.told = state.key;
      this.live.tell(state.text);
    } catch (error) {
      log('error', { event: 'match_not_told', match: this.id, reason: String(error) });
      this.wakeUp.within(lookEvery);
    }
  }

  /** As it is now; `key` changes when anything does but the time. */
  private async state(at: number): Promise<{ match: StoredMatch; text: string; key: string } | null> {
    const { matches, terms } = await matchesWithTerms(this.env.DB, [this.id], null, at);
    const [match] = matches;
    if (!match) return null;
    const shown = liveShown(boardOf(match, at), terms, at);
    return { match, text: liveEvent(liveMatchEvent, shown), key: JSON.stringify({ ...shown, now: 0 }) };
  }

  private plan(match: StoredMatch, at: number): void {
    const { startsAt, endsAt } = match;
    if (!isDrawn(match) || at >= endsAt) return this.wakeUp.within(lookEvery);
    this.wakeUp.within(Math.max(1, (at < startsAt ? startsAt : Math.min(endsAt, nextTickAfter(match, at))) - at));
  }

  private now(): Promise<number> {
    return timeFor(this.env, { method: 'MATCH', path: `/${this.id}` });
  }
}
