import type { Env } from '../../../kernel/env';
import { matchCalls } from '../match-object-calls';
import { storedMatch, type MatchRow } from '../matches';
import { tellPlayers } from '../tell-players';
import { expectedEnd, withPrices, withScore, type KeptMatch } from './merge';
import { toldPrices, toldScores } from './odds-api';

/** Published lists as they came: of prices, of scores, or of both. */
export interface FeedNews {
  odds?: readonly unknown[] | undefined;
  scores?: readonly unknown[] | undefined;
}

/** How often a match is merged anew when somebody else told of it meanwhile. */
const tries = 3;

/** Takes what a feed tells, by poll or push, as often and in whatever order it comes. @param at epoch ms @returns how many matches it changed */
export async function takeFeed(env: Env, { odds = [], scores = [] }: FeedNews, at: number): Promise<number> {
  const prices = toldPrices(odds).filter(({ pricedAt }) => pricedAt <= at + clockSkew);
  const results = toldScores(scores).filter(({ scoredAt }) => scoredAt <= at + clockSkew);
  const ids = [...new Set([...prices, ...results].map(({ id }) => id))];
  let open = new Set(ids);
  let changed = 0;
  for (let turn = 0; open.size > 0 && turn < tries; turn += 1) {
    const before = await keptMatches(env.DB, [...open]);
    const after = new Map<string, KeptMatch>();
    const merge = <Told extends { id: string }>(
      told: readonly Told[],
      into: (known: KeptMatch | null, one: Told) => KeptMatch,
    ) => {
      for (const one of told)
        if (open.has(one.id)) after.set(one.id, into(after.get(one.id) ?? before.get(one.id)?.match ?? null, one));
    };
    merge(
      [...prices].sort((a, b) => a.pricedAt - b.pricedAt),
      withPrices,
    );
    merge(
      [...results].sort((a, b) => a.scoredAt - b.scoredAt),
      withScore,
    );
    const due = [...after.values()].filter((match) => match !== before.get(match.id)?.match);
    const written = new Set(await writeMatches(env.DB, due, before));
    changed += written.size;
    const news = due.filter(({ id }) => written.has(id));
    await Promise.all(news.filter(({ startsAt }) => startsAt <= at).map(({ id }) => matchCalls(env, id).changed()));
    const ended = news.filter(({ id, result, revision }) => {
      const known = before.get(id)?.match;
      return result !== null && (!known?.result || known.revision !== revision);
    });
    for (const { id } of ended) await tellPlayers(env, id, at);
    open = new Set(due.map(({ id }) => id).filter((id) => !written.has(id)));
  }
  return changed;
}

/** What is from further ahead than clocks go wrong is from no clock of ours: it would keep all that is told later out. */
const clockSkew = 60_000;

interface Known {
  match: KeptMatch;
  /** The row's own text: it is written over only while it is that. */
  text: string;
}

async function keptMatches(db: D1Database, ids: readonly string[]): Promise<Map<string, Known>> {
  const { results } = await db
    .prepare('SELECT m.*, NULL AS seed FROM sports_matches m WHERE m.id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(ids))
    .all<MatchRow>();
  return new Map(
    results.flatMap((row) => {
      const { id, source, sport, league, home, away, startsAt, feed, result, revision } = storedMatch(row);
      if (!feed || row.feed === null) return [];
      return [
        [
          id,
          { match: { id, source, sport, league, home, away, startsAt, feed, result, revision }, text: row.feed },
        ] as const,
      ];
    }),
  );
}

/** @returns the ids of those that were written: another may have been changed meanwhile */
async function writeMatches(
  db: D1Database,
  matches: readonly KeptMatch[],
  before: ReadonlyMap<string, Known>,
): Promise<string[]> {
  if (matches.length === 0) return [];
  const rows = matches.map((match) => ({
    ...match,
    endsAt: expectedEnd(match.startsAt),
    feed: JSON.stringify(match.feed),
    result: match.result && JSON.stringify(match.result),
    before: before.get(match.id)?.text ?? null,
  }));
  const columns = [
    'id',
    'source',
    'sport',
    'league',
    'home',
    'away',
    'startsAt',
    'endsAt',
    'feed',
    'result',
    'revision',
  ];
  const { results } = await db
    .prepare(
      `INSERT INTO sports_matches (id, source, sport, league, home, away, starts_at, ends_at, feed, result, revision)
       SELECT ${columns.map((name) => `json_extract(value, '$.${name}')`).join(', ')} FROM json_each(?1) WHERE true
       ON CONFLICT (id) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, feed = excluded.feed,
         result = excluded.result, revision = excluded.revision
       WHERE sports_matches.feed IS (SELECT json_extract(value, '$.before') FROM json_each(?1) WHERE json_extract(value, '$.id') = excluded.id)
       RETURNING id`,
    )
    .bind(JSON.stringify(rows))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
