import { expect, it } from 'vitest';
import { botCheckKey } from './bot-check';

const keyOf = (settings: { enabled: boolean; siteKey: string }) => {
  const logged: unknown[] = [];
  return { key: botCheckKey(settings, ({ message }) => logged.push(message)), logged };
};

it('is none without a site key, which is logged', () =>
  expect(keyOf({ enabled: true, siteKey: '' })).toEqual({
    key: '',
    logged: ['The bot check is on and has no site key'],
  }));

it.each([
  [{ enabled: true, siteKey: 'ours' }, 'ours'],
  [{ enabled: false, siteKey: '' }, ''],
  [{ enabled: false, siteKey: 'ours' }, ''],
])('of %j logs nothing', (settings, key) => expect(keyOf(settings)).toEqual({ key, logged: [] }));
