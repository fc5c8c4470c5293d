/**
 * The Odds API, version 4, as far as it is published (https://the-odds-api.com/liveapi/guides/v4/): lists of odds and scores by sport. It says what a
 * test tells it to, in the published shape and no other.
 */
import { createHmac } from 'node:crypto';
import { LocalGateway, type Trouble } from './gateways/http-server';

export interface FeedEvent {
  id: string;
  sport_key: string;
  sport_title: string;
  commence_time: string;
  home_team: string;
  away_team: string;
}

const iso = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

let count = 0;

/** A football match of a real league that begins at a moment, epoch ms. */
export const feedEvent = (startsAt: number, over: Partial<FeedEvent> = {}): FeedEvent => ({
  id: `e912304de2b2ce35b473ce2ecd3d${String((count += 1)).padStart(4, '0')}`,
  sport_key: 'soccer_epl',
  sport_title: 'EPL',
  commence_time: iso(startsAt),
  home_team: `Alder United ${count}`,
  away_team: `Birch City ${count}`,
  ...over,
});

/** An event of `/odds`, priced at a moment. */
export const withOdds = (event: FeedEvent, pricedAt: number, [home, draw, away] = [2.1, 3.4, 3.6]) => ({
  ...event,
  bookmakers: [
    {
      key: 'unibet_eu',
      title: 'Unibet',
      last_update: iso(pricedAt),
      markets: [
        {
          key: 'h2h',
          last_update: iso(pricedAt),
          outcomes: [
            { name: event.away_team, price: away },
            { name: event.home_team, price: home },
            { name: 'Draw', price: draw },
          ],
        },
        {
          key: 'totals',
          last_update: iso(pricedAt),
          outcomes: [
            { name: 'Over', price: 1.9, point: 2.5 },
            { name: 'Under', price: 1.95, point: 2.5 },
          ],
        },
      ],
    },
  ],
});

/** An event of `/scores`, as it stood at a moment; without a score before it begins. */
export const withScore = (event: FeedEvent, scoredAt: number, score: [number, number] | null, completed = true) => ({
  ...event,
  completed: score !== null && completed,
  scores: score && [
    { name: event.home_team, score: String(score[0]) },
    { name: event.away_team, score: String(score[1]) },
  ],
  last_update: score && iso(scoredAt),
});

export const feedKey = 'feed-key-of-sixteen-characters';
export const feedSecret = 'feed-secret-of-thirty-two-characters';

export class OddsFeed {
  odds: unknown[] = [];
  scores: unknown[] = [];
  private readonly gateway = new LocalGateway(({ url }) => {
    if (url.searchParams.get('apiKey') !== feedKey)
      return { status: 401, json: { message: 'API key is not valid.', error_code: 'INVALID_KEY' } };
    const [, sport, list] = /^\/v4\/sports\/([a-z_]+)\/(odds|scores)\/?$/.exec(url.pathname) ?? [];
    if (!list) return { status: 404, json: { message: 'Not found' } };
    const events = list === 'odds' ? this.odds : this.scores;
    return { status: 200, json: events.filter((event) => (event as FeedEvent).sport_key === sport) };
  });

  async start(): Promise<this> {
    await this.gateway.start();
    return this;
  }

  get url(): string {
    return this.gateway.url;
  }

  get asked(): readonly string[] {
    return this.gateway.asked;
  }

  next(kind: Trouble, path?: RegExp): void {
    this.gateway.next(kind, path);
  }

  stop(): Promise<void> {
    return this.gateway.stop();
  }
}

/** What the feed pushes, signed. */
export const signedNews = (news: object, secret = feedSecret) => {
  const body = JSON.stringify(news);
  return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
};
