import type { Receivers } from '../../kernel/outbox';
import type { NoticeMessage } from '../messages';
import type { MailMessage } from './link-mail';
import { sendLink } from './send-link';
import { sendNotice } from './send-notice';

export const mailReceivers: Receivers<MailMessage | NoticeMessage> = {
  mail: { each: (env, { mail, at }) => (mail.email ? sendLink(env, mail, at) : undefined) },
  // Who may not be offered anything any more is not mailed either (DOMAIN §14).
  notice: {
    each: (env, { notice, at }, mayBeOffered) => (mayBeOffered(at) ? sendNotice(env, notice, at) : undefined),
  },
};
