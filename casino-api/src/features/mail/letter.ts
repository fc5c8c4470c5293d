import type { Language } from 'contract/constants';
import { skin } from '../content/skin';
import { escaped, htmlLang } from '../../kernel/html';
import { fillIn } from '../messages/placeholders';
import { frame } from './frame';
import type { Mail } from './mail';

type Text = Record<Language, string>;

/** What a mail with one link says. `{name}` is the player, `{site}` the skin's name. */
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

export const greetings: Text = {
  en: 'Hello {name},',
  es: 'Hola, {name}:',
  de: 'Guten Tag {name},',
  fr: 'Bonjour {name},',
  pt: 'Olá, {name}!',
  no: 'Hei {name}!',
  jp: '{name} 様',
};

const whyTexts: Text = {
  en: 'You receive this email because you have an account at {site}. Questions? Write to {support}.',
  es: 'Recibes este correo porque tienes una cuenta en {site}. ¿Alguna pregunta? Escribe a {support}.',
  de: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {site} haben. Fragen? Schreiben Sie an {support}.',
  fr: 'Vous recevez cet e-mail parce que vous avez un compte chez {site}. Une question ? Écrivez à {support}.',
  pt: 'Você recebe este e-mail porque tem uma conta em {site}. Alguma dúvida? Escreva para {support}.',
  no: 'Du får denne e-posten fordi du har en konto hos {site}. Spørsmål? Skriv til {support}.',
  jp: 'このメールは、{site}のアカウントをお持ちの方にお送りしています。ご質問は{support}までお寄せください。',
};

const legalTexts: Text = {
  en: '{site} is for adults only (18+). If it stops being fun, stop.',
  es: '{site} es solo para mayores de edad (+18). Si deja de ser divertido, deja de jugar.',
  de: '{site} ist nur für Erwachsene (18+). Wenn es keinen Spaß mehr macht, hören Sie auf.',
  fr: '{site} est réservé aux adultes (18+). Si ce n’est plus un plaisir, arrêtez-vous.',
  pt: '{site} é só para maiores de idade (18+). Se deixar de ser diversão, pare.',
  no: '{site} er bare for voksne (18+). Hvis det slutter å være gøy, så stopp.',
  jp: '{site}は18歳以上の方のみご利用いただけます。楽しめなくなったら、やめましょう。',
};

const fillSite = (text: string): string =>
  fillIn(text, (name) => ({ site: skin.name, support: skin.supportEmail })[name]);

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
  /** A mail to ourselves has nobody to tell why it comes. */
  isInternal?: boolean;
}

/** The words of a mail in the product's look, for light and dark readers, and the same as plain text. Nothing in it is loaded from anywhere. */
export function mailBody(
  language: Language,
  { subject, preheader, before, button, after, quoted, off, isInternal }: MailParts,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const footer = isInternal ? [] : [whyTexts, legalTexts].map((texts) => fillSite(texts[language]));
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  const values: Record<string, string> = {
    lang: htmlLang[language],
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
  texts: Record<Language, LetterTexts>,
  { id, to, username, language }: Omit<LinkMailDetails, 'token'>,
  link: string,
): Mail {
  const fill = (text: string) => fillIn(text, (name) => ({ site: skin.name, name: username })[name]);
  const { subject, greeting = greetings[language], ask, button, valid, ignore } = texts[language];
  const parts = {
    subject: fill(subject),
    preheader: fill(ask),
    before: [greeting, ask].map(fill),
    button: { text: fill(button), link },
    after: [valid, ignore].map(fill),
  };
  return { id, to, language, ...mailBody(language, parts), link };
}
