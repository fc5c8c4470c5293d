import type { Language } from 'contract/constants';

/** A mail that has to go out with a secret link. */
export interface LinkMail {
  /** Left out: `confirmation`, the only one that older outboxes know. */
  template?: 'confirmation' | 'reset' | 'exclusion' | 'withdrawal';
  playerId: string;
  secret: string;
  email: string;
  username: string;
  language: Language;
}
