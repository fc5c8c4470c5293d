import { DurableObject } from 'cloudflare:workers';
import type { Language } from 'contract/constants';
import type { AffiliateFields } from 'contract/registration';
import type { Env } from '../../kernel/env';
import type { NewPassword } from '../../features/sessions/new-password';
import { realityCheckDue } from '../../features/limits/reality-check';
import { answerChange, answerKey } from '../../features/accounts/security-question';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { ContactMessage } from '../../features/mail/contact-mail';
import type { KeptMessage } from '../../features/messages/render-message';
import { hashOf } from '../../kernel/tokens';
import type { AccountRecord, Additional } from '../../features/accounts/account';
import { chatDetails, type ChatDetails } from '../../features/support/chat-details';
import { contactReference } from '../../features/support/contact-reference';
import type {
  Decision,
  DeskDocument,
  Documents,
  KeptDocument,
  Person,
  StoredFile,
} from '../../features/documents/documents';
import type { Identity } from '../../features/accounts/identity';
import type { Messages } from '../../features/messages/messages';
import type { OwnGames } from '../../features/catalogue/own-games';
import { hashPassword } from '../../features/sessions/password';
import type { PlayerMoney } from '../player-money';
import type { By } from '../player-object';
import type { OpenSession } from '../../features/sessions/sessions';

/** A document and what of its player counts for the decision. */
export interface DocumentView {
  playerId: string;
  username: string;
  person: Person;
  country: string;
  verified: boolean;
  document: DeskDocument;
}

/** What a player does to the account itself: the part of the player's object that moves no money. */
export abstract class AccountCalls extends DurableObject<Env> {
  protected abstract readonly identity: Identity;
  protected abstract readonly games: OwnGames;
  protected abstract readonly messages: Messages;
  protected abstract readonly money: PlayerMoney;
  protected abstract readonly documents: Documents;

  /** Runs `work` for a session that is still good, else refuses with `session_expired`. `loginId` is 0 for visitors. */
  protected abstract signedIn<Data>(by: By, work: (loginId: number) => Outcome<Data>): Outcome<Data>;

  /** `signedIn`, for what a frozen account may not do: everything but looking, and taking the own money out. */
  protected abstract unfrozen<Data>(by: By, work: (loginId: number) => Outcome<Data>): Outcome<Data>;

  /** Delivers what a call left in the outbox once it is answered. */
  protected abstract sendOutbox(): void;

  /** The account of a signed-in player. */
  protected owner(): AccountRecord {
    const account = this.identity.account.read();
    if (!account) throw new Error('A visitor has no account.');
    return account;
  }

  /** Who sent the player here, for testers; null where there is no account. */
  async sentBy(): Promise<AffiliateFields | null> {
    return this.identity.account.read()?.affiliate ?? null;
  }

  async ownGames(by: By): Promise<Outcome<{ favourites: string[]; recent: string[] }>> {
    return this.signedIn(by, () => done({ favourites: this.games.favourites(), recent: this.games.recent() }));
  }

  async addFavouriteGame(by: By, gameid: string): Promise<Outcome<{ favourites: string[] }>> {
    return this.signedIn(by, () => {
      this.games.addFavourite(gameid, by.at);
      return done({ favourites: this.games.favourites() }, 'favourite_added');
    });
  }

  async removeFavouriteGame(by: By, gameid: string): Promise<Outcome<{ favourites: string[] }>> {
    return this.signedIn(by, () => {
      this.games.removeFavourite(gameid);
      return done({ favourites: this.games.favourites() }, 'favourite_removed');
    });
  }

  async addRecentPlayedGame(by: By, gameid: string): Promise<Outcome<{ recent: string[] }>> {
    return this.signedIn(by, () => {
      this.games.notePlayed(gameid, by.at);
      return done({ recent: this.games.recent() });
    });
  }

  /** Refusals: those of `changepass` in the contract. */
  async changePassword(
    by: By,
    wanted: NewPassword & { oldPassword: string },
  ): Promise<Outcome<{ playerId: string; secret: string }>> {
    const changed = this.inSession(by, (hash) => this.identity.passwords.change(hash, wanted, by.at));
    this.sendOutbox();
    return changed;
  }

  /** Mails a link where there is an account; the answer does not wait for it, and says nothing of it. */
  async passwordForgotten(language: Language, at: number): Promise<void> {
    this.identity.passwords.forgotten(language, at);
    this.sendOutbox();
  }

  /** Takes the secret of a mailed link. Refusals: those of `resetPassword` in the contract. */
  async resetPassword(secret: string, wanted: NewPassword, at: number): Promise<Outcome<{ username: string }>> {
    const reset = this.identity.passwords.reset(secret, wanted, at);
    this.sendOutbox();
    return reset;
  }

  /** Refusals: `account_frozen`; `invalid_request` for a new security question without an answer. */
  async updateAdditional(by: By, details: Additional): Promise<Outcome<null>> {
    return this.unfrozen(by, () => {
      const { securityQuestion, securityAnswerHash } = this.owner();
      const change = answerChange(details, { securityQuestion, hasAnswer: securityAnswerHash !== null });
      if (change === 'missing')
        return refused('invalid_request', { errors: [{ field: 'securityAnswer', code: 'too_small' }] });
      const hashes = {
        new: () => hashPassword(answerKey(details.securityAnswer)),
        kept: () => securityAnswerHash,
        none: () => null,
      };
      this.identity.account.saveAdditional(details, hashes[change]());
      return done(null);
    });
  }

  async updateLanguage(by: By, language: Language): Promise<Outcome<null>> {
    return this.signedIn(by, () => {
      this.identity.account.setLanguage(language);
      return done(null);
    });
  }

  async updateMails(by: By, mails: boolean): Promise<Outcome<null>> {
    return this.signedIn(by, () => {
      this.identity.account.setTakesMails(mails);
      return done(null);
    });
  }

  /** @param minutes between two reality checks, 0 for none */
  async updateRealityCheck(by: By, minutes: number): Promise<Outcome<null>> {
    return this.signedIn(by, () => {
      this.identity.account.setRealityCheck(minutes, by.at);
      return done(null);
    });
  }

  /** The player has seen the reality check and plays on. */
  async answerRealityCheck(by: By): Promise<Outcome<{ dueAt: number | null }>> {
    return this.signedIn(by, () => {
      this.identity.account.restartRealityCheck(by.at);
      return done({ dueAt: realityCheckDue(this.owner()) });
    });
  }

  async ownSessions(by: By): Promise<Outcome<{ sessions: OpenSession[] }>> {
    return this.inSession(by, (hash) => done({ sessions: this.identity.sessions.list(hash, by.at) }));
  }

  async endOtherSessions(by: By): Promise<Outcome<{ ended: number }>> {
    return this.inSession(by, (hash) => done({ ended: this.identity.sessions.closeOthers(hash, by.at) }));
  }

  async ownMessages(by: By): Promise<Outcome<{ messages: KeptMessage[] }>> {
    return this.signedIn(by, () => done({ messages: this.messages.list() }));
  }

  async dismissMessage(by: By, index: number): Promise<Outcome<null>> {
    return this.signedIn(by, () => {
      this.messages.dismiss(index);
      return done(null);
    });
  }

  /** Takes a message to support; it leaves by the outbox, so that none is lost. */
  async contactSupport(
    by: By,
    message: Omit<ContactMessage, 'reference' | 'playerId'>,
  ): Promise<Outcome<{ reference: string }>> {
    return this.signedIn(by, () => {
      const reference = contactReference();
      const playerId = this.identity.account.read()?.playerId ?? null;
      this.money.outbox.write({ kind: 'contact', contact: { ...message, reference, playerId }, at: by.at }, by.at);
      this.sendOutbox();
      return done({ reference });
    });
  }

  async chatDetails(by: By): Promise<Outcome<ChatDetails>> {
    return this.signedIn(by, (loginId) => {
      const { logins } = this.identity;
      return done(
        chatDetails(this.owner(), this.money, { last: logins.at(loginId), previous: logins.before(loginId) }, by.at),
      );
    });
  }

  async ownDocuments(by: By): Promise<Outcome<{ verified: boolean; documents: KeptDocument[] }>> {
    return this.signedIn(by, () => done({ verified: this.owner().kycVerified, documents: this.documents.list() }));
  }

  /** Asked before a file is read. Refusal: `too_many_requests`. */
  async mayUploadDocument(by: By): Promise<Outcome<null>> {
    return this.inSession(by, () => this.documents.mayUpload(by.at));
  }

  /** Takes on a file that lies in the bucket. Refusal: `too_many_requests`. */
  async addDocument(by: By, file: StoredFile): Promise<Outcome<KeptDocument>> {
    return this.inSession(by, () => {
      const may = this.documents.mayUpload(by.at);
      if (!may.ok) return may;
      const added = this.documents.add(this.owner().playerId, file, by.at);
      this.sendOutbox();
      return done(added);
    });
  }

  /** For those who decide about documents. */
  async documentFile(id: string): Promise<StoredFile | null> {
    return this.documents.file(id);
  }

  /** A document with whom the account says that its player is. Refusal: `not_found`. */
  async documentView(id: string): Promise<Outcome<DocumentView>> {
    const account = this.identity.account.read();
    const document = this.documents.onDesk(id);
    if (!account || !document) return refused('not_found');
    const { playerId, username, fname, lname, birthdate, country, kycVerified } = account;
    return done({ playerId, username, person: { fname, lname, birthdate }, country, verified: kycVerified, document });
  }

  /** A decision of the back office, logged in its step. Refusals: `not_found`, `invalid_request`. */
  async decideDocument(id: string, decision: Decision, actor: string, at: number): Promise<Outcome<KeptDocument>> {
    const account = this.identity.account.read();
    if (!account) return refused('not_found');
    const { playerId, username } = account;
    const decided = this.documents.decide(playerId, id, decision, actor, at, ({ type }) => {
      const details = {
        username,
        document: type,
        ...(decision.status === 'rejected' ? { rejection: decision.reason } : {}),
      };
      const action = decision.status === 'rejected' ? 'document_reject' : 'document_approve';
      this.money.outbox.write(
        { kind: 'till_entry', entry: { id: `document:${id}`, at, actor, action, subject: id, details } },
        at,
      );
    });
    this.sendOutbox();
    return decided;
  }

  /** `signedIn`, for what concerns the session itself: `work` gets its hash. */
  protected inSession<Data>(by: By, work: (hash: string) => Outcome<Data>): Outcome<Data> {
    return by.as === 'player' ? this.signedIn(by, () => work(hashOf(by.secret))) : refused('session_expired');
  }
}
