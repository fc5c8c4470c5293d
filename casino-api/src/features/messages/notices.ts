import { days, type Language } from 'contract/constants';
import type { Sends } from '../../kernel/outbox';
import type { Owner } from '../../ledger/owner';
import type { MessageKey } from './message-texts';
import type { Messages } from './messages';
import type { MessageValues } from './render-message';

/** How long before its end a bonus or a race is told of. */
export const notifiedBeforeEnd = 1 * days;

/** Tells a player of something, in the step that it happened in. @param at epoch ms */
export type Tell = (key: MessageKey, values: MessageValues, at: number) => void;

/**
 * What a player is told of rewards, prizes and cashback, in the bell and by mail where the player takes mails, and in the bell alone of
 * what is about to end (DOMAIN §4). Who may not be offered anything is not told either (DOMAIN §14); the history has it all the same.
 */
export class Notices {
  constructor(
    private readonly parts: {
      messages: Pick<Messages, 'write'>;
      outbox: Sends<NoticeMessage>;
      facts: () => Pick<Owner, 'playerId' | 'email' | 'username' | 'language' | 'offersWithheld'>;
      takesMails: () => boolean;
    },
  ) {}

  readonly tell: Tell = (key, values, at) => {
    const { outbox, facts, takesMails } = this.parts;
    const id = this.inBell(key, values, at);
    if (id === null || !takesMails()) return;
    const { playerId, email, username, language } = facts();
    outbox.write(
      {
        kind: 'notice',
        notice: { id: `notice ${playerId} ${id}`, playerId, email, username, language, key, values },
        at,
      },
      at,
    );
  };

  /** @returns the message's id; null when it was withheld */
  inBell(key: MessageKey, values: MessageValues, at: number): number | null {
    return this.parts.facts().offersWithheld(at) === null ? this.parts.messages.write(key, values, at) : null;
  }
}

/** A mail with what the bell says. `id` makes handing it over again harmless. */
export interface NoticeMail {
  id: string;
  playerId: string;
  email: string;
  username: string;
  language: Language;
  key: MessageKey;
  values: MessageValues;
}

/** Leaves by the outbox. `at` in epoch ms. */
export type NoticeMessage = { kind: 'notice'; notice: NoticeMail; at: number };
