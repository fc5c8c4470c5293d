import { describe, expect, it } from 'vitest';
import { errorText, logLine, withoutPersonal } from './log-line';

const secret = 'kq3Z9-planted_7w';

describe('a text in a log', () => {
  it.each([
    [`Unexpected token 'h', "{"password":"${secret}"}" is not valid JSON`],
    [`Unexpected token 'h', "...rd":"hunter2`],
    ['Mail to somebody.else+tag@players.example was refused'],
    [`https://casino.example/reset-password/${secret}?next=1 answered 500`],
    [`Session eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${secret} has ended`],
    ['No row 0f9e8d7c-6b5a-4c3d-9e2f-112233445566'],
    ['`hunter2` was typed'],
  ])('%s: nothing a person sent', (text) => {
    expect(withoutPersonal(text)).not.toMatch(/planted|hunter2|somebody|tag@|eyJ|0f9e8d7c|112233/);
  });

  it.each([
    'GET /games/:id: no answer in time',
    'The mail service can’t be reached',
    "The service can't be reached",
    'D1_ERROR: no such table: players: SQLITE_ERROR',
    'order_not_paid',
    'handler blackjack-above-ninety-nine',
  ])('%s: as it is', (text) => {
    expect(withoutPersonal(text)).toBe(text);
  });

  it('says where an error happened, not what was read', () => {
    let caught: unknown;
    try {
      JSON.parse(`{"token":"hunter2\n    at hunter2 (x)"`);
    } catch (error) {
      caught = error;
    }
    const text = withoutPersonal(errorText(caught));
    expect(text).toContain('SyntaxError');
    expect(text).toContain('log-line.test.ts:');
    expect(text.split('\n')[0]).not.toContain('hunter2');
  });

  it('is struck of the request’s own values wherever they stand', () => {
    expect(withoutPersonal('no player called Margarethe here', ['Margarethe', 'no'])).toBe('no player called […] here');
  });
});

describe('a line', () => {
  it('keeps our own words and ids that open nothing', () => {
    const fields = {
      event: 'jackpot_not_paid',
      game: 'vault-of-dawn',
      round: 'r-0123456789abcdef0123',
      route: '/withdrawal/:token',
      requestId: '0f9e8d7c-6b5a-4c3d-9e2f-112233445566',
      took: 12,
    };
    expect(JSON.parse(logLine('error', fields))).toEqual({ level: 'error', ...fields });
  });

  it('writes a field that nobody thought of without what could be a person’s', () => {
    expect(logLine('warn', { event: 'x', somethingNew: `someone@players.example ${secret}` })).not.toMatch(
      /someone|planted/,
    );
  });
});
