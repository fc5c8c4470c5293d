import { port, type Ground, type PlayerCallsOf, type SystemCallsOf } from '../../kernel/feature';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { systemOf } from '../../kernel/player-client';
import type { Balance } from 'contract/player';
import type { AffiliateFields } from 'contract/registration';
import type { Language } from 'contract/constants';
import type { Owner } from '../../ledger/owner';
import type { AccountRecord, Additional, Contact, NewAccount } from './account';
import { moveEmail } from './claims';
import { missingOf, type MissingItem } from './completeness';
import type { WantedEmail } from './email-change';
import type { Identity, Readiness } from './identity';
import { playerView, type PlayerStanding, type PlayerView } from './player-view';
import { answerChange, answerKey } from './security-question';
import { accountTables } from './schema';
import type { PasswordHash } from '../../kernel/password-hash';

/** The part of this feature's own port that another player's object is asked by. */
const accountOf = port<object, { hasAccount: () => boolean }>('accounts');

export interface AccountParts {
  identity: Identity;
  /** @throws where there is no account */
  record: () => AccountRecord;
  facts: () => Owner;
  balance: () => Balance;
  standing: () => PlayerStanding;
  /** The answer to the security question is kept as a password is. */
  passwordHash: PasswordHash;
}

/** Who the player is: account, address, name and what the profile keeps (DOMAIN §5). */
export function accountsFeature(
  { env, turns }: Pick<Ground, 'env' | 'turns'>,
  { identity, record, facts, balance, standing, passwordHash }: AccountParts,
) {
  async function claimEmail(at: number): Promise<Outcome<{ email: string }>> {
    const claim = identity.emails.claiming();
    if (!claim) return refused('token_expired');
    const hasAccount = (playerId: string) => systemOf(env, playerId, accountOf).hasAccount();
    const isClaimed = await moveEmail(env.DB, claim, hasAccount, at);
    return turns.step(at, () => identity.emails.settle(claim.email, isClaimed, at));
  }

  const isBlocked = () => facts().frozen === 'operator';

  return {
    tasks: {
      /** A claim that was cut off goes on; the plan stands until it is settled. */
      email_claimed(_: string, at: number) {
        identity.emails.planClaim(at);
        turns.later(
          claimEmail(at).catch((error: unknown) => log('error', { event: 'email_not_claimed', reason: String(error) })),
        );
      },
    },

    player: ({ at, hash }: { at: number; hash: string }) => ({
      player: (): Outcome<PlayerView> => {
        const { frozen, offersWithheld } = facts();
        const flags = { isFrozen: frozen !== null, mayBeOffered: offersWithheld(at) === null };
        return done(playerView(record(), flags, balance(), standing()));
      },

      balance: (): Outcome<Balance> => done(balance()),

      /** Refusals: `account_frozen`; `invalid_request` for a new security question without an answer. */
      updateAdditional(details: Additional): Outcome<null> {
        if (facts().frozen) return refused('account_frozen');
        const { securityQuestion, securityAnswerHash } = record();
        const change = answerChange(details, { securityQuestion, hasAnswer: securityAnswerHash !== null });
        if (change === 'missing')
          return refused('invalid_request', { errors: [{ field: 'securityAnswer', code: 'too_small' }] });
        const hashes = {
          new: () => passwordHash.hash(answerKey(details.securityAnswer)),
          kept: () => securityAnswerHash,
          none: () => null,
        };
        identity.account.saveAdditional(details, hashes[change]());
        return done(null);
      },

      updateLanguage(language: Language): Outcome<null> {
        identity.account.setLanguage(language);
        return done(null);
      },

      updateMails(mails: boolean): Outcome<null> {
        identity.account.setTakesMails(mails);
        return done(null);
      },

      updateNeighbours(shown: boolean): Outcome<null> {
        identity.account.setShownToNeighbours(shown);
        return done(null);
      },

      /**
       * Open to who excluded himself, whom support has to reach. Refusals: those of `updateEmail` in the contract.
       * @param isTaken whether the address belongs to anybody
       */
      updateEmail: (wanted: WantedEmail, isTaken: boolean): Outcome<{ emailExpected: true }> =>
        isBlocked() ? refused('account_frozen') : identity.emails.context(hash, wanted, isTaken, at),

      emailChange: (): Outcome<{ pending: { email: string; validUntil: number } | null }> =>
        done({ pending: identity.emails.pending(at) }),

      /**
       * Saves what the cashier demands; open to whoever may withdraw, because withdrawals demand it too. Refusals: `account_frozen`; `name_bound` for another
       * name than an approved document's.
       */
      updateContact(contact: Contact): Outcome<{ missing: MissingItem[] }> {
        if (facts().payoutsHeld) return refused('account_frozen');
        const { kycVerified, fname, lname } = record();
        if (kycVerified && (contact.fname !== fname || contact.lname !== lname)) return refused('name_bound');
        identity.account.saveContact(contact);
        return done({ missing: missingOf(record()) });
      },

      /** Open to who excluded himself. Refusals: those of `updateName` in the contract. */
      updateName: (wanted: { fname: string; lname: string; password: string }): Outcome<null> =>
        isBlocked() ? refused('account_frozen') : identity.rename(wanted, at),
    }),

    system: {
      /** Opens the account of a new player and mails the confirmation link. Nothing happens when it was open already. */
      async openAccount(account: NewAccount, password: string, at: number, ready?: Readiness): Promise<void> {
        identity.open(account, password, at, ready);
        await turns.mailsOut();
      },

      hasAccount: (): boolean => identity.account.read() !== null,

      /** Who sent the player here, for testers; null where there is no account. */
      sentBy: (): AffiliateFields | null => identity.account.read()?.affiliate ?? null,

      /** Takes the secret of a mailed link. Refusal: `token_expired`. */
      confirmRegistration: (secret: string, at: number): Outcome<{ username: string }> => identity.confirm(secret, at),

      /** Takes the secret of a mailed link. Refusals: those of `confirmEmail` in the contract. @param at epoch ms */
      async confirmEmail(secret: string, at: number): Promise<Outcome<{ email: string }>> {
        const opened = turns.step(at, () => {
          if (!identity.account.read()) return refused('token_expired');
          return isBlocked() ? refused('account_frozen') : identity.emails.open(secret, at);
        });
        if (!opened.ok || opened.data.isDone) return opened.ok ? done({ email: opened.data.email }) : opened;
        return claimEmail(at);
      },
    },
  };
}
accountsFeature.schema = accountTables;

export const accountsPort = port<PlayerCallsOf<typeof accountsFeature>, SystemCallsOf<typeof accountsFeature>>(
  'accounts',
);
