import { describe, expect, it } from 'vitest';
import { ConfigurationError, readSettings } from './env';

const long = 'x'.repeat(32);
const fine = {
  API_KEY: long,
  SESSION_SECRET: long,
  PAYMENT_SECRET: long,
  MAIL: 'log',
  SITE_ORIGIN: 'http://localhost:8788',
  ENVIRONMENT: 'local',
  QA: 'off',
};
const production = {
  ...fine,
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://lantern.example',
  MAIL: 'http',
  MAIL_URL: 'https://mail.example/send',
  MAIL_TOKEN: 'token',
};

function refusal(variables: object): ConfigurationError | null {
  try {
    readSettings(variables);
    return null;
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}
const broken = (variables: object): string[] => refusal(variables)?.variables.map(({ variable }) => variable) ?? [];

describe('the configuration', () => {
  it('is read, locally and for production', () => {
    expect(readSettings(fine)).toMatchObject({ ENVIRONMENT: 'local', QA: 'off', LICENCE_PROFILE: 'standard' });
    expect(readSettings(production)).toMatchObject({ ENVIRONMENT: 'production', MAIL: 'http' });
  });

  it('writes mails to a terminal locally, never to the log of a deployed Worker', () => {
    expect(broken({ ...fine, ENVIRONMENT: 'preview' })).toEqual(['MAIL']);
    expect(broken({ ...fine, ENVIRONMENT: 'preview', MAIL: 'outbox' })).toEqual([]);
  });

  it.each(['API_KEY', 'SESSION_SECRET', 'PAYMENT_SECRET', 'MAIL', 'SITE_ORIGIN', 'ENVIRONMENT'])(
    'names %s when it is missing',
    (name) => {
      expect(broken({ ...fine, [name]: undefined })).toEqual([name]);
    },
  );

  it.each([
    ['SESSION_SECRET', 'short'],
    ['SITE_ORIGIN', 'localhost'],
    ['SITE_ORIGIN', 'https://lantern.example/path'],
    ['MAIL', 'pigeon'],
    ['QA', 'yes'],
    ['LICENCE_PROFILE', 'none'],
  ])('names %s when it holds %j, and not what it holds', (name, value) => {
    expect(broken({ ...fine, [name]: value })).toEqual([name]);
    expect(refusal({ ...fine, [name]: value })?.message).toContain(`${name} should hold`);
    expect(refusal({ ...fine, [name]: value })?.message).not.toContain(value);
  });

  it('asks for the mail service’s address and token where mail goes by http', () => {
    expect(broken({ ...fine, MAIL: 'http' })).toEqual(['MAIL_URL', 'MAIL_TOKEN']);
  });

  it('takes Turnstile’s keys together or not at all', () => {
    expect(broken({ ...fine, TURNSTILE_SITE_KEY: 'site' })).toEqual(['TURNSTILE_SECRET']);
    expect(broken({ ...fine, TURNSTILE_SECRET: 'secret' })).toEqual(['TURNSTILE_SITE_KEY']);
    expect(broken({ ...fine, TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' })).toEqual([]);
    expect(broken({ ...fine, CHAT_KEY: 'short' })).toEqual(['CHAT_KEY']);
  });

  it('takes a provider’s client whole or not at all, and names the providers that are on', () => {
    expect(readSettings(fine).IDENTITY_PROVIDERS).toEqual([]);
    expect(readSettings({ ...fine, IDENTITY_PROVIDERS: ' bank-id ,google' }).IDENTITY_PROVIDERS).toEqual([
      'google',
      'bank-id',
    ]);
    for (const wrong of ['facebook', 'google,google2', 'google;bank-id'])
      expect(broken({ ...fine, IDENTITY_PROVIDERS: wrong })).toEqual(['IDENTITY_PROVIDERS']);
    expect(broken({ ...fine, GOOGLE_CLIENT_ID: 'id' })).toEqual(['GOOGLE_CLIENT_SECRET']);
    expect(broken({ ...fine, BANK_ID_CLIENT_ID: 'id' })).toEqual(['BANK_ID_ISSUER', 'BANK_ID_CLIENT_SECRET']);
  });

  it('has no sandbox for a provider in production', () => {
    expect(broken({ ...production, IDENTITY_PROVIDERS: 'google,bank-id' })).toEqual([
      'GOOGLE_CLIENT_ID',
      'BANK_ID_CLIENT_ID',
    ]);
    const clients = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      BANK_ID_ISSUER: 'https://bank-id.example',
      BANK_ID_CLIENT_ID: 'id',
      BANK_ID_CLIENT_SECRET: 'secret',
    };
    expect(broken({ ...production, ...clients, IDENTITY_PROVIDERS: 'google,bank-id' })).toEqual([]);
    expect(broken({ ...production, ...clients, BANK_ID_ISSUER: 'http://bank-id.example' })).toEqual(['BANK_ID_ISSUER']);
  });

  it.each([
    ['QA', 'on'],
    ['MAIL', 'log'],
    ['MAIL', 'outbox'],
    ['SITE_ORIGIN', 'http://lantern.example'],
  ])('refuses %s=%s in production', (name, value) => {
    expect(broken({ ...production, [name]: value })).toEqual([name]);
  });
});

describe('the game providers', () => {
  it('knows ceilings of providers, in cents', () => {
    expect(readSettings({ ...fine, GAME_CEILINGS: '{"acme":100}' }).GAME_CEILINGS).toEqual({ acme: 100 });
    expect(readSettings(fine).GAME_CEILINGS).toEqual({});
    for (const text of ['{', '{"acme":0}', '{"acme":1.5}', '{"acme":"1"}'])
      expect(broken({ ...fine, GAME_CEILINGS: text })).toEqual(['GAME_CEILINGS']);
  });

  const providers = (text: string) => ({ ...fine, GAME_PROVIDERS: text });

  it('are none until some are named with their secrets', () => {
    expect(readSettings(fine).GAME_PROVIDERS).toEqual({});
    expect(readSettings(providers(`{"acme":"${long}"}`)).GAME_PROVIDERS).toEqual({ acme: long });
  });

  it.each([
    '',
    'acme',
    '[]',
    '{"acme":1}',
    '{"acme":"short"}',
    `{"Acme":"${long}"}`,
    `{"a:b":"${long}"}`,
    `{"lantern":"${long}"}`,
    `{"sandbox":"${long}"}`,
  ])('are refused as %j', (text) => {
    expect(broken(providers(text))).toEqual(['GAME_PROVIDERS']);
  });

  const launched = (text: string) => ({ ...providers(`{"acme":"${long}"}`), GAME_LAUNCH: text });

  it('open their games where the configuration says', () => {
    expect(readSettings(fine).GAME_LAUNCH).toEqual({});
    expect(readSettings(launched('')).GAME_LAUNCH).toEqual({});
    expect(readSettings(launched('{"acme":"https://games.acme.example/launch"}')).GAME_LAUNCH).toEqual({
      acme: 'https://games.acme.example/launch',
    });
  });

  it.each([
    'acme',
    '[]',
    '{"acme":"games"}',
    '{"acme":"javascript:alert(1)"}',
    '{"other":"https://games.other.example"}',
    '{"sandbox":"https://games.example"}',
  ])('open nothing by %j', (text) => {
    expect(broken(launched(text))).toEqual(['GAME_LAUNCH']);
  });

  it('are opened by https alone in production', () => {
    expect(
      broken({
        ...production,
        GAME_PROVIDERS: `{"acme":"${long}"}`,
        GAME_LAUNCH: '{"acme":"http://games.acme.example"}',
      }),
    ).toEqual(['GAME_LAUNCH']);
  });
});

describe('the payment gateways', () => {
  const coins = {
    BTCPAY_URL: 'https://coins.example',
    BTCPAY_STORE: 'store',
    BTCPAY_KEY: long,
    BTCPAY_WEBHOOK_SECRET: long,
  };
  const cards = { CHECKOUT_KEY: long, CHECKOUT_WEBHOOK_SECRET: long };

  it('are none until they are configured, each as a whole', () => {
    expect(readSettings({ ...fine, ...coins, ...cards })).toMatchObject({
      BTCPAY_METHODS: { BTC: 'BTC-CHAIN' },
      CHECKOUT_URL: 'https://api.stripe.com',
      CHECKOUT_PAGE: 'https://checkout.stripe.com',
    });
    for (const name of Object.keys(coins)) expect(broken({ ...fine, ...coins, [name]: undefined })).toEqual([name]);
    expect(broken({ ...fine, CHECKOUT_KEY: long })).toEqual(['CHECKOUT_WEBHOOK_SECRET']);
    expect(broken({ ...fine, CHECKOUT_WEBHOOK_SECRET: long })).toEqual(['CHECKOUT_KEY']);
  });

  it.each([
    ['BTCPAY_URL', 'coins.example'],
    ['BTCPAY_KEY', 'short'],
    ['BTCPAY_METHODS', 'BTC'],
    ['BTCPAY_METHODS', '{}'],
    ['BTCPAY_METHODS', '{"DOGE":"DOGE-CHAIN"}'],
    ['BTCPAY_METHODS', '{"XRP":"XRP-CHAIN"}'],
    ['CHECKOUT_URL', 'api'],
    ['CHECKOUT_PAGE', 'https://checkout.example/pay'],
    ['CHECKOUT_WEBHOOK_SECRET', 'short'],
  ])('are refused with %s=%s, by its name', (name, value) => {
    expect(broken({ ...fine, ...coins, ...cards, [name]: value })).toEqual([name]);
  });

  it.each(['BTCPAY_URL', 'CHECKOUT_URL', 'CHECKOUT_PAGE'])('are asked by https alone in production: %s', (name) => {
    expect(broken({ ...production, ...coins, ...cards, [name]: 'http://gateway.example' })).toEqual([name]);
  });
});
