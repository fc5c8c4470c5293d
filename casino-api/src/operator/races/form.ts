import { days, languages } from 'contract/constants';
import { RaceId, raceScores } from 'contract/races';
import { findGames } from '../../features/catalogue';
import type { RaceScore, SeedRace } from '../../features/races';
import { area, filled, inLanguages, select, type Written } from '../forms';
import { lineIn, momentIn, momentText, textsIn } from '../form-values';
import { parseMoney } from '../players/money-field';

const mostGames = 1_000;
const longestRace = 35 * days;
const scores = {
  points_wagered: 'Points: every euro cent staked with real money',
  best_multiplier: 'The best single round, payout by stake',
} as const satisfies Record<RaceScore, string>;

/** The race that a form holds, or what is wrong. @param at epoch ms */
export async function raceIn(db: D1Database, form: URLSearchParams, at: number): Promise<SeedRace | string> {
  const id = lineIn(form, 'id', 100);
  if (!RaceId.safeParse(id).success) return 'The address is small letters and digits with single hyphens between';
  const [titles, summaries] = [textsIn(form, 'title', 80), textsIn(form, 'summary', 300)];
  if (!titles || !summaries) return 'Write title and summary in English at least';
  const score = raceScores.find((each) => each === form.get('score'));
  if (!score) return 'Choose what counts';
  const [startsAt, endsAt] = [momentIn(form, 'starts'), momentIn(form, 'ends')];
  if (!startsAt || !endsAt || startsAt <= at || endsAt <= startsAt || endsAt - startsAt > longestRace)
    return 'A race starts in the future and ends after that, within five weeks';
  const prizes = prizesIn(form);
  if (!prizes) return 'Write the prizes, highest first, one a line, each up to 100,000 EUR';
  if (isWeekly(form) && endsAt - startsAt > 7 * days)
    return 'A race that comes back every week lasts a week at the most';
  const games = await gamesIn(db, form);
  if (typeof games === 'string') return games;
  const texts = Object.fromEntries(
    languages.map((language) => [language, { title: titles[language], summary: summaries[language] }]),
  ) as SeedRace['texts'];
  const series = isWeekly(form) ? id : null;
  return { title: titles.en, texts, score, games, prizes, image: null, id, series, startsAt, endsAt };
}

/** Whether a race comes back every week, until it is ended. */
export const isWeekly = (form: URLSearchParams): boolean => form.get('repeats') === 'weekly';

function prizesIn(form: URLSearchParams): number[] | null {
  const lines = (form.get('prizes') ?? '').split(/[\r\n;]+/).filter((line) => line.trim() !== '');
  const prizes = lines.map((line) => parseMoney(line) ?? 0);
  const isGood = prizes.every(
    (prize, index) => prize > 0 && prize <= 100_000_00 && prize <= (prizes[index - 1] ?? prize),
  );
  return prizes.length > 0 && prizes.length <= 200 && isGood ? prizes : null;
}

async function gamesIn(db: D1Database, form: URLSearchParams): Promise<string[] | string> {
  const named = (form.get('games') ?? '').split(/[\s,;]+/).filter(Boolean);
  const query = { category: 'slots', limit: mostGames } as const;
  if (named.length === 0 || named[0] === 'all') return (await findGames(db, query)).games.map(({ id }) => id);
  const found = (await findGames(db, { ...query, ids: named })).games.map(({ id }) => id);
  const missing = named.filter((id) => !found.includes(id));
  return missing.length === 0 ? found : `No slots: ${missing.slice(0, 5).join(', ')}`;
}

/** @param isNew what comes back every week is made so, and an address stays */
export const raceFields = (written: Written, isNew: boolean): string =>
  (isNew
    ? filled('Address, such as december-sprint', 'id', written, { isNeeded: true, attributes: 'maxlength="100"' })
    : '') +
  inLanguages('Title', 'title', written, 80) +
  inLanguages('Summary', 'summary', written, 300) +
  select('What counts', 'score', Object.entries(scores), `${written.prefix}score`, written.form.get('score') ?? '') +
  filled('Starts, UTC', 'starts', written, { isNeeded: true, attributes: 'type="datetime-local"' }) +
  filled('Ends, UTC', 'ends', written, { isNeeded: true, attributes: 'type="datetime-local"' }) +
  area('Prizes in EUR, highest first, one a line', 'prizes', written) +
  filled('Slots by id with spaces between, or all', 'games', written, {
    hint: 'all',
    attributes: 'maxlength="20000"',
  }) +
  (isNew
    ? select(
        'Comes back',
        'repeats',
        [
          ['once', 'no'],
          ['weekly', 'every week, until it is ended'],
        ],
        `${written.prefix}repeats`,
        written.form.get('repeats') ?? '',
      )
    : '');

/** A race as its form has it. */
export function writtenOf(race: Omit<SeedRace, 'image' | 'series'>): URLSearchParams {
  const { id, score, startsAt, endsAt, games, prizes, texts } = race;
  return new URLSearchParams([
    ...Object.entries(texts).flatMap(([language, { title, summary }]) => [
      [`title-${language}`, title],
      [`summary-${language}`, summary],
    ]),
    ...Object.entries({ id, score, starts: momentText(startsAt), ends: momentText(endsAt), games: games.join(' ') }),
    ['prizes', prizes.map((prize) => (prize / 100).toFixed(2)).join('\n')],
  ]);
}
