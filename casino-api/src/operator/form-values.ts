import { Buffer } from 'node:buffer';
import { languages, type Language } from 'contract/constants';
import { firstCharacters } from 'contract/characters';
import { parseMoney } from './players/money-field';

/** What forms of the desks hold, read field by field: null for nothing written, undefined for what can't be meant. */
type Read<Value> = Value | null | undefined;

const written = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim();

export function wholeIn(form: URLSearchParams, name: string, lowest: number, highest: number): Read<number> {
  const text = written(form, name);
  if (text === '') return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return value >= lowest && value <= highest ? value : undefined;
}

/** Minor units, above zero. */
export function amountIn(form: URLSearchParams, name: string): Read<number> {
  const text = written(form, name);
  if (text === '' || /^0+([.,]0*)?$/.test(text)) return null;
  const amount = parseMoney(text);
  return amount !== null && amount > 0 ? amount : undefined;
}

/** A moment in UTC as `datetime-local` writes it, epoch ms. */
export function momentIn(form: URLSearchParams, name: string): Read<number> {
  const text = written(form, name);
  if (text === '') return null;
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : NaN;
  return Number.isNaN(at) || momentText(at) !== text ? undefined : at;
}
export const momentText = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** What can't be seen, but for the place where a long word may be parted. */
const unseen = /[^\P{C}\u00AD]/gu;

/** A line of text without what can't be seen. */
export const lineIn = (form: URLSearchParams, name: string, longest = 200): string =>
  firstCharacters(written(form, name).replace(unseen, ' '), longest);

/** By language, `<name>-<language>`: English where nothing else is written; null without that. */
export function textsIn(form: URLSearchParams, name: string, longest = 200): Record<Language, string> | null {
  const english = lineIn(form, `${name}-en`, longest);
  if (english === '') return null;
  return Object.fromEntries(
    languages.map((language) => [language, lineIn(form, `${name}-${language}`, longest) || english]),
  ) as Record<Language, string>;
}

/** A file that came with a form, as `fileIn` reads it. */
export async function inBase64(file: Blob): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}

/** The bytes of a file that came with a form; none where none was chosen. */
export const fileIn = (form: URLSearchParams, name: string): Uint8Array =>
  Uint8Array.from(Buffer.from(form.get(name) ?? '', 'base64'));
