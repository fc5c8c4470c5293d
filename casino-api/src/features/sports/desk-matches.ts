import { type Page, type PagedList, type Place, readPage } from '../../kernel/paged-list';
import type { StoredMatch } from './matches';

export const deskMatchLists = ['in_play', 'upcoming', 'over', 'called_off'] as const;
export type DeskMatchList = (typeof deskMatchLists)[number];

/** What a list of the desk shows of a match. */
export type ListedMatch = Pick<StoredMatch, 'id' | 'startsAt' | 'home' | 'away' | 'league' | 'state'>;

const startsFirst = { keys: ['starts_at', 'id'] };
const endsFirst = { keys: ['ends_at', 'id'] };
const inOrder: Readonly<Record<DeskMatchList, (at: number) => Omit<PagedList, 'columns' | 'from'>>> = {
  in_play: (at) => ({
    where: "state = 'scheduled' AND starts_at <= ?",
    values: [at],
    begins: { sql: 'ends_at > ?', value: at },
    ...endsFirst,
  }),
  upcoming: (at) => ({ where: "state = 'scheduled'", begins: { sql: 'starts_at > ?', value: at }, ...startsFirst }),
  over: (at) => ({ begins: { sql: 'ends_at <= ?', value: at }, ...endsFirst, isDescending: true }),
  called_off: () => ({ where: "state <> 'scheduled'", ...startsFirst, isDescending: true }),
};

/** A page of matches. @param search names of sides, lower case, and keys of leagues that it may be @param at epoch ms */
export function deskMatches(
  db: D1Database,
  list: DeskMatchList,
  search: { text: string; leagues: readonly string[] } | null,
  at: number,
  place: Place | null,
  size: number,
): Promise<Page<ListedMatch>> {
  const { where = 'true', values = [], ...order } = inOrder[list](at);
  const named = ' AND (instr(lower(home), ?) OR instr(lower(away), ?) OR league IN (SELECT value FROM json_each(?)))';
  return readPage(
    db,
    {
      columns: 'id, starts_at AS startsAt, home, away, league, state',
      from: 'sports_matches',
      where: where + (search ? named : ''),
      values: [...values, ...(search ? [search.text, search.text, JSON.stringify(search.leagues)] : [])],
      ...order,
    },
    place,
    size,
  );
}
