import { seconds } from 'contract/constants';
import { settingsOf, type Env } from '../../../kernel/env';
import { parseJson, readText } from '../../../kernel/http/body';
import { log } from '../../../kernel/log';
import { takeFeed, type FeedNews } from './take';

/** A whole league's prices are some hundred kilobytes; what is longer is none of it. */
const longestAnswer = 4 * 1024 * 1024;
const answersWithin = 10 * seconds;
/** Scores are asked for as far back as the feed has them. */
const daysBack = 3;

/** A list as the feed publishes it; null for none: the next poll asks again, and what grows stale meanwhile is suspended. */
async function listAt(url: URL): Promise<unknown[] | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(answersWithin),
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    // Counted as it comes: what an answer announces of itself, packed or not, is not believed.
    const text = await readText(new Response(answer.body), longestAnswer);
    const value = text.ok ? parseJson(text.data) : text;
    if (!value.ok) throw new Error(value.code);
    if (!Array.isArray(value.data)) throw new Error('no list');
    return value.data;
  } catch (error) {
    // The address holds the key, so only its path is told.
    log('error', { event: 'feed_not_read', path: url.pathname, reason: String(error).replaceAll(url.search, '') });
    return null;
  }
}

/** Asks the feed for the prices and scores of the leagues on offer, league by league, so that one that fails keeps no other back. @param at epoch ms */
export async function pollFeed(env: Env, at: number): Promise<number> {
  const { SPORTS_FEED_URL: base, SPORTS_FEED_KEY: apiKey, SPORTS_FEED_LEAGUES: leagues } = settingsOf(env);
  if (!apiKey) return 0;
  let changed = 0;
  for (const league of leagues) {
    const address = (what: string, query: Record<string, string>): URL => {
      const url = new URL(`/v4/sports/${league}/${what}/`, base);
      url.search = new URLSearchParams({ apiKey, dateFormat: 'iso', ...query }).toString();
      return url;
    };
    const [odds, scores] = await Promise.all([
      listAt(address('odds', { regions: 'eu', markets: 'h2h,spreads,totals', oddsFormat: 'decimal' })),
      listAt(address('scores', { daysFrom: String(daysBack) })),
    ]);
    const news: FeedNews = { odds: odds ?? [], scores: scores ?? [] };
    try {
      changed += await takeFeed(env, news, at);
    } catch (error) {
      log('error', { event: 'feed_not_taken', league, reason: String(error) });
    }
  }
  return changed;
}
