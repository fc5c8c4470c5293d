import { captchaLength, type Language } from 'contract/constants';

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

const numerals: Record<Language, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  no: ['null', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni'],
  jp: ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'],
};

/** `{words}` are the numerals, the last digit first. */
const questions: Record<Language, string> = {
  en: 'Type the five characters of the picture, or these numbers as digits, the last one first: {words}.',
  es: 'Escribe los cinco caracteres de la imagen, o estos números en cifras, empezando por el último: {words}.',
  de: 'Geben Sie die fünf Zeichen im Bild ein, oder diese Zahlen als Ziffern, die letzte zuerst: {words}.',
  fr: 'Saisissez les cinq caractères de l’image, ou ces nombres en chiffres, en commençant par le dernier : {words}.',
  pt: 'Digite os cinco caracteres da imagem, ou estes números em algarismos, começando pelo último: {words}.',
  no: 'Skriv de fem tegnene i bildet, eller disse tallene som sifre, det siste først: {words}.',
  jp: '画像の5文字を入力してください。または、次の数を後ろから順に数字で入力してください：{words}。',
};

/** The captcha for those who can't see its image (WCAG 1.1.1), in words. */
export function captchaQuestion({ digits }: CaptchaAnswers, language: Language): string {
  const words = [...digits].reverse().map((digit) => numerals[language][Number(digit)]);
  return questions[language].replace('{words}', words.join(language === 'jp' ? '、' : ', '));
}
