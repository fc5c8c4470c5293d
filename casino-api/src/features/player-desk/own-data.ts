/** What a person is told of himself (GDPR 15): the tables of the player's object, each with what of it is no secret of the house and proves nobody. */
export const ownTables = [
  ...['account', 'deposit_limit', 'self_exclusion', 'care', 'logins', 'security_changes', 'email_change', 'own_name'],
  ...['documents', 'asked_documents', 'messages', 'favourite_games', 'recent_games'],
  ...[
    'deposits',
    'crypto_deposits',
    'withdrawals',
    'withdrawal_steps',
    'withdrawal_destinations',
    'unallocated',
    'refunds',
  ],
  ...['ledger_transactions', 'ledger_lines', 'ledger_answers', 'corrections'],
  ...['rounds', 'bets', 'sports_tickets', 'sports_ticket_legs', 'sports_bets'],
  ...[
    'bonuses',
    'bonus_bets',
    'deposit_bonuses',
    'loyalty',
    'loyalty_days',
    'rewards',
    'cashback_claims',
    'race_entries',
  ],
] as const;
export type OwnTable = (typeof ownTables)[number];

/** Proofs and seeds stay in the house, in whatever table they are. */
const isSecret = (column: string): boolean => /hash|secret|seed|token|password|salt/i.test(column);

const rowsAtOnce = 2_000;

/** Some rows of a table from a place on; fewer than were asked for: there are no more. */
export function ownRows(
  sql: SqlStorage,
  table: OwnTable,
  from: number,
): { rows: Record<string, SqlStorageValue>[]; next: number | null } {
  if (!ownTables.includes(table)) throw new Error(`${table} is told to nobody.`);
  const isThere = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", table).toArray().length > 0;
  if (!isThere) return { rows: [], next: null };
  const found = sql.exec(`SELECT * FROM ${table} LIMIT ? OFFSET ?`, rowsAtOnce, from).toArray();
  const rows = found.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))));
  return { rows, next: found.length < rowsAtOnce ? null : from + rowsAtOnce };
}

/** Where the years lie that have left the object: rounds, parts in shared rounds, and the transactions of rounds. */
export const archivedFiles = (sql: SqlStorage): { kind: string; file: string }[] =>
  sql
    .exec<{ kind: string; file: string }>(
      "SELECT kind, file FROM archived WHERE kind IN ('rounds', 'tables', 'ledger') ORDER BY kind, part",
    )
    .toArray();

/** A file of the archive without what stays in the house. @param text JSON */
export const toldOf = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => (isSecret(name) ? undefined : value));

const sharedAtOnce = 5_000;
/** What of the shared side is about one player, each by an index of it. */
const shared = {
  names: "SELECT kind, term FROM player_terms WHERE player_id = ?1 AND kind IN ('name', 'payout')",
  messages:
    'SELECT reference, name, email, message, language, written_at, state FROM contact_messages WHERE player_id = ?1',
  answers:
    'SELECT a.reference, a.kind, a.text, a.at FROM contact_messages m CROSS JOIN ticket_answers a ON a.reference = m.reference WHERE m.player_id = ?1',
  care: 'SELECT at, way, outcome, note FROM care_contacts WHERE player_id = ?1',
  operators: 'SELECT at, action, subject, details FROM operator_log WHERE player_id = ?1',
} as const;

/** The queries of what the shared side knows of a player. */
export const sharedData = (db: D1Database, playerId: string): [name: string, statement: D1PreparedStatement][] =>
  Object.entries(shared).map(([name, query]) => [name, db.prepare(`${query} LIMIT ${sharedAtOnce}`).bind(playerId)]);
