import { days } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { anonymousSessionValid, issueAnonymousId, readAnonymousId } from './session/anonymous';
import { newPlayerId, newPlayerToken, readPlayerToken, writePlayerToken } from './session/player-token';
import { sameText } from './tokens';

const key = 'k'.repeat(32);
const at = 1_795_000_000_000;

describe('an anonymous session', () => {
  it('is read back, for thirty days to the moment', async () => {
    const token = await issueAnonymousId(at, key);
    expect(await readAnonymousId(token, at, key)).toMatch(/^[\w-]{22}$/);
    expect(anonymousSessionValid).toBe(30 * days);
    expect(await readAnonymousId(token, at + anonymousSessionValid - 1, key)).not.toBeNull();
    expect(await readAnonymousId(token, at + anonymousSessionValid, key)).toBeNull();
  });

  it('is refused when a single character of it changed, or another key signed it', async () => {
    const token = await issueAnonymousId(at, key);
    for (let i = 0; i < token.length; i += 1) {
      const other = token[i] === 'A' ? 'B' : 'A';
      expect(await readAnonymousId(token.slice(0, i) + other + token.slice(i + 1), at, key)).toBeNull();
    }
    expect(await readAnonymousId(token, at, 'j'.repeat(32))).toBeNull();
  });

  it.each(['', '.', '..', 'a', 'a.b', 'a.b.c', 'a.b.'.repeat(200), '\u0000', '💡.💡.💡'])(
    '%j is none',
    async (token) => {
      expect(await readAnonymousId(token, at, key)).toBeNull();
    },
  );
});

describe('a player’s token', () => {
  it('is read back for what it was made for, and for nothing else', async () => {
    const token = newPlayerToken(newPlayerId());
    const session = await writePlayerToken(token, 'session', key);
    expect(session.length).toBeLessThanOrEqual(200);
    expect(await readPlayerToken(session, 'session', key)).toEqual(token);
    expect(await readPlayerToken(session, 'confirmation', key)).toBeNull();
    expect(await readAnonymousId(session, at, key)).toBeNull();
  });

  it('can’t be turned to another player', async () => {
    const session = await writePlayerToken(newPlayerToken(newPlayerId()), 'session', key);
    expect(await readPlayerToken(session.replace(/^[^.]+/, newPlayerId()), 'session', key)).toBeNull();
  });
});

it.each([
  ['', '', true],
  ['a', 'a', true],
  ['a', 'b', false],
  ['', 'a', false],
  ['a', '', false],
  ['aa', 'a', false],
  ['ä', 'a', false],
])('%j and %j are the same: %s', (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});
