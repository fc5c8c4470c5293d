import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { messageTexts, type MessageKey } from './message-texts';
import { renderMessage } from './render-message';

const keys = Object.keys(messageTexts) as MessageKey[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('messages to players', () => {
  it.each(keys)('%s are told in seven languages, with the same values', (key) => {
    const texts = languages.map((language) => messageTexts[key].text[language]);
    expect(new Set(texts).size).toBe(languages.length);
    for (const text of texts) expect(placeholders(text)).toEqual(placeholders(texts[0]!));
  });

  it('come with their index, time and gravity', () => {
    expect(renderMessage({ id: 7, at: 5, key: 'password_changed', values: {} }, 'de')).toEqual({
      index: 7,
      at: 5,
      type: 'warning',
      message: 'Ihr Passwort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
    });
  });
});
