import { emailKey, type AccountRecord } from '../accounts';
import { barPerson, barredHash, eraseTold, personKey, recordEntry, type OperatorEntry } from '../desk';
import { erasableTables } from '../retention';
import type { Receivers } from '../../kernel/outbox';

/** What stands against erasing a person. */
export type Obstacle = 'money' | 'rounds' | 'withdrawals' | 'undecided' | 'law';

type Count = { count: number };

/** Of a player’s own tables what is not over yet, by what it stands against. */
const open: readonly (readonly [Obstacle, string])[] = [
  [
    'money',
    "SELECT count(*) AS count FROM ledger_balances WHERE amount <> 0 AND account GLOB 'player:*' AND account NOT GLOB 'player:hold:*' AND currency <> 'FUN'",
  ],
  ['rounds', "SELECT count(*) AS count FROM rounds WHERE state = 'open' AND currency <> 'FUN'"],
  ['withdrawals', "SELECT count(*) AS count FROM withdrawals WHERE state IN ('requested', 'approved')"],
  ['undecided', 'SELECT count(*) AS count FROM unallocated WHERE decision IS NULL'],
  ['undecided', 'SELECT count(*) AS count FROM payout_conflicts WHERE decision IS NULL'],
  ['undecided', 'SELECT count(*) AS count FROM payment_incidents WHERE decision IS NULL'],
  ['undecided', "SELECT count(*) AS count FROM held_wins WHERE state = 'waiting'"],
];

/** When money of the player's moved last, epoch ms; what went to the archive had moved by then. Null: never. */
const lastMoved = (sql: SqlStorage): number | null =>
  sql
    .exec<{ at: number | null }>(
      "SELECT max(at) AS at FROM (SELECT max(at) AS at FROM ledger_transactions WHERE currency <> 'FUN' UNION ALL SELECT max(archived_at) FROM archived WHERE kind = 'ledger')",
    )
    .one().at;

/** @param recordsKept how long the licence has it kept who a player is, ms */
export function obstacles(sql: SqlStorage, recordsKept: number, at: number): { obstacles: Obstacle[]; until: number } {
  const moved = lastMoved(sql);
  const until = moved === null ? 0 : moved + recordsKept;
  const standing = open.flatMap(([obstacle, query]) => (sql.exec<Count>(query).one().count > 0 ? [obstacle] : []));
  return { obstacles: [...new Set([...standing, ...(at < until ? (['law'] as const) : [])])], until };
}

/** What leaves the object for good, and what others have to let go. */
export interface ErasedPerson {
  playerId: string;
  email: string;
  /** In the bucket. */
  files: readonly string[];
  /** Name and birth date as `personKey` makes them; empty where they are not known. */
  person: string;
  /** Null: nothing bars the person. `until`: epoch ms; null: for good. */
  barred: { until: number | null } | null;
  entry: OperatorEntry;
}
export type ErasureMessage = { kind: 'person_erased'; erased: ErasedPerson };

/** Whom others have to forget. */
export const erasedPerson = (
  { playerId, email, fname, lname, birthdate }: AccountRecord,
  files: readonly string[],
  barred: ErasedPerson['barred'],
  entry: OperatorEntry,
): ErasedPerson => ({ playerId, email, files, person: personKey(`${fname} ${lname}`, birthdate), barred, entry });

/** Messages that say who somebody is, or go to nobody any more. */
const personalMessages = ['mail', 'notice', 'player_known', 'contact', 'host_task', 'care', 'block', 'document'];

/** Takes a person out of the object's tables. What the books need stays, under the player's id. To be called in one step. */
export function eraseTables(sql: SqlStorage): void {
  for (const table of erasableTables('player')) sql.exec(`DELETE FROM ${table}`);
  sql.exec('UPDATE withdrawals SET details = NULL');
  sql.exec("UPDATE crypto_deposits SET address = '', tag = NULL");
  sql.exec('UPDATE gateway_orders SET url = NULL');
  sql.exec('UPDATE deposits SET challenge_url = NULL');
  sql.exec('DELETE FROM outbox WHERE kind IN (SELECT value FROM json_each(?))', JSON.stringify(personalMessages));
  // Nobody is there any more to be asked what follows an exclusion; that it holds is the barred person's hash to say.
  sql.exec("DELETE FROM due WHERE kind IN ('exclusion_moves_on', 'email_claimed', 'let_go')");
}

/** Of what the shared database has of a player; `?1` is the id, `?2` the address. Told twice, it ends as if told once. */
const shared = [
  'DELETE FROM player_terms WHERE player_id = ?1',
  'DELETE FROM player_persons WHERE player_id = ?1',
  'DELETE FROM documents WHERE player_id = ?1',
  'DELETE FROM care_cases WHERE player_id = ?1',
  'DELETE FROM blocked_players WHERE player_id = ?1',
  'DELETE FROM care_contacts WHERE player_id = ?1',
  'DELETE FROM host_tasks WHERE player_id = ?1',
  'DELETE FROM operator_requests WHERE player_id = ?1',
  'DELETE FROM ticket_answers WHERE reference IN (SELECT reference FROM contact_messages WHERE player_id = ?1)',
  'DELETE FROM contact_messages WHERE player_id = ?1',
];
/** By the address, for whoever has one. */
const addressed = [
  // Mails to support say who wrote.
  'DELETE FROM mail_outbox WHERE lower(recipient) = ?1 OR instr(lower(body_text), ?1) > 0',
  'DELETE FROM ticket_answers WHERE reference IN (SELECT reference FROM contact_messages WHERE email = ?1 COLLATE NOCASE)',
  'DELETE FROM contact_messages WHERE email = ?1 COLLATE NOCASE',
];
/** By a bank's or provider's hash whoever is barred is led to the account that is closed: those stay. */
const identities = ['bank_identities', 'provider_identities'];

export const erasureReceivers: Receivers<ErasureMessage> = {
  person_erased: {
    async each({ DB, DOCUMENTS }, { erased: { playerId, email, files, person, barred, entry } }) {
      if (files.length > 0) await DOCUMENTS.delete([...files]);
      const hashes = [
        ...(email ? [barredHash('email', emailKey(email))] : []),
        ...(person ? [barredHash('person', person)] : []),
      ];
      await DB.batch([
        ...(barred ? hashes.map((hash) => barPerson(DB, hash, barred.until, entry.at)) : []),
        ...shared.map((query) => DB.prepare(query).bind(playerId)),
        ...(email ? addressed.map((query) => DB.prepare(query).bind(email.toLowerCase())) : []),
        ...(barred
          ? []
          : identities.map((table) => DB.prepare(`DELETE FROM ${table} WHERE player_id = ?`).bind(playerId))),
        eraseTold(DB, playerId),
      ]);
      await recordEntry(DB, entry, []);
      // Last: while the account is listed, the desk shows that something of it is left.
      await DB.prepare('DELETE FROM accounts WHERE player_id = ?').bind(playerId).run();
    },
  },
};
