import type { Receivers } from '../../kernel/outbox';
import type { CareMarker } from './markers';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/** What a player's object tells of the care that its player needs. Times are epoch ms. */
export type CareMessage = {
  kind: 'care';
  playerId: string;
  username: string;
  isMarked: boolean;
  since: number;
  markers: readonly CareMarker[];
  at: number;
};

export const careReceivers: Receivers<CareMessage> = {
  care: {
    each: ({ DB }, { playerId, username, isMarked, since, markers, at }) =>
      DB.prepare(
        `INSERT INTO care_cases (player_id, username, markers, is_marked, since, changed_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (player_id) DO UPDATE SET markers = excluded.markers, is_marked = excluded.is_marked, since = excluded.since, changed_at = excluded.changed_at WHERE excluded.changed_at >= care_cases.changed_at`,
      )
        .bind(playerId, username, JSON.stringify(markers), Number(isMarked), since, at)
        .run(),
  },
};

/** A player in the queue; `contactedAt` is null while nobody has spoken with the player. */
export interface CareCase {
  playerId: string;
  username: string;
  markers: CareMarker[];
  isMarked: boolean;
  since: number;
  contactedAt: number | null;
}
type Row = Omit<CareCase, 'markers' | 'isMarked'> & { markers: string; isMarked: number };
const columns = 'player_id AS playerId, username, markers, is_marked AS isMarked, since, contacted_at AS contactedAt';
const caseOf = ({ markers, isMarked, ...row }: Row): CareCase => ({
  ...row,
  isMarked: isMarked === 1,
  markers: JSON.parse(markers) as CareMarker[],
});

/** Players who are marked, the oldest mark first. */
export const markedPlayers = async (db: D1Database, place: Place | null, size: number): Promise<Page<CareCase>> =>
  pageWith(
    await readPage<Row>(
      db,
      { columns, from: 'care_cases', where: 'is_marked = 1', keys: ['since', 'player_id'] },
      place,
      size,
    ),
    caseOf,
  );

export const careWays = ['phone', 'email', 'chat', 'letter'] as const;
export const careOutcomes = ['spoken', 'limit_set', 'excluded', 'no_answer', 'no_concern', 'watch'] as const;

/** What was tried and said with a player, and by whom. */
export interface CareContact {
  id: string;
  at: number;
  actor: string;
  way: (typeof careWays)[number];
  outcome: (typeof careOutcomes)[number];
  note: string;
}

/** Every contact with a player, the newest first. */
export const careContacts = (
  db: D1Database,
  playerId: string,
  place: Place | null,
  size: number,
): Promise<Page<CareContact>> =>
  readPage(
    db,
    {
      columns: 'id, at, actor, way, outcome, note',
      from: 'care_contacts',
      where: 'player_id = ?',
      values: [playerId],
      keys: ['at', 'id'],
      isDescending: true,
    },
    place,
    size,
  );

/** Keeps a contact, once; the last statement changes nothing where it was kept before. */
export const contactStatements = (
  db: D1Database,
  playerId: string,
  { id, at, actor, way, outcome, note }: CareContact,
): D1PreparedStatement[] => [
  db
    .prepare('UPDATE care_cases SET contacted_at = max(coalesce(contacted_at, 0), ?) WHERE player_id = ?')
    .bind(at, playerId),
  db
    .prepare(
      'INSERT INTO care_contacts (id, player_id, at, actor, way, outcome, note) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    )
    .bind(id, playerId, at, actor, way, outcome, note),
];
