import type { Env } from '../../kernel/env';
import { systemOf } from '../../kernel/player-client';
import { bonusesPort } from './feature';
import type { BonusGrant } from './promotions';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/**
 * Bonuses for a list of up to 10,000 players. Who may be offered something is known by each player's own object alone, so a list is worked off in
 * parts: first everybody is asked, and only where nothing stands against anybody it can be given (DOMAIN §14).
 */
export const longestList = 10_000;

type ListPhase = 'checking' | 'wrong' | 'ready' | 'giving' | 'given';
/** What everybody of a list is given. */
type ListTerms = Omit<BonusGrant, 'key'>;

export interface GrantList {
  id: string;
  askedBy: string;
  /** Epoch ms. */
  askedAt: number;
  terms: ListTerms;
  total: number;
  phase: ListPhase;
  /** Lines that nobody looked at yet, that nothing stands against, and that were given. */
  unseen: number;
  good: number;
  given: number;
}

/** A part is so long: one call of an object a line, and the platform allows a thousand a request. */
const partOf = 400;
const askedTogether = 20;
/** So much of a statement's value is sent at once. */
const writtenTogether = 2_000;

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));

/** Keeps a list with its lines, once by its id. */
export function listStatements(
  db: D1Database,
  { id, askedBy, askedAt, terms }: Pick<GrantList, 'id' | 'askedBy' | 'askedAt' | 'terms'>,
  lines: readonly { line: number; playerId: string }[],
): D1PreparedStatement[] {
  return [
    ...inParts(lines, writtenTogether).map((part) =>
      db
        .prepare(
          "INSERT INTO grant_lines (list_id, line, player_id) SELECT ?1, value ->> 'line', value ->> 'playerId' FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING",
        )
        .bind(id, JSON.stringify(part)),
    ),
    db
      .prepare(
        "INSERT INTO grant_lists (id, asked_by, asked_at, terms, total, unseen, phase) VALUES (?1, ?2, ?3, ?4, ?5, ?5, 'checking') ON CONFLICT DO NOTHING",
      )
      .bind(id, askedBy, askedAt, JSON.stringify(terms), lines.length),
  ];
}

type Row = Omit<GrantList, 'terms'> & { terms: string };
const columns = 'id, asked_by AS askedBy, asked_at AS askedAt, terms, total, phase, unseen, good, given';
const listOf = (row: Row): GrantList => ({ ...row, terms: JSON.parse(row.terms) as ListTerms });

export async function findList(db: D1Database, id: string): Promise<GrantList | null> {
  const row = await db.prepare(`SELECT ${columns} FROM grant_lists WHERE id = ?`).bind(id).first<Row>();
  return row && listOf(row);
}

/** The latest first. */
export const latestLists = async (db: D1Database, place: Place | null, size: number): Promise<Page<GrantList>> =>
  pageWith(
    await readPage<Row>(
      db,
      { columns, from: 'grant_lists', keys: ['asked_at', 'id'], isDescending: true },
      place,
      size,
    ),
    listOf,
  );

/** Lines that something stands against, by their number. */
export const wrongLines = (
  db: D1Database,
  id: string,
  place: Place | null,
  size: number,
): Promise<Page<{ line: number; playerId: string; state: string }>> =>
  readPage(
    db,
    {
      columns: 'line, player_id AS playerId, state',
      // By itself the planner goes through all lines of the list.
      from: 'grant_lines INDEXED BY grant_lines_wrong',
      where: "list_id = ? AND state NOT IN ('good', 'given')",
      values: [id],
      keys: ['line'],
    },
    place,
    size,
  );

/** Lets a list be given that nothing stands against; changes nothing of any other. */
export const giveStatement = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare("UPDATE grant_lists SET phase = 'giving' WHERE id = ? AND phase = 'ready'").bind(id);

/** Why nothing may be offered to a player; `good` where nothing stands against it. */
async function judged(env: Env, playerId: string, at: number): Promise<string> {
  const why = await systemOf(env, playerId, bonusesPort).whyWithheld(at);
  if (!why.ok) return 'there is no such player any more';
  return why.data.reason === null ? 'good' : `may not be offered anything: ${why.data.reason}`;
}

/** A player is given a list's bonus once, by its key; what was learnt since the check is asked again there. */
async function given(env: Env, { id, terms }: GrantList, playerId: string, at: number): Promise<string> {
  const outcome = await systemOf(env, playerId, bonusesPort).giftBonus({ ...terms, key: `list:${id}` }, at);
  return outcome.ok ? 'given' : `not given: ${outcome.code}`;
}

/** Works off a part of the oldest list that waits for it, or of this one. An object that can't be asked is asked again with the next part. @param at epoch ms */
export async function workOffLists(env: Env, at: number, only: string | null = null): Promise<void> {
  const { DB } = env;
  const row = await (
    only === null
      ? DB.prepare(
          `SELECT ${columns} FROM grant_lists WHERE phase IN ('checking', 'giving') ORDER BY asked_at, id LIMIT 1`,
        )
      : DB.prepare(`SELECT ${columns} FROM grant_lists WHERE id = ? AND phase IN ('checking', 'giving')`).bind(only)
  ).first<Row>();
  if (!row) return;
  const list = listOf(row);
  const isCheck = list.phase === 'checking';
  const { results } = await DB.prepare(
    `SELECT line, player_id AS playerId FROM grant_lines WHERE list_id = ? AND state ${isCheck ? 'IS NULL' : "= 'good'"} ORDER BY line LIMIT ?`,
  )
    .bind(list.id, partOf)
    .all<{ line: number; playerId: string }>();
  const states: { line: number; state: string }[] = [];
  for (const part of inParts(results, askedTogether)) {
    const answers = await Promise.allSettled(
      part.map(({ playerId }) => (isCheck ? judged(env, playerId, at) : given(env, list, playerId, at))),
    );
    answers.forEach((answer, place) => {
      if (answer.status === 'fulfilled') states.push({ line: part[place]!.line, state: answer.value });
    });
  }
  await DB.batch([
    DB.prepare(
      "UPDATE grant_lines SET state = asked.value ->> 'state' FROM json_each(?2) AS asked WHERE list_id = ?1 AND line = asked.value ->> 'line'",
    ).bind(list.id, JSON.stringify(states)),
    DB.prepare(
      `UPDATE grant_lists SET (unseen, good, given) = (
         SELECT count(*) FILTER (WHERE state IS NULL), count(*) FILTER (WHERE state = 'good'), count(*) FILTER (WHERE state = 'given')
         FROM grant_lines WHERE list_id = ?1) WHERE id = ?1`,
    ).bind(list.id),
    isCheck
      ? DB.prepare(
          `UPDATE grant_lists SET phase = iif(EXISTS (SELECT 1 FROM grant_lines WHERE list_id = ?1 AND state <> 'good'), 'wrong', 'ready')
           WHERE id = ?1 AND phase = 'checking' AND NOT EXISTS (SELECT 1 FROM grant_lines WHERE list_id = ?1 AND state IS NULL)`,
        ).bind(list.id)
      : DB.prepare(
          `UPDATE grant_lists SET phase = 'given' WHERE id = ?1 AND phase = 'giving' AND NOT EXISTS (SELECT 1 FROM grant_lines WHERE list_id = ?1 AND state = 'good')`,
        ).bind(list.id),
  ]);
}
