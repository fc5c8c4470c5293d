import { perLanguage } from 'contract/per-language';
import type { Language } from 'contract/constants';
import { type Race, type RaceCard, shownAfterEnd } from 'contract/races';
import { settlesAt, type RaceDefinition, type RaceScore } from './race-rules';

/** What is told of a race in one language. */
interface RaceText {
  title: string;
  summary: string;
}

/** A race as a fresh catalogue announces it. `image` is a file of the edge. */
export interface SeedRace extends RaceDefinition {
  texts: Readonly<Record<Language, RaceText>>;
  image: string;
  series: string;
}

/** A race with its texts in the reader's language; `enteredAt` in epoch ms, null while nobody has joined. */
export interface AnnouncedRace {
  definition: RaceDefinition;
  text: Pick<Race, 'title' | 'summary' | 'image'>;
  /** What it comes back as; null for a race that comes once. */
  series: string | null;
  enteredAt: number | null;
}

/** A race of the list; `isStale`: it is to be settled by now and its object hasn't told so. */
export interface ListedRace extends AnnouncedRace {
  summary: Pick<RaceCard, 'entrants' | 'leaders'> & { settledAt: number | null };
  isStale: boolean;
}

interface Row {
  id: string;
  title: string;
  score: RaceScore;
  starts_at: number;
  ends_at: number;
  games: string;
  prizes: string;
  texts: string;
  image: string | null;
  entered_at: number | null;
  entrants: number;
  leaders: string;
  settled_at: number | null;
  series: string | null;
}

/** Longer than any operator's calendar of eight weeks and those to come. */
const longestList = 200;

function announced(
  {
    id,
    title,
    score,
    starts_at: startsAt,
    ends_at: endsAt,
    games,
    prizes,
    texts,
    image,
    series,
    entered_at: enteredAt,
  }: Row,
  language: Language,
): AnnouncedRace {
  const written = JSON.parse(texts) as Partial<Record<Language, RaceText>>;
  const text = written[language] ?? written.en ?? { title, summary: '' };
  const english = written.en?.title;
  const names = perLanguage((each) => written[each]?.title ?? english ?? title);
  return {
    definition: {
      id,
      title,
      ...(english && { names }),
      score,
      startsAt,
      endsAt,
      games: JSON.parse(games) as string[],
      prizes: JSON.parse(prizes) as number[],
    },
    text: { ...text, image },
    series,
    enteredAt,
  };
}

/** A race as it is announced; null when there is none. */
export async function findRace(db: D1Database, id: string, language: Language = 'en'): Promise<AnnouncedRace | null> {
  const row = await db.prepare('SELECT * FROM races WHERE id = ?').bind(id).first<Row>();
  return row && announced(row, language);
}

/** The races that run, are to come, or ended within eight weeks, in no order. @param at epoch ms */
export async function listRaces(db: D1Database, language: Language, at: number): Promise<ListedRace[]> {
  const { results } = await db
    .prepare('SELECT * FROM races WHERE ends_at > ? ORDER BY ends_at DESC LIMIT ?')
    .bind(at - shownAfterEnd, longestList)
    .all<Row>();
  return results.map((row) => {
    const race = announced(row, language);
    return {
      ...race,
      summary: {
        entrants: row.entrants,
        leaders: JSON.parse(row.leaders) as RaceCard['leaders'],
        settledAt: row.settled_at,
      },
      isStale: race.enteredAt !== null && row.settled_at === null && at >= settlesAt(race.definition),
    };
  });
}

/** Notes that somebody has joined, so that looks ask the race's object from now on. @param at epoch ms */
export async function noteEntered(db: D1Database, id: string, at: number): Promise<void> {
  await db.prepare('UPDATE races SET entered_at = ? WHERE id = ? AND entered_at IS NULL').bind(at, id).run();
}

/** Keeps what the list shows of a race. */
export async function noteSummary(
  db: D1Database,
  id: string,
  { entrants, leaders, settledAt }: ListedRace['summary'],
): Promise<void> {
  await db
    .prepare('UPDATE races SET entrants = ?, leaders = ?, settled_at = ? WHERE id = ?')
    .bind(entrants, JSON.stringify(leaders), settledAt, id)
    .run();
}

/**
 * Announces races. Those that are there stay as they are, but for their texts, pictures and series.
 * @returns whether anything was new
 */
export async function seedRaces(db: D1Database, races: readonly SeedRace[]): Promise<boolean> {
  if (races.length === 0) return false;
  const insert = db.prepare(
    `INSERT INTO races (id, title, score, starts_at, ends_at, games, prizes, texts, image, series) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, image = excluded.image, series = excluded.series
     WHERE texts <> excluded.texts OR image IS NOT excluded.image OR series IS NOT excluded.series`,
  );
  const results = await db.batch(
    races.map(({ id, title, score, startsAt, endsAt, games, prizes, texts, image, series }) =>
      insert.bind(
        id,
        title,
        score,
        startsAt,
        endsAt,
        JSON.stringify(games),
        JSON.stringify(prizes),
        JSON.stringify(texts),
        image,
        series,
      ),
    ),
  );
  return results.some(({ meta }) => meta.changes > 0);
}
