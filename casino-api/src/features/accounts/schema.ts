import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Times are epoch milliseconds. Secrets are kept as hashes only. */
export const accountTables: readonly SchemaStep[] = [
  {
    name: 'account-1',
    sql: `
      CREATE TABLE account (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        player_id TEXT NOT NULL,
        username TEXT NOT NULL,
        email TEXT NOT NULL,
        password_hash TEXT NOT NULL,
        currency TEXT NOT NULL,
        birthdate TEXT NOT NULL,
        country TEXT NOT NULL,
        state TEXT NOT NULL,
        language TEXT NOT NULL,
        affiliate TEXT NOT NULL,
        fname TEXT NOT NULL,
        lname TEXT NOT NULL,
        nickname TEXT NOT NULL,
        address TEXT NOT NULL,
        city TEXT NOT NULL,
        zip TEXT NOT NULL,
        mobile TEXT NOT NULL,
        timezone TEXT NOT NULL,
        frozen INTEGER NOT NULL DEFAULT 0,
        kyc_verified INTEGER NOT NULL DEFAULT 0,
        created_at INTEGER NOT NULL,
        confirmed_at INTEGER,
        confirmation_mailed_at INTEGER
      );
      CREATE TABLE confirmation_tokens (
        hash TEXT PRIMARY KEY,
        issued_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE logins (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        ip TEXT NOT NULL,
        country TEXT NOT NULL
      );
      CREATE TABLE sessions (
        hash TEXT PRIMARY KEY,
        login_id INTEGER NOT NULL,
        issued_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL,
        ip TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE login_failures (
        name TEXT PRIMARY KEY,
        count INTEGER NOT NULL,
        last_at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: 'account-2',
    sql: `
      CREATE TABLE recent_games (
        gameid TEXT PRIMARY KEY,
        at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE favourite_games (
        gameid TEXT PRIMARY KEY,
        at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: 'account-3',
    sql: `
      ALTER TABLE account ADD COLUMN security_question TEXT NOT NULL DEFAULT '';
      ALTER TABLE account ADD COLUMN security_answer_hash TEXT;
      ALTER TABLE account ADD COLUMN reality_check_minutes INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        key TEXT NOT NULL,
        "values" TEXT NOT NULL,
        dismissed INTEGER NOT NULL DEFAULT 0
      );
      CREATE TABLE reset_links (
        hash TEXT PRIMARY KEY,
        issued_at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: 'account-4',
    sql: 'ALTER TABLE account ADD COLUMN reality_check_since INTEGER NOT NULL DEFAULT 0;',
  },
  {
    name: 'account-5',
    sql: `
      CREATE TABLE email_change (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        email TEXT NOT NULL,
        link_hash TEXT NOT NULL,
        -- The session that asked: the one that goes on.
        session_hash TEXT NOT NULL,
        issued_at INTEGER NOT NULL,
        -- 'claiming': its link was opened, and the shared database is being asked for the address.
        state TEXT NOT NULL CHECK (state IN ('asked', 'claiming', 'done'))
      );
    `,
  },
  {
    name: 'security-changes-1',
    sql: 'CREATE TABLE security_changes (id INTEGER PRIMARY KEY, what TEXT NOT NULL, at INTEGER NOT NULL)',
  },
  {
    name: 'account-mails-1',
    sql: `
      -- Whether the player wants to be mailed what the bell says of rewards, prizes and cashback; off until the player says so.
      ALTER TABLE account ADD COLUMN takes_mails INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    name: 'account-neighbours-1',
    sql: `
      -- Whether others at a shared table see the masked name, stakes and payouts; off until the player says so.
      ALTER TABLE account ADD COLUMN shown_to_neighbours INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    name: 'account-kana-1',
    sql: `
      -- How the name is read, in katakana: support searches by it, and banks in Japan name accounts by it.
      ALTER TABLE account ADD COLUMN kana TEXT NOT NULL DEFAULT '';
    `,
  },
  {
    name: 'account-erased-1',
    // When the person was erased; what is left is the owner of the books.
    sql: 'ALTER TABLE account ADD COLUMN erased_at INTEGER;',
  },
  {
    name: 'account-block-1',
    // What an operator said of a block, as JSON. Of one that is older nobody said anything: it is looked at within a week.
    sql: `
      ALTER TABLE account ADD COLUMN block TEXT;
      UPDATE account SET block = json_object('reason', 'security', 'payoutsHeld', json('true'), 'until', (unixepoch() + 604800) * 1000, 'reviewer', 'risk')
        WHERE frozen = 1 AND erased_at IS NULL;
      UPDATE messages SET key = 'account_held', "values" = json_object('reason', json_object('term', 'block_security'), 'team', json_object('term', 'team_risk'),
        'until', json_object('at', (unixepoch() + 604800) * 1000, 'zone', 'UTC')) WHERE key = 'account_blocked';
    `,
  },
];
