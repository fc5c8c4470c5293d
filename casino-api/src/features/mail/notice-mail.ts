import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { skin } from '../../kernel/skin';
import { type MessageKey, type NoticeMail, renderMessage } from '../messages';
import { localized, mailBody } from './letter';
import type { Mail } from './mail';

const subjectOf = (key: MessageKey): 'level' | 'cashback' | 'challenge' | 'race' | 'paid' => {
  if (key.startsWith('level_')) return 'level';
  if (key.startsWith('cashback_')) return 'cashback';
  if (key === 'challenge_hit') return 'challenge';
  return key === 'race_prize' ? 'race' : 'paid';
};

/** What the bell says, as a mail to a player who takes mails. */
export function noticeMail({ id, email, username, language, key, values }: NoticeMail, siteOrigin: string): Mail {
  const { greeting, notice } = apiTexts(language).mails;
  const { message } = renderMessage({ id: 0, at: 0, key, values }, language);
  const link = localized(siteOrigin, language, '/notifications');
  const body = mailBody(language, {
    subject: `${skin.name}: ${notice.subjects[subjectOf(key)]}`,
    preheader: message,
    before: [fillIn(greeting, { name: username }), message],
    button: { text: notice.button, link },
    after: [],
    off: { text: notice.off, link: localized(siteOrigin, language, '/profile/my-account#mails') },
  });
  return { id, to: email, language, ...body, link };
}
