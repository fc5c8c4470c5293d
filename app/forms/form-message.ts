import type { MessageKey } from '~/i18n/messages';
import type { Translate, Values } from '~/i18n/translator';

/**
 * A refusal as it travels through zod and conform, which know plain strings only: a message key, a key with values, or a finished
 * text of the API. One schema so serves every language; the view turns it into words (`readMessage`).
 */
export type FormMessage = MessageKey | (string & { readonly [encoded]: true });
declare const encoded: unique symbol;

const finishedText = '=';

/** A key with the values of its placeholders: `say('forms.tooShort', { min: 8 })`. Money and dates come formatted. */
export const say = (key: MessageKey, values?: Values): FormMessage =>
  values ? (`${key} ${JSON.stringify(values)}` as FormMessage) : key;

/** A text that is already in the reader's language, as the API's own messages are (SPEC §8, "the server message is shown"). */
export const verbatim = (text: string): FormMessage => `${finishedText}${text}` as FormMessage;

/** Whether a rule brought a message of ours; zod's own English never looks like a key. */
export const isFormMessage = (text: string): text is FormMessage =>
  text.startsWith(finishedText) || /^[a-z]+\.\w+( \{.*\})?$/.test(text);

/** The words of a message in the reader's language. */
export function readMessage(message: string, t: Translate): string {
  if (message.startsWith(finishedText)) return message.slice(finishedText.length);
  const space = message.indexOf(' ');
  if (space < 0) return t(message as MessageKey);
  return t(message.slice(0, space) as MessageKey, JSON.parse(message.slice(space + 1)) as Values);
}
