import type { AccountRecord } from '../accounts';
import type { ContactMessage } from '../mail';
import { port, type Ground, type PlayerCallsOf, type Session } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import { newUuid } from '../../kernel/randomness';
import { chatDetails, type ChatDetails, type ChatMoney } from './chat-details';
import type { ContactMessageSent } from './record-contact';

/** What a player, or a visitor, has to say. It leaves by the outbox, so that none is lost. */
export const contactCalls = (
  { outbox }: Pick<Ground<ContactMessageSent>, 'outbox'>,
  playerId: () => string | null,
  { at }: Session,
) => ({
  contactSupport(message: Omit<ContactMessage, 'reference' | 'playerId'>): Outcome<{ reference: string }> {
    const reference = `C-${newUuid().slice(0, 8).toUpperCase()}`;
    outbox.write({ kind: 'contact', contact: { ...message, reference, playerId: playerId() }, at }, at);
    return done({ reference });
  },
});

export type ContactPlayerCalls = ReturnType<typeof contactCalls>;

/** The way to people: messages to support, and what the chat is told of who asks (SPEC §7). */
export const supportFeature = (
  ground: Pick<Ground<ContactMessageSent>, 'outbox'>,
  parts: {
    /** @throws where there is no account */
    record: () => AccountRecord;
    money: () => ChatMoney;
    logins: { at(id: number): { at: number } | null; before(id: number): { at: number } | null };
  },
) => ({
  player: (session: Session) => ({
    ...contactCalls(ground, () => parts.record().playerId, session),

    chatDetails: (): Outcome<ChatDetails> =>
      done(
        chatDetails(
          parts.record(),
          parts.money(),
          { last: parts.logins.at(session.loginId), previous: parts.logins.before(session.loginId) },
          session.at,
        ),
      ),
  }),
});

export const supportPort = port<PlayerCallsOf<typeof supportFeature>>('support');
