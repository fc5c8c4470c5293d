import { languageFacts, type Language } from 'contract/languages';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { skin } from '../../kernel/skin';
import { escaped } from '../../kernel/html';
import { frame } from './frame';
import type { Mail } from './mail';

/** What a mail with one link says. `{{name}}` is the player, `{{site}}` the skin's name. */
export interface LetterTexts {
  subject: string;
  /** Left out: by name. */
  greeting?: string;
  ask: string;
  button: string;
  valid: string;
  ignore: string;
}

/** Whom a mailed link is for. `id` makes handing the mail over again harmless. */
export interface LinkMailDetails {
  id: string;
  to: string;
  username: string;
  language: Language;
  token: string;
}

/** English addresses are bare, the others carry their language's segment (DESIGN §3). @param path of the edge's routes */
export const localized = (origin: string, language: Language, path: string): string =>
  `${origin}${language === 'en' ? '' : `/${language}`}${path}`;

/** What a mail is made of: plain texts, which are escaped here. */
export interface MailParts {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  before: readonly string[];
  button: { text: string; link: string } | null;
  after: readonly string[];
  /** Kept with its line breaks, between the paragraphs. */
  quoted?: string;
  /** A link that turns such mails off, with its words. */
  off?: { text: string; link: string };
  /** Why it comes, where its reader need not have an account. */
  why?: string;
  /** A mail to ourselves has nobody to tell why it comes. */
  isInternal?: boolean;
}

/** The words of a mail in the product's look, for light and dark readers, and the same as plain text. Nothing in it is loaded from anywhere. */
export function mailBody(
  language: Language,
  { subject, preheader, before, button, after, quoted, off, why, isInternal }: MailParts,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { mails } = apiTexts(language);
  const footer = isInternal
    ? []
    : [why ?? mails.why, mails.legal].map((text) => fillIn(text, { site: skin.name, support: skin.supportEmail }));
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  const values: Record<string, string> = {
    lang: languageFacts[language].html,
    subject: escaped(subject),
    preheader: escaped(preheader),
    brand: escaped(skin.name),
    before: paragraphs(before) + (quoted === undefined ? '' : `<pre>${escaped(quoted)}</pre>`),
    link: escaped(button?.link ?? ''),
    button: escaped(button?.text ?? ''),
    after: paragraphs(after),
    footer:
      (off
        ? `<p><a style="display:inline-block;padding:13px 0" href="${escaped(off.link)}">${escaped(off.text)}</a></p>`
        : '') + paragraphs(footer),
  };
  const html = [frame.top, ...(button ? [frame.button] : []), frame.bottom]
    .join('')
    .replace(/\[\[(\w+)\]\]/g, (_, name: string) => values[name] ?? '');
  const text = [
    ...before,
    ...(quoted === undefined ? [] : [quoted]),
    ...(button ? [`${button.text}\n${button.link}`] : []),
    ...after,
    ...(off || footer.length ? ['--'] : []),
    ...(off ? [`${off.text}\n${off.link}`] : []),
    ...footer,
  ].join('\n\n');
  return { subject, text, html };
}

/** A mail with one link. @param link the whole address */
export function letter(
  texts: (mails: ReturnType<typeof apiTexts>['mails']) => LetterTexts,
  { id, to, username, language }: Omit<LinkMailDetails, 'token'>,
  link: string,
): Mail {
  const { mails } = apiTexts(language);
  const fill = (text: string) => fillIn(text, { site: skin.name, name: username });
  const { subject, greeting = mails.greeting, ask, button, valid, ignore } = texts(mails);
  const parts = {
    subject: fill(subject),
    preheader: fill(ask),
    before: [greeting, ask].map(fill),
    button: { text: fill(button), link },
    after: [valid, ignore].map(fill),
  };
  return { id, to, language, ...mailBody(language, parts), link };
}
