import { perLanguage } from 'contract/per-language';
import type { Language } from 'contract/constants';
import { type Race, type RaceCard, shownAfterEnd } from 'contract/races';
import { settlesAt, type RaceDefinition, type RaceScore } from './race-rules';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/** What is told of a race in one language. */
interface RaceText {
  title: string;
  summary: string;
}

/** A race as it is announced. `image` is a file of the edge. */
export interface SeedRace extends Omit<RaceDefinition, 'revision'> {
  texts: Readonly<Record<Language, RaceText>>;
  image: string | null;
  series: string | null;
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
  cancelled_at: number | null;
  revision: number;
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
    revision,
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
      revision,
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
  const row = await db.prepare('SELECT * FROM races WHERE id = ? AND cancelled_at IS NULL').bind(id).first<Row>();
  return row && announced(row, language);
}

/** A race for its own object: one that was called off too, which those are told who had joined. */
export async function findRaceOrCancelled(
  db: D1Database,
  id: string,
): Promise<{ definition: RaceDefinition; isCancelled: boolean } | null> {
  const row = await db.prepare('SELECT * FROM races WHERE id = ?').bind(id).first<Row>();
  return row && { definition: announced(row, 'en').definition, isCancelled: row.cancelled_at !== null };
}

/** Whether a race comes back, for the desk. */
export const isRepeated = async (db: D1Database, id: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM races WHERE id = ? AND repeats = 1').bind(id).first()) !== null;

const repeatedAtOnce = 50;

/** The last ones of weekly series that have started, called off or not: the next is to be made. @param at epoch ms */
export async function racesToRepeat(db: D1Database, at: number): Promise<(SeedRace & { series: string })[]> {
  const { results } = await db
    .prepare('SELECT * FROM races WHERE repeats = 1 AND starts_at <= ? ORDER BY starts_at LIMIT ?')
    .bind(at, repeatedAtOnce)
    .all<Row>();
  return results.map((row) => {
    const { revision: _, ...definition } = announced(row, 'en').definition;
    const texts = JSON.parse(row.texts) as SeedRace['texts'];
    return { ...definition, texts, image: row.image, series: row.series ?? row.id };
  });
}

/** The statement after which a race does not come back. */
export const endSeries = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare('UPDATE races SET repeats = 0 WHERE id = ? AND repeats = 1').bind(id);

/** What is told of a race, by language; English where nothing else is written. */
export async function textsOfRace(db: D1Database, id: string): Promise<SeedRace['texts']> {
  const row = await db
    .prepare('SELECT title, texts FROM races WHERE id = ?')
    .bind(id)
    .first<Pick<Row, 'title' | 'texts'>>();
  const written = JSON.parse(row?.texts ?? '{}') as Partial<SeedRace['texts']>;
  const english = written.en ?? { title: row?.title ?? id, summary: '' };
  return perLanguage((each) => written[each] ?? english);
}

/** A race of a list, as its row has it. */
function listed(row: Row, language: Language, at: number): ListedRace {
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
}

/** The races that run, are to come, or ended within eight weeks, in no order. @param at epoch ms */
export async function listRaces(db: D1Database, language: Language, at: number): Promise<ListedRace[]> {
  const { results } = await db
    .prepare('SELECT * FROM races WHERE ends_at > ? AND cancelled_at IS NULL ORDER BY ends_at DESC LIMIT ?')
    .bind(at - shownAfterEnd, longestList)
    .all<Row>();
  return results.map((row) => listed(row, language, at));
}

/** Every race that was not called off, the last to end first. @param at epoch ms */
export const deskRaces = async (
  db: D1Database,
  at: number,
  place: Place | null,
  size: number,
): Promise<Page<ListedRace>> =>
  pageWith(
    await readPage<Row>(
      db,
      { columns: '*', from: 'races', where: 'cancelled_at IS NULL', keys: ['ends_at', 'id'], isDescending: true },
      place,
      size,
    ),
    (row) => listed(row, 'en', at),
  );

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

const announcedColumns = 'id, title, score, starts_at, ends_at, games, prizes, texts, image, series';
const announcedValues = ({ id, title, score, startsAt, endsAt, games, prizes, texts, image, series }: SeedRace) => [
  ...[id, title, score, startsAt, endsAt],
  ...[JSON.stringify(games), JSON.stringify(prizes), JSON.stringify(texts), image, series],
];

/** The statement that announces a race; one that is there stays as it is. @param repeats whether it comes back every week */
export const announceRace = (db: D1Database, race: SeedRace, repeats = false): D1PreparedStatement =>
  db
    .prepare(`INSERT OR IGNORE INTO races (${announcedColumns}, repeats) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    .bind(...announcedValues(race), repeats ? 1 : 0);

/** What is open until it begins: until then nothing was played for it. */
const isOpenToChange = 'id = ?1 AND starts_at > ?2 AND cancelled_at IS NULL';

const changed = '(title, score, starts_at, ends_at, games, prizes, texts)';
const changedTo = '(?3, ?4, ?5, ?6, ?7, ?8, ?9)';

/** The statement that announces a race anew; it changes nothing once the race has begun, or where it is so already. Who has joined is to be told. @param at epoch ms */
export const changeRace = (db: D1Database, race: SeedRace, at: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE races SET ${changed} = ${changedTo}, revision = revision + 1 WHERE ${isOpenToChange} AND ${changed} IS NOT ${changedTo}`,
    )
    .bind(race.id, at, ...announcedValues(race).slice(1, 8));

/** The statement that calls a race off before its start, whoever has joined. @param at epoch ms */
export const cancelRace = (db: D1Database, id: string, at: number): D1PreparedStatement =>
  db.prepare(`UPDATE races SET cancelled_at = ?2 WHERE ${isOpenToChange}`).bind(id, at);

/**
 * Announces races. Those that are there stay as they are, but for their texts, pictures and series.
 * @returns whether anything was new
 */
export async function seedRaces(db: D1Database, races: readonly SeedRace[]): Promise<boolean> {
  if (races.length === 0) return false;
  const insert = db.prepare(
    `INSERT INTO races (${announcedColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, image = excluded.image, series = excluded.series
     WHERE texts <> excluded.texts OR image IS NOT excluded.image OR series IS NOT excluded.series`,
  );
  const results = await db.batch(races.map((race) => insert.bind(...announcedValues(race))));
  return results.some(({ meta }) => meta.changes > 0);
}
