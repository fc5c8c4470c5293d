import type { Language } from 'contract/constants';
import { port, type Ground, type PlayerCallsOf, type Session, type SystemCallsOf } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import { Signal } from '../../kernel/signal';
import type { Login } from './logins';
import type { NewPassword } from './new-password';
import type { Authentication, LoginAttempt, OpenedSession, Visit } from './authentication';
import type { PasswordChanges } from './password-changes';
import type { OpenSession, Sessions } from './sessions';

export interface SessionParts {
  sessions: Sessions;
  authentication: Authentication;
  passwords: PasswordChanges;
}

/** How a player comes in and stays in: log-ins, sessions, passwords (DOMAIN §5). */
export function sessionsFeature(
  { turns }: Pick<Ground, 'turns'>,
  { sessions, authentication, passwords }: SessionParts,
) {
  /** Somebody has logged in, at epoch ms; told in its step. */
  const loggedIn = new Signal<[at: number]>();

  /** An attempt as one step; who has to confirm the address first gets the mail before the answer. */
  async function entered(at: number, attempt: () => Outcome<OpenedSession>): Promise<Outcome<OpenedSession>> {
    const outcome = turns.step(at, () => {
      const judged = attempt();
      if (judged.ok) loggedIn.tell(at);
      return judged;
    });
    if (!outcome.ok && outcome.code === 'email_not_confirmed') await turns.mailsOut();
    return outcome;
  }

  return {
    loggedIn,

    player: ({ at, hash, loginId }: Session) => ({
      logOut(): Outcome<null> {
        sessions.close(hash);
        return done(null);
      },

      previousLogin: (): Outcome<{ previousLogin: Login | null }> =>
        done({ previousLogin: authentication.logins.before(loginId) }),

      /** Whether the session is still good. */
      checkSession: (): Outcome<null> => done(null),

      /** Refusals: those of `changepass` in the contract. */
      changePassword: (wanted: NewPassword & { oldPassword: string }): Outcome<{ playerId: string; secret: string }> =>
        passwords.change(hash, wanted, at),

      ownSessions: (): Outcome<{ sessions: OpenSession[] }> => done({ sessions: sessions.list(hash, at) }),

      endOtherSessions: (): Outcome<{ ended: number }> => done({ ended: sessions.closeOthers(hash, at) }),
    }),

    system: {
      /** Refusals: `too_many_requests`, `invalid_username_or_password`, `email_not_confirmed`. */
      logIn: (attempt: LoginAttempt): Promise<Outcome<OpenedSession>> =>
        entered(attempt.at, () => authentication.logIn(attempt)),

      /** A log-in that an identity provider vouches for instead of a password. Refusals: `not_found` without an account; `email_not_confirmed`. */
      logInVouched: (visit: Visit): Promise<Outcome<OpenedSession>> =>
        entered(visit.at, () => authentication.logInVouched(visit)),

      /** Opens a session for a credited pay-and-play order, once. Refusal: `order_already_used`. */
      exchangeOrder: (orderId: string, visit: Visit): Outcome<OpenedSession> =>
        turns.step(visit.at, () => authentication.exchange(orderId, visit)),

      /** Mails a link where there is an account; the answer does not wait for it, and says nothing of it. */
      passwordForgotten: (language: Language, at: number): void => passwords.forgotten(language, at),

      /** Takes the secret of a mailed link. Refusals: those of `resetPassword` in the contract. */
      resetPassword: (secret: string, wanted: NewPassword, at: number): Outcome<{ username: string }> =>
        passwords.reset(secret, wanted, at),

      /** For the ready-made player of a local product. */
      setPassword: (password: string): void => passwords.overwrite(password),

      /** For a player whose name a tester gives to another. */
      endAllSessions: (): void => sessions.closeAll(),
    },
  };
}

export const sessionsPort = port<PlayerCallsOf<typeof sessionsFeature>, SystemCallsOf<typeof sessionsFeature>>(
  'sessions',
);
