import { captchaLength, type Language } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';

/** A whole number from 0 up to, not including, `below`; every one as likely. */
export type RandomBelow = (below: number) => number;

/** What a captcha takes for an answer: the characters of its image, or the digits that its question asks for. */
export interface CaptchaAnswers {
  characters: string;
  digits: string;
}

/** No two of these look alike when they are bent. */
export const captchaAlphabet = 'ADEFHJKLMNPRTUVWXY347';

const draw = (from: string, random: RandomBelow): string =>
  Array.from({ length: captchaLength }, () => from[random(from.length)]).join('');

export const drawCaptcha = (random: RandomBelow): CaptchaAnswers => ({
  characters: draw(captchaAlphabet, random),
  digits: draw('0123456789', random),
});

/** Case, width and spaces are the keyboard's, not the reader's. */
export function isCaptchaAnswer(text: string, { characters, digits }: CaptchaAnswers): boolean {
  const typed = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return typed === characters || typed === digits;
}

/** The captcha for those who can't see its image (WCAG 1.1.1), in words. */
export function captchaQuestion({ digits }: CaptchaAnswers, language: Language): string {
  const { numerals, question } = apiTexts(language).captcha;
  const words = [...digits].reverse().map((digit) => numerals[Number(digit)]);
  return fillIn(question, { words: words.join(languageFacts[language].between.items) });
}
