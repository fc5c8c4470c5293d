/** Matches that a test can set its clock by, and scores drawn as anybody would draw them. */
import { createHmac } from 'node:crypto';
import type { SportsBet } from 'contract/sports/bets';
import type { Market } from 'contract/sports/markets';
import type { MatchDetail, MatchFairness } from 'contract/sports/matches';
import { scoreTickets, tickets } from '../../casino-api/src/features/sports/rules/scoring';
import type { Caller } from './api';
import type { Lantern } from './lantern';

/** The market of a match. @throws where it has none */
export function marketOf({ groups }: MatchDetail, id: string): Market {
  const market = groups.flatMap(({ markets }) => markets).find((one) => one.id === id);
  if (!market) throw new Error(`There is no market ${id}.`);
  return market;
}

/** A leg as a slip names it, at the price that is shown. */
export function legOf(match: MatchDetail, selectionId = 'home', marketId = 'match-result') {
  const { odds } = marketOf(match, marketId).selections.find(({ id }) => id === selectionId)!;
  return { matchId: match.id, marketId, selectionId, odds: odds! };
}

/** What places one single. @param over of the leg, or of the whole */
export function singleOf(match: MatchDetail, selectionId = 'home', over: Record<string, unknown> = {}) {
  const { requestId = crypto.randomUUID(), priceChange = 'ask', kind = 'singles', ...leg } = over;
  const asked = legOf(
    match,
    selectionId,
    selectionId === 'over' || selectionId === 'under' ? 'total:2.5' : 'match-result',
  );
  return { kind, legs: [{ ...asked, stake: 10_00, ...leg }], priceChange, requestId };
}

/** The score of a football match by its published seed: HMAC, a ticket a side, the published expectation. */
export function scoreByHand(matchId: string, { seed, expected }: MatchFairness): { home: number; away: number } {
  const goals = (cursor: number, usual: number) => {
    let left = createHmac('sha256', seed!).update(`${matchId}:0:${cursor}`).digest().readUIntBE(0, 6) % tickets;
    return scoreTickets(usual, 8).findIndex((share) => (left -= share) < 0);
  };
  return { home: goals(0, expected.home), away: goals(1, expected.away) };
}

export const fairnessOf = ({ legs }: Pick<SportsBet, 'legs'>): MatchFairness => legs[0]!.fairness!;

export class Programme {
  private readonly taken = new Set<string>();

  constructor(private readonly lantern: Pick<Lantern, 'api' | 'clock' | 'database'>) {}

  /** Past the API, for what no caller can do. */
  async run(statement: string, ...values: (string | number)[]): Promise<void> {
    await (
      await this.lantern.database()
    )
      .prepare(statement)
      .bind(...values)
      .run();
  }

  /** A match of its own for a test, whose start is `seconds` away to the millisecond; it lasts for twenty seconds. @param league any of football where none is named */
  async match(seconds = 60, league?: string): Promise<MatchDetail> {
    const now = await this.lantern.clock.now();
    const query = { list: 'upcoming', limit: 60, ...(league ? { league } : { sport: 'football' }) };
    const { matches } = (await this.lantern.api.sportsMatches({ query })).data;
    const { id } = matches.find((match) => match.isDrawn && !this.taken.has(match.id))!;
    this.taken.add(id);
    const startsAt = now + seconds * 1_000;
    await this.run(
      'UPDATE sports_matches SET starts_at = ?, ends_at = ? WHERE id = ?',
      startsAt,
      startsAt + 20_000,
      id,
    );
    return this.again(id);
  }

  /** How many legs on a match the house has heard of. */
  async legsKnown(id: string): Promise<number> {
    const database = await this.lantern.database();
    const query = database.prepare('SELECT count(*) AS legs FROM sports_legs WHERE match_id = ?').bind(id);
    return (await query.first<number>('legs'))!;
  }

  /** The match as it is shown now. */
  async again(id: string): Promise<MatchDetail> {
    return (await this.lantern.api.sportsMatch({ params: { id } })).data;
  }
}

/** The way that a leg's match went, by its seed. */
export function wayOf(leg: SportsBet['legs'][number]): string {
  const { home, away } = scoreByHand(leg.matchId, leg.fairness!);
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}

/** What tests do with slips. @param ground is asked when it is needed: the API is started later */
export function slips(ground: () => { lantern: Lantern; matches: Programme }) {
  const api = () => ground().lantern.api;
  const order = (body: Record<string, unknown>, who: Caller) =>
    api().placeSportsBet({ body: { priceChange: 'ask', requestId: crypto.randomUUID(), ...body } }, who);
  return {
    several: async (count: number, seconds = 30): Promise<MatchDetail[]> => {
      const found: MatchDetail[] = [];
      while (found.length < count) found.push(await ground().matches.match(seconds));
      return found;
    },
    order,
    /** @throws when it is refused */
    placed: async (body: Record<string, unknown>, who: Caller): Promise<SportsBet> => {
      const { data, info } = await order(body, who);
      if (!info.success) throw new Error(`Not placed: ${info.resultCode} ${JSON.stringify(data)}`);
      return data.bets[0]!;
    },
    betOf: async (who: Caller, id: string) => (await api().sportsBet({ params: { id } }, who)).data,
  };
}
