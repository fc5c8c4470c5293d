import { describe, expect, it } from 'vitest';
import { renderMessage } from './render-message';

describe('messages to players', () => {
  it('come with their index, time and gravity', () => {
    expect(renderMessage({ id: 7, at: 5, key: 'password_changed', values: {} }, 'de')).toEqual({
      index: 7,
      at: 5,
      type: 'warning',
      message: 'Ihr Passwort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
    });
  });
});
