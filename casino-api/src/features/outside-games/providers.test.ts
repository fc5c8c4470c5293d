import { expect, it } from 'vitest';
import { readSettings } from '../../kernel/env';
import { canLaunch, frameAddress, sandboxSystem, walletSecrets } from './providers';

const long = 'x'.repeat(32);
const settings = readSettings({
  ENVIRONMENT: 'local',
  QA: 'off',
  MAIL: 'log',
  SITE_ORIGIN: 'https://lantern.example',
  API_KEY: long,
  SESSION_SECRET: long,
  PAYMENT_SECRET: long,
  GAME_PROVIDERS: `{"acme":"${long}"}`,
  GAME_LAUNCH: '{"acme":"https://games.acme.example/launch?skin=dark"}',
});
const production = { ...settings, ENVIRONMENT: 'production' as const };
const launch = {
  gameid: 'crate',
  mode: 'real',
  language: 'de',
  currency: 'EUR',
  homeUrl: '/',
  cashierUrl: '/cashier/deposit',
  playerToken: 't.o/k',
} as const;

it('a provider is told what it needs to open the game and to lead back', () => {
  const url = new URL(frameAddress({ ...launch, system: 'acme' }, settings)!);
  expect(url.origin + url.pathname).toBe('https://games.acme.example/launch');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    skin: 'dark',
    game: 'crate',
    mode: 'real',
    language: 'de',
    currency: 'EUR',
    token: 't.o/k',
    homeUrl: 'https://lantern.example/de/',
    cashierUrl: 'https://lantern.example/de/cashier/deposit',
  });
});

it('play money has no token', () => {
  expect(frameAddress({ ...launch, system: 'acme', mode: 'fun', playerToken: null }, settings)).not.toContain('token');
});

it('a provider that is not configured opens nothing', () => {
  expect(frameAddress({ ...launch, system: 'other' }, settings)).toBeNull();
  expect(canLaunch('toString', settings)).toBe(false);
});

it('the sandbox is there for testers and not in production, at its door and at the wallet’s', () => {
  expect(frameAddress({ ...launch, system: sandboxSystem }, settings)).toMatch(/^\/sandbox\/games\/crate\?/);
  expect(walletSecrets(settings)).toMatchObject({
    acme: long,
    sandbox: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(frameAddress({ ...launch, system: sandboxSystem }, production)).toBeNull();
  expect(walletSecrets(production)).toEqual({ acme: long });
});
