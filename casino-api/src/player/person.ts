import { ageAt, readBirthdate } from 'contract/birthdate';
import { territoryOf } from 'contract/territory';
import { Identity, missingOf, type AccountRecord } from '../features/accounts';
import { Care, type CareMessage } from '../features/care';
import type { OperatorEntryMessage } from '../features/desk';
import { Documents, type DocumentMessage } from '../features/documents';
import { type BlockMessage, Blocks, freezeReason, SelfExclusion, withheld } from '../features/exclusion';
import { DepositLimits, realityCheckDue } from '../features/limits';
import type { LinkMail, MailMessage } from '../features/mail';
import { Authentication, PasswordChanges, Sessions } from '../features/sessions';
import { Messages, Notices, type NoticeMessage } from '../features/messages';
import { argon2id } from '../kernel/argon2';
import { settingsOf } from '../kernel/env';
import type { Ground, Session } from '../kernel/feature';
import { licenceProfiles, stakeCapAt } from '../kernel/licence-profile';
import { Signal } from '../kernel/signal';
import type { FreezeReason, Owner, WithheldReason } from '../ledger/owner';

/**
 * Who the player is and may do, from the account up: what all features of money are told of their owner (`facts`), read anew at each question.
 * @param name of the object, for one without an account
 * @param isBarred whether the call in hand comes from a territory that is barred from play
 */
export function playerPerson(
  {
    env,
    own,
    outbox,
    schedule,
  }: Ground<MailMessage | NoticeMessage | DocumentMessage | CareMessage | OperatorEntryMessage | BlockMessage>,
  name: string,
  isBarred: () => boolean,
) {
  const { sql, asOneStep } = own;
  const licence = licenceProfiles[settingsOf(env).LICENCE_PROFILE];
  const mailOut = (mail: LinkMail, at: number) => outbox.write({ kind: 'mail', mail, at }, at);
  const messages = new Messages(own);
  const sessions = new Sessions(own);
  const identity = new Identity({
    own,
    mailOut,
    messages,
    schedule,
    passwordHash: argon2id,
    closeOtherSessions: (session, at) => sessions.closeOthers(session, at),
  });
  const { account } = identity;
  const authentication = new Authentication({ own, identity, sessions, passwordHash: argon2id });
  const passwords = new PasswordChanges({ own, identity, sessions, passwordHash: argon2id, messages, mailOut });
  const documents = new Documents({ own, account, messages, outbox });
  const care = new Care({ own, outbox, account: () => account.read() });
  /** The player may play no more, from epoch ms on; told in the step of the freeze. */
  const stopped = new Signal<[at: number]>();

  function record(): AccountRecord {
    const known = account.read();
    if (!known) throw new Error('A visitor has no account.');
    return known;
  }

  const limits = new DepositLimits({
    sql,
    asOneStep,
    schedule,
    currency: () => record().currency,
    wait: () => licence.limitWait,
  });
  const exclusion = new SelfExclusion({
    own,
    schedule,
    months: () => licence.exclusionMonths,
    mailChoice(secret, at) {
      const { playerId, email, username, language } = record();
      mailOut({ template: 'exclusion', secret, playerId, email, username, language }, at);
    },
    ends(at) {
      sessions.closeAll();
      limits.withdrawRaise();
      stopped.tell(at);
    },
  });

  const frozen = (known: AccountRecord): FreezeReason | null =>
    freezeReason(known.frozen, exclusion.current() !== null);

  /** Asked by whatever is offered, and again when it is sent (DOMAIN §14). @param at epoch ms */
  function offersWithheld(at: number): WithheldReason | null {
    const known = record();
    const breakSince = realityCheckDue(known);
    return withheld(
      {
        frozen: frozen(known),
        exclusionOverAt: exclusion.overAt(),
        barred: isBarred() || territoryOf({ country: authentication.logins.latestCountry() }).barred,
        // Who has gone is not on a break: the interval begins anew with the next log-in.
        breakSince: breakSince !== null && sessions.isInUse(at) ? breakSince : null,
        limitLeft: limits.left(at),
        care: care.isMarked(),
      },
      at,
    );
  }

  /** Since when the player has been here, and when it is time to look up. */
  function presence({ at: now, loginId }: Session) {
    const { timezone, realityCheckMinutes: minutes, ...known } = record();
    const dueAt = realityCheckDue({ realityCheckMinutes: minutes, ...known });
    const realityCheck = dueAt === null ? null : { minutes, dueAt };
    return { since: authentication.logins.at(loginId)?.at ?? now, now, timezone, realityCheck };
  }

  /** What the licence lets somebody of the player's age stake in a round, euro minor units. @param at epoch ms */
  function stakeCap(at: number): number | null {
    const birth = readBirthdate(account.read()?.birthdate ?? '');
    return stakeCapAt(licence, birth && ageAt(birth, at));
  }

  function facts(): Owner {
    const known = account.read();
    if (!known) return { ...nobody, playerId: name, licence, stakeCap };
    const { playerId, currency, username, shownToNeighbours, email, language, kycVerified: identityApproved } = known;
    // A round asks for its owner's facts several times and never for what the cashier wants to know.
    return {
      playerId,
      currency,
      frozen: frozen(known),
      // An erased account is frozen without a block, and its money moves by operators alone.
      payoutsHeld: known.frozen && (known.block?.payoutsHeld ?? true),
      offersWithheld,
      realityCheckDueAt: realityCheckDue(known),
      get missing() {
        return missingOf(known);
      },
      username,
      shownToNeighbours,
      email,
      language,
      identityApproved,
      get withdrawableFrom() {
        return identity.changes.withdrawableFrom();
      },
      licence,
      stakeCap,
    };
  }

  return {
    care,
    messages,
    identity,
    sessions,
    authentication,
    passwords,
    documents,
    limits,
    exclusion,
    blocks: new Blocks({ account, messages, outbox, stopped }),
    stopped,
    record,
    facts,
    presence,
    notices: new Notices({ messages, outbox, facts, takesMails: () => record().takesMails }),
    hasAccount: () => account.read() !== null,
    timezone: () => record().timezone,
    isSessionOpen: (hash: string, at: number) => sessions.use(hash, at) !== null,
    hasIdentityWaiting: () => documents.list().some(({ type, status }) => type === 'identity' && status === 'pending'),
  };
}

/** What is known of somebody without an account. */
export const nobody = {
  currency: null,
  frozen: null,
  payoutsHeld: false,
  offersWithheld: () => null,
  realityCheckDueAt: null,
  missing: [],
  username: '',
  shownToNeighbours: false,
  email: '',
  language: 'en',
  identityApproved: false,
  withdrawableFrom: null,
} as const satisfies Partial<Owner>;

export type Person = ReturnType<typeof playerPerson>;
