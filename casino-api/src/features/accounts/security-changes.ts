import { withdrawalWait } from 'contract/constants';
import { randomSecret } from '../../kernel/tokens';
import type { Account } from './account';
import type { LinkMail } from '../mail';
import type { OwnStorage } from '../../kernel/storage/own-storage';

/** What was changed of that by which a player gets in, or is known. The mails about an address go out with its own change. */
export type SecurityChange = 'password' | 'email' | 'name';

const mailOf = { password: 'password_changed', name: 'name_changed', email: null } as const satisfies Record<
  SecurityChange,
  LinkMail['template'] | null
>;

/** Changes after which money waits (DOMAIN §5): who took an account over can't empty it before its owner has read the mail. Times are epoch ms. */
export class SecurityChanges {
  constructor(
    private readonly parts: { own: OwnStorage; account: Account; mailOut: (mail: LinkMail, at: number) => void },
  ) {}

  /** To be called in the step of the change. */
  note(what: SecurityChange, at: number): void {
    const { own, account, mailOut } = this.parts;
    own.sql.exec('INSERT INTO security_changes (what, at) VALUES (?, ?)', what, at);
    const owner = account.read();
    const template = mailOf[what];
    if (owner && template)
      mailOut(
        {
          template,
          playerId: owner.playerId,
          secret: randomSecret(),
          email: owner.email,
          username: owner.username,
          language: owner.language,
        },
        at,
      );
  }

  /** From when on money may leave; null when nothing was ever changed. */
  withdrawableFrom(): number | null {
    const { at } = this.parts.own.sql.exec<{ at: number | null }>('SELECT max(at) AS at FROM security_changes').one();
    return at === null ? null : at + withdrawalWait;
  }
}
