import type { Language } from 'contract/constants';
import { skin } from '../catalog/skin';
import { escaped, htmlLang } from '../html';
import type { Mail } from './mail';

/** What a mail with one link says. `{name}` is the player, `{site}` the skin's name. */
export interface LetterTexts {
  subject: string;
  greeting: string;
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
export const localized = (origin: string, language: Language, path: string): string => `${origin}${language === 'en' ? '' : `/${language}`}${path}`;

/** A whole page of HTML without anything to load. @param body escaped already */
export const htmlMail = (language: Language, subject: string, body: readonly string[]): string =>
  [
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
    ...body,
    `<p>${escaped(skin.name)}</p></body></html>`,
  ].join('\n');

/** A mail with one link, as text and as HTML. @param link the whole address */
export function letter(texts: Record<Language, LetterTexts>, { id, to, username, language }: Omit<LinkMailDetails, 'token'>, link: string): Mail {
  const fill = (text: string) => text.replaceAll('{site}', skin.name).replaceAll('{name}', () => username);
  const { subject, greeting, ask, button, valid, ignore } = texts[language];
  const paragraph = (text: string) => `<p>${escaped(fill(text))}</p>`;
  const html = htmlMail(language, fill(subject), [
    paragraph(greeting),
    paragraph(ask),
    `<p><a href="${escaped(link)}">${escaped(button)}</a></p>`,
    `<p>${escaped(link)}</p>`,
    paragraph(valid),
    paragraph(ignore),
  ]);
  return { id, to, language, subject: fill(subject), text: [greeting, ask, `${button}\n${link}`, valid, ignore, skin.name].map(fill).join('\n\n'), html, link };
}
