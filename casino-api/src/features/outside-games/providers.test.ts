import { expect, it } from 'vitest';
import type { Env } from '../../kernel/env';
import { putAt } from '../../kernel/stand-ins';
import { canLaunch, frameAddress, gamesSandbox, walletSecrets } from './providers';

const long = 'x'.repeat(32);
const variables = {
  ENVIRONMENT: 'local',
  QA: 'off',
  MAIL: 'log',
  SITE_ORIGIN: 'https://lantern.example',
  API_KEY: long,
  SESSION_SECRET: long,
  PAYMENT_SECRET: long,
  GAME_PROVIDERS: `{"acme":"${long}"}`,
  GAME_LAUNCH: '{"acme":"https://games.acme.example/launch?skin=dark"}',
};
const production = variables as unknown as Env;
const sandbox = {
  system: 'sandbox',
  secret: long,
  pathOf: (gameid: string) => `/sandbox/games/${gameid}`,
  statement: { settlesWithin: 0, lines: async () => [] },
};
const testing: Env = { ...production, standIns: new Map([putAt(gamesSandbox, sandbox)]) };
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
  const url = new URL(frameAddress({ ...launch, system: 'acme' }, production)!);
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
  expect(frameAddress({ ...launch, system: 'acme', mode: 'fun', playerToken: null }, production)).not.toContain(
    'token',
  );
});

it('a provider that is not configured opens nothing', () => {
  expect(frameAddress({ ...launch, system: 'other' }, production)).toBeNull();
  expect(canLaunch('toString', production)).toBe(false);
});

it('a sandbox that stands in is known at its door and at the wallet’s, and without it there is none', () => {
  expect(frameAddress({ ...launch, system: 'sandbox' }, testing)).toMatch(/^\/sandbox\/games\/crate\?/);
  expect(walletSecrets(testing)).toEqual({ acme: long, sandbox: long });
  expect(frameAddress({ ...launch, system: 'sandbox' }, production)).toBeNull();
  expect(canLaunch('sandbox', production)).toBe(false);
  expect(walletSecrets(production)).toEqual({ acme: long });
});
