import type { Language } from 'contract/constants';

/**
 * A mail that has to go out: with a secret link, or (of what was asked for or changed) with one to a page of the
 * product. The secret keeps a mail from being sent twice in any case.
 */
export interface LinkMail {
  /** Left out: `confirmation`, the only one that older outboxes know. */
  template?:
    | 'confirmation'
    | 'reset'
    | 'exclusion'
    | 'withdrawal'
    | 'email'
    | 'email_asked'
    | 'email_changed'
    | 'email_taken'
    | 'password_changed'
    | 'name_changed';
  playerId: string;
  secret: string;
  email: string;
  username: string;
  language: Language;
}

/** Leaves by the outbox; the secret makes it harmless to send it again. `at` in epoch ms. */
export type MailMessage = { kind: 'mail'; mail: LinkMail; at: number };
