import type { Language } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { ContactDetails } from 'contract/player';
import type { AdditionalDetails } from 'contract/profile';
import { plainKana } from 'contract/profile-texts';
import type { AffiliateFields } from 'contract/registration';
import type { z } from 'zod';
import { Signal } from '../../kernel/signal';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { AccountBlock } from './account-block';

/** What a registration brings. Names, address and mobile come later, from the cashier's form. */
export interface NewAccount {
  playerId: string;
  username: string;
  email: string;
  currency: Currency;
  birthdate: string;
  country: string;
  state: string;
  language: Language;
  affiliate: AffiliateFields;
}

/** What the cashier demands (SPEC §5). */
export type Contact = z.output<typeof ContactDetails>;

/** What the profile asks for besides (SPEC §5). */
export type Additional = z.output<typeof AdditionalDetails>;

/** Who a document of identity says that somebody is; `birthdate` as DD-MM-YYYY. */
export interface Person {
  fname: string;
  lname: string;
  birthdate: string;
}

/** The stored account. Times are epoch ms. */
export interface AccountRecord extends NewAccount {
  passwordHash: string;
  fname: string;
  lname: string;
  nickname: string;
  address: string;
  city: string;
  zip: string;
  mobile: string;
  /** How the name is read, in katakana. */
  kana: string;
  timezone: string;
  securityQuestion: string;
  securityAnswerHash: string | null;
  realityCheckMinutes: number;
  /** Since when the interval runs: the log-in, the last answer, or when it was set. */
  realityCheckSince: number;
  /** By an operator, or because the person was erased. */
  frozen: boolean;
  /** What an operator said of it; null where nobody blocked it, or nobody is left to be told. */
  block: AccountBlock | null;
  kycVerified: boolean;
  /** Whether rewards, prizes and cashback are told by mail too. */
  takesMails: boolean;
  /** Whether others at a shared table see the masked name, stakes and payouts. */
  shownToNeighbours: boolean;
  createdAt: number;
  confirmedAt: number | null;
  confirmationMailedAt: number | null;
  /** When the person was erased; what is left is the owner of the books. */
  erasedAt: number | null;
}

type Row = Record<string, SqlStorageValue> & {
  player_id: string;
  username: string;
  email: string;
  password_hash: string;
  currency: Currency;
  birthdate: string;
  country: string;
  state: string;
  language: Language;
  affiliate: string;
  fname: string;
  lname: string;
  nickname: string;
  address: string;
  city: string;
  zip: string;
  mobile: string;
  kana: string;
  timezone: string;
  security_question: string;
  security_answer_hash: string | null;
  reality_check_minutes: number;
  reality_check_since: number;
  frozen: number;
  block: string | null;
  kyc_verified: number;
  takes_mails: number;
  shown_to_neighbours: number;
  created_at: number;
  confirmed_at: number | null;
  confirmation_mailed_at: number | null;
  erased_at: number | null;
};

/** Names of a player who has not told them yet (SPEC §5). */
const unknownName = 'unknown';

/** The account of a player's object; none before it was opened. */
export class Account {
  private readonly sql: SqlStorage;
  private readonly kept: Remembered<Readonly<AccountRecord> | null>;

  /** Told in the step of any change. */
  readonly changed = new Signal<[]>();

  constructor({ sql, remember }: OwnStorage) {
    this.sql = sql;
    this.kept = remember(() => {
      const [row] = sql.exec<Row>('SELECT * FROM account');
      return row ? recordOf(row) : null;
    });
  }

  read(): Readonly<AccountRecord> | null {
    return this.kept.read();
  }

  /** Opens the account. Only where there is none yet. */
  create(account: NewAccount, passwordHash: string, at: number): void {
    this.change(
      `INSERT INTO account (only, player_id, username, email, password_hash, currency, birthdate, country, state, language, affiliate,
         fname, lname, nickname, address, city, zip, mobile, timezone, created_at)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '', '', '', '', 'UTC', ?)`,
      account.playerId,
      account.username,
      account.email,
      passwordHash,
      account.currency,
      account.birthdate,
      account.country,
      account.state,
      account.language,
      JSON.stringify(account.affiliate),
      unknownName,
      unknownName,
      at,
    );
  }

  confirm(at: number): void {
    this.change('UPDATE account SET confirmed_at = coalesce(confirmed_at, ?)', at);
  }

  noteConfirmationMail(at: number): void {
    this.change('UPDATE account SET confirmation_mailed_at = ?', at);
  }

  /** How the name before was read says nothing of the new one. */
  rename(fname: string, lname: string): void {
    this.change("UPDATE account SET fname = ?, lname = ?, kana = ''", fname, lname);
  }

  /** As a document says it. */
  identify({ fname, lname, birthdate }: Person): void {
    this.change('UPDATE account SET fname = ?, lname = ?, birthdate = ?', fname, lname, birthdate);
  }

  /** What was proved no longer holds. */
  unverify(): void {
    this.change('UPDATE account SET kyc_verified = 0');
  }

  /** The player is who the account says. */
  verify(): void {
    this.change('UPDATE account SET kyc_verified = 1');
  }

  setPasswordHash(passwordHash: string): void {
    this.change('UPDATE account SET password_hash = ?', passwordHash);
  }

  setEmail(email: string): void {
    this.change('UPDATE account SET email = ?', email);
  }

  /** Null lifts it. */
  setBlock(block: AccountBlock | null): void {
    this.change('UPDATE account SET frozen = ?, block = ?', Number(block !== null), block && JSON.stringify(block));
  }

  setTakesMails(takesMails: boolean): void {
    this.change('UPDATE account SET takes_mails = ?', Number(takesMails));
  }

  setShownToNeighbours(shown: boolean): void {
    this.change('UPDATE account SET shown_to_neighbours = ?', Number(shown));
  }

  setLanguage(language: Language): void {
    this.change('UPDATE account SET language = ? WHERE language <> ?', language, language);
  }

  /** @param securityAnswerHash null when there is no question */
  saveAdditional({ nickname, state, timezone, securityQuestion }: Additional, securityAnswerHash: string | null): void {
    this.change(
      'UPDATE account SET nickname = ?, state = ?, timezone = ?, security_question = ?, security_answer_hash = ?',
      nickname,
      state,
      timezone,
      securityQuestion,
      securityAnswerHash,
    );
  }

  setRealityCheck(minutes: number, at: number): void {
    this.change('UPDATE account SET reality_check_minutes = ?, reality_check_since = ?', minutes, at);
  }

  /** The interval of the reality check begins anew. */
  restartRealityCheck(at: number): void {
    this.change('UPDATE account SET reality_check_since = ?', at);
  }

  saveContact({ fname, lname, address, city, zip, mobile, kana }: Contact): void {
    this.change(
      'UPDATE account SET fname = ?, lname = ?, address = ?, city = ?, zip = ?, mobile = ?, kana = coalesce(?, kana)',
      fname,
      lname,
      address,
      city,
      zip,
      mobile,
      kana === undefined ? null : plainKana(kana),
    );
  }

  /** Overwrites all that says who the player is. Nobody logs in any more, nothing is offered, and no money moves without an operator. */
  erase(at: number): void {
    this.sql.exec(
      `UPDATE account SET username = 'erased', email = '', password_hash = '', birthdate = '', state = '', affiliate = '{}', fname = '', lname = '', nickname = '',
         address = '', city = '', zip = '', mobile = '', kana = '', timezone = 'UTC', security_question = '', security_answer_hash = NULL, takes_mails = 0,
         shown_to_neighbours = 0, frozen = 1, block = NULL, erased_at = ?`,
      at,
    );
    this.kept.forget();
  }

  private change(query: string, ...bindings: SqlStorageValue[]): void {
    this.sql.exec(query, ...bindings);
    this.kept.forget();
    this.changed.tell();
  }
}

const recordOf = (row: Row): AccountRecord => ({
  playerId: row.player_id,
  username: row.username,
  email: row.email,
  passwordHash: row.password_hash,
  currency: row.currency,
  birthdate: row.birthdate,
  country: row.country,
  state: row.state,
  language: row.language,
  affiliate: JSON.parse(row.affiliate) as AffiliateFields,
  fname: row.fname,
  lname: row.lname,
  nickname: row.nickname,
  address: row.address,
  city: row.city,
  zip: row.zip,
  mobile: row.mobile,
  kana: row.kana,
  timezone: row.timezone,
  securityQuestion: row.security_question,
  securityAnswerHash: row.security_answer_hash,
  realityCheckMinutes: row.reality_check_minutes,
  realityCheckSince: row.reality_check_since,
  frozen: row.frozen === 1,
  block: row.block === null ? null : (JSON.parse(row.block) as AccountBlock),
  kycVerified: row.kyc_verified === 1,
  takesMails: row.takes_mails === 1,
  shownToNeighbours: row.shown_to_neighbours === 1,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
  confirmationMailedAt: row.confirmation_mailed_at,
  erasedAt: row.erased_at,
});
