import type { GamingRow } from 'contract/history';
import type { Balance } from 'contract/player';
import type { AccountBlock, AccountRecord } from '../accounts';
import {
  erasedAction,
  type OperatorAction,
  type OperatorEntryMessage,
  personKey,
  type PlayerKnownMessage,
} from '../desk';
import type { NamedBonus } from '../bonuses';
import type { CareMarker } from '../care';
import type { AskedDocument, KeptDocument } from '../documents';
import type { KeptMessage, Messages } from '../messages';
import type { Login } from '../sessions';
import { type Page, pageIn, type Place } from '../../kernel/paged-list';
import type { Currency } from 'contract/money';
import { port, type Ground, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Signal } from '../../kernel/signal';
import type { SchemaStep } from '../../kernel/storage/schema-steps';
import type { Ledger } from '../../ledger/ledger-store';
import { archivedFiles, ownRows, type OwnTable } from './own-data';
import { accounts, transfer } from '../../ledger/ledger';
import type { Owner } from '../../ledger/owner';
import { erasedPerson, type ErasureMessage, eraseTables, type Obstacle, obstacles } from './erasure';

/** Who does it, and why; `id` makes the same press count once. */
export interface DeskAct {
  id: string;
  actor: string;
  note: string;
  askedBy?: string;
}

/** A movement of money as the desk shows it. */
interface SheetTransaction {
  id: string;
  kind: string;
  at: number;
  /** Of the player's cash, minor units. */
  amount: number;
  currency: Currency;
  answers: string | null;
}

/** All of a player that the desk shows on one page. Times are epoch ms, money minor units of the player's currency. */
export interface PlayerSheet {
  account: Pick<
    AccountRecord,
    | ('playerId' | 'username' | 'email' | 'fname' | 'lname' | 'birthdate' | 'country' | 'currency' | 'language')
    | ('address' | 'city' | 'zip' | 'mobile' | 'kana' | 'kycVerified' | 'createdAt' | 'confirmedAt')
  >;
  frozen: Owner['frozen'];
  /** An operator's block; null where there is none. */
  block: AccountBlock | null;
  offersWithheld: string | null;
  limit: { current: number | null; left: number | null };
  /** Null: not excluded. `until`: epoch ms; null: there is no end yet. */
  excluded: { until: number | null } | null;
  openSessions: number;
  balance: Balance;
  unallocated: number;
  loyalty: { level: number; points: number };
  care: { isMarked: boolean; since: number; markers: readonly CareMarker[] };
  /** What is asked for and was not sent yet. */
  askedDocuments: AskedDocument[];
  /** The newest of each list. */
  lists: { readonly [Name in keyof PlayerLists]: Page<PlayerLists[Name]> };
}

/** What a player's object has of its player in lists that grow, by the rows of each. */
export interface PlayerLists {
  bookings: SheetTransaction;
  rounds: GamingRow;
  bonuses: NamedBonus;
  logins: Login;
  documents: KeptDocument;
  messages: KeptMessage;
}
/** How a page of each is read, the newest first. */
type ListsRead<Name extends keyof PlayerLists> = {
  readonly [Each in Name]: (place: Place | null, size: number) => Page<PlayerLists[Each]>;
};

interface PlayerDeskRest {
  record: () => AccountRecord;
  facts: () => Owner;
  ledger: Ledger;
  balance: () => Balance;
  setBlock: (block: AccountBlock | null, at: number) => void;
  sessions: { closeAll: () => void; open: (at: number) => number };
  /** What of the account may have changed is looked at then. */
  accountChanged: Signal<[]>;
  messages: Pick<Messages, 'write'>;
  /** Of an erasure: the files of documents, whom nobody lets back (null: the person may come back), and what overwrites the account. */
  erasure: {
    files: () => readonly string[];
    barred: () => { until: number | null } | null;
    eraseAccount: (at: number) => void;
  };
  rest: (
    at: number,
  ) => Omit<PlayerSheet, 'account' | 'frozen' | 'block' | 'openSessions' | 'balance' | 'unallocated' | 'lists'>;
  lists: ListsRead<Exclude<keyof PlayerLists, 'bookings'>>;
}

/** What operators do for a player beside money: protection that is asked for, mails that did not come, all that is known. */
export interface PlayerDeskParts extends PlayerDeskRest {
  limits: {
    view: (at: number) => { current: number | null };
    fault: (newLimit: number) => Outcome<null>;
    wish: (newLimit: number, at: number) => void;
  };
  exclude: (at: number) => void;
  /** Each mails a fresh link, unless one went out just now. */
  mailAgain: Record<MailAgain, (at: number) => void>;
}

export const mailsAgain = ['confirmation', 'reset'] as const;
export type MailAgain = (typeof mailsAgain)[number];

const tables: readonly SchemaStep[] = [
  {
    name: 'player-desk',
    sql: `
      CREATE TABLE corrections (id TEXT PRIMARY KEY, at INTEGER NOT NULL);
      CREATE TABLE told_names (only INTEGER PRIMARY KEY CHECK (only = 1), fname TEXT NOT NULL, lname TEXT NOT NULL);
    `,
  },
  {
    name: 'player-desk-told',
    sql: `
      DROP TABLE told_names;
      CREATE TABLE told_person (only INTEGER PRIMARY KEY CHECK (only = 1), person TEXT NOT NULL);
    `,
  },
  { name: 'player-desk-acts', sql: 'CREATE TABLE desk_acts (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;' },
];

/** So much of each list stands on the player's own page. */
const beginning = 10;

/** A block as the log has it. */
const blockFacts = (block: AccountBlock | null): Record<string, string> =>
  block === null
    ? { blocked: 'no' }
    : {
        ...{ blocked: 'yes', reason: block.reason, payouts: block.payoutsHeld ? 'held' : 'open' },
        ...{ until: new Date(block.until).toISOString(), reviewer: block.reviewer },
      };

/** What the desk for players asks of a player's object, and how it is found there. Times are epoch ms. */
export function playerDeskFeature(
  { own, outbox, turns, clock }: Ground<OperatorEntryMessage | PlayerKnownMessage | ErasureMessage>,
  parts: PlayerDeskParts,
) {
  const { sql } = own;
  const { record, facts, ledger, balance, sessions, messages } = parts;

  parts.accountChanged.listen(() => {
    const { playerId, fname, lname, kana, birthdate, erasedAt } = record();
    if (erasedAt !== null) return;
    // By what a player is found, in the order that it was last told in.
    const person = JSON.stringify([fname, lname, kana, birthdate]);
    const [told] = sql.exec<{ person: string }>('SELECT person FROM told_person').toArray();
    if (told?.person === person) return;
    sql.exec('INSERT OR REPLACE INTO told_person (only, person) VALUES (1, ?)', person);
    const names = [`${fname} ${lname}`, `${lname} ${fname}`, ...(kana ? [kana] : [])];
    outbox.write({ kind: 'player_known', playerId, names, person: personKey(names[0]!, birthdate) }, clock());
  });

  function log(
    { id, actor, note, askedBy }: DeskAct,
    action: OperatorAction,
    change: { before?: Record<string, string | number>; after?: Record<string, string | number> },
    at: number,
  ): void {
    const { playerId, username } = record();
    const details = { username, note, ...change, ...(askedBy ? { askedBy } : {}) };
    const entry = { id: `${action}:${id}`, at, actor, action, subject: playerId, playerId, details };
    outbox.write({ kind: 'till_entry', entry }, at);
  }

  function setBlock(block: AccountBlock | null, action: 'freeze' | 'unfreeze', by: DeskAct, at: number): void {
    const before = blockFacts(record().block);
    parts.setBlock(block, at);
    log(by, action, { before, after: blockFacts(block) }, at);
  }

  /** Whether a press comes for the first time; it is kept. */
  const isNew = ({ id }: DeskAct, at: number): boolean =>
    sql.exec('INSERT OR IGNORE INTO desk_acts (id, at) VALUES (?, ?)', id, at).rowsWritten > 0;

  /** Whether something was booked by that id in the account's currency: what can be corrected. */
  const isBooking = (id: string): boolean =>
    sql.exec('SELECT 1 FROM ledger_transactions WHERE id = ? AND currency = ?', id, record().currency).toArray()
      .length > 0;

  const lists: ListsRead<keyof PlayerLists> = {
    ...parts.lists,
    bookings: (place, size) =>
      pageIn(
        sql,
        {
          columns: `id, kind, at, currency, coalesce((SELECT amount FROM ledger_lines l WHERE l.seq = t.seq AND l.account = '${accounts.cash}'), 0) AS amount,
            (SELECT answers FROM ledger_answers a WHERE a.id = t.id) AS answers`,
          from: 'ledger_transactions t',
          where: 'currency = ?',
          values: [record().currency],
          keys: ['seq'],
          isDescending: true,
        },
        place,
        size,
      ),
  };

  return {
    system: {
      ...lists,

      /**
       * Lowers the deposit limit on the player's word, at once; no operator can raise it, or hasten a raise (DOMAIN §6). The same `by.id`
       * counts once. Refusals: `limit_too_low`, `limit_too_high`; `false`: it would not be lower.
       */
      lowerLimit: (newLimit: number, by: DeskAct, at: number): Outcome<boolean> =>
        turns.step(at, () => {
          const { current } = parts.limits.view(at);
          const fault = parts.limits.fault(newLimit);
          if (!fault.ok) return fault;
          if (sql.exec('SELECT 1 FROM desk_acts WHERE id = ?', by.id).toArray().length > 0) return done(true);
          if (current !== null && newLimit >= current) return done(false);
          isNew(by, at);
          parts.limits.wish(newLimit, at);
          const before: Record<string, number> = current === null ? {} : { limit: current };
          log(by, 'limit_lowered', { before, after: { limit: newLimit } }, at);
          return done(true);
        }),

      /** Excludes the player who asked for it in words, as the player's own button does; nobody can take it back. Once for a `by.id`. */
      excludeOnRequest: (by: DeskAct, at: number): void =>
        turns.step(at, () => {
          if (!isNew(by, at)) return;
          parts.exclude(at);
          log(by, 'excluded', { after: { excluded: 'yes' } }, at);
        }),

      /** Mails a fresh link. Once for a `by.id`; no more often than the player could have it sent. */
      mailAgain: (mail: MailAgain, by: DeskAct, at: number): void =>
        turns.step(at, () => {
          if (!isNew(by, at)) return;
          parts.mailAgain[mail](at);
          log(by, 'mail_again', { after: { mail } }, at);
        }),

      /** All that is known is about to be read; who reads it and why is in the log. */
      noteExport: (by: DeskAct, at: number): void =>
        turns.step(at, () => {
          if (isNew(by, at)) log(by, 'data_exported', {}, at);
        }),

      ownData: (table: OwnTable, from: number) => ownRows(sql, table, from),

      archivedFiles: () => archivedFiles(sql),

      /** Refusal: `not_found` where there is no account. */
      sheet: (at: number): Outcome<PlayerSheet> =>
        turns.step(at, () => {
          const known = record();
          const { playerId, username, email, fname, lname, birthdate, country, currency, language } = known;
          const { address, city, zip, mobile, kana, kycVerified, createdAt, confirmedAt } = known;
          return done({
            account: {
              ...{ playerId, username, email, fname, lname, birthdate, country, currency, language },
              ...{ address, city, zip, mobile, kana, kycVerified, createdAt, confirmedAt },
            },
            frozen: facts().frozen,
            block: known.block,
            openSessions: sessions.open(at),
            balance: balance(),
            unallocated: ledger.balanceOf(accounts.unallocated, currency),
            ...parts.rest(at),
            lists: {
              bookings: lists.bookings(null, beginning),
              rounds: lists.rounds(null, beginning),
              bonuses: lists.bonuses(null, beginning),
              logins: lists.logins(null, beginning),
              documents: lists.documents(null, beginning),
              messages: lists.messages(null, beginning),
            },
          });
        }),

      /** Blocks the account. Done already, nothing is logged, and the block that stands is not changed. */
      block: (block: AccountBlock, by: DeskAct, at: number): void =>
        turns.step(at, () => {
          if (!record().frozen) setBlock(block, 'freeze', by, at);
        }),

      /** Changes what is said of the block that stands. Once for a `by.id`. Refusal: `not_found` where none does. */
      changeBlock: (block: AccountBlock, by: DeskAct, at: number): Outcome<null> =>
        turns.step(at, () => {
          if (!record().block) return refused('not_found');
          if (isNew(by, at)) setBlock(block, 'freeze', by, at);
          return done(null);
        }),

      /** Lifts the block; an exclusion of the player's own stays. Done already, nothing is logged. */
      liftBlock: (by: DeskAct, at: number): void =>
        turns.step(at, () => {
          if (record().block) setBlock(null, 'unfreeze', by, at);
        }),

      endSessions: (by: DeskAct, at: number): void =>
        turns.step(at, () => {
          const open = sessions.open(at);
          sessions.closeAll();
          log(by, 'sessions_ended', { before: { open }, after: { open: 0 } }, at);
        }),

      /** What stands against erasing the person, and until when the licence has the records kept (epoch ms, 0: no longer). */
      erasable: (at: number): { obstacles: Obstacle[]; until: number } =>
        turns.step(at, () => obstacles(sql, facts().licence.recordsKept, at)),

      /**
       * Erases who the player is: here at once, on the shared side by the outbox. The books, the chain and the pseudonym stay. Done already, nothing happens.
       * @returns what stands against it; then nothing was erased
       */
      erase: (by: DeskAct, at: number): { obstacles: Obstacle[]; until: number } =>
        turns.step(at, () => {
          const known = record();
          if (known.erasedAt !== null) return { obstacles: [], until: 0 };
          const standing = obstacles(sql, facts().licence.recordsKept, at);
          if (standing.obstacles.length > 0) return standing;
          const { playerId } = known;
          const { id, actor, note, askedBy } = by;
          const entry = {
            ...{ id: `${erasedAction}:${id}`, at, actor, action: erasedAction, subject: playerId, playerId },
            details: { note, ...(askedBy ? { askedBy } : {}) },
          };
          const { files, barred, eraseAccount } = parts.erasure;
          const erased = erasedPerson(known, files(), barred(), entry);
          eraseTables(sql);
          eraseAccount(at);
          own.forget();
          outbox.write({ kind: 'person_erased', erased }, at);
          return standing;
        }),

      isBooking: (id: string, at: number): boolean => turns.step(at, () => isBooking(id)),

      /**
       * Corrects the player's cash by a transaction of its own that names the one it answers (DOMAIN §2). The same `by.id` counts once.
       * Refusals: `not_found` for a transaction that is none, `insufficient_funds` below zero.
       * @param amount minor units, below zero to take
       */
      correct: (answers: string, amount: number, by: DeskAct, at: number): Outcome<null> =>
        turns.step(at, () => {
          if (sql.exec('SELECT 1 FROM corrections WHERE id = ?', by.id).toArray().length > 0) return done(null);
          const { currency } = record();
          if (!isBooking(answers)) return refused('not_found');
          const before = ledger.balanceOf(accounts.cash, currency);
          if (before + amount < 0) return refused('insufficient_funds');
          sql.exec('INSERT INTO corrections (id, at) VALUES (?, ?)', by.id, at);
          const lines =
            amount > 0
              ? transfer(accounts.corrections, accounts.cash, amount)
              : transfer(accounts.cash, accounts.corrections, -amount);
          const id = `correction:${by.id}`;
          ledger.post({ id, kind: 'correction', currency, lines, answers: { id: answers, reason: by.note } }, at);
          log(by, 'correction', { before: { cash: before }, after: { cash: before + amount, answers } }, at);
          messages.write('balance_corrected', { amount: { amount, currency } }, at);
          return done(null);
        }),
    },
  };
}
playerDeskFeature.schema = tables;

export const playerDeskPort = port<object, SystemCallsOf<typeof playerDeskFeature>>('player-desk');
