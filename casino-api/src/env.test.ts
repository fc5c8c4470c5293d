import { describe, expect, it } from 'vitest';
import { ConfigurationError, readSettings } from './env';

const long = 'x'.repeat(32);
const fine = {
  API_KEY: long, SESSION_SECRET: long, PAYMENT_SECRET: long, MAIL: 'log', SITE_ORIGIN: 'http://localhost:8788', ENVIRONMENT: 'local', QA: 'off',
};
const production = { ...fine, ENVIRONMENT: 'production', SITE_ORIGIN: 'https://lantern.example', MAIL: 'http', MAIL_URL: 'https://mail.example/send', MAIL_TOKEN: 'token' };

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

  it.each(['API_KEY', 'SESSION_SECRET', 'PAYMENT_SECRET', 'MAIL', 'SITE_ORIGIN', 'ENVIRONMENT'])('names %s when it is missing', (name) => {
    expect(broken({ ...fine, [name]: undefined })).toEqual([name]);
  });

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
  const providers = (text: string) => ({ ...fine, GAME_PROVIDERS: text });

  it('are none until some are named with their secrets', () => {
    expect(readSettings(fine).GAME_PROVIDERS).toEqual({});
    expect(readSettings(providers(`{"acme":"${long}"}`)).GAME_PROVIDERS).toEqual({ acme: long });
  });

  it.each(['', 'acme', '[]', '{"acme":1}', '{"acme":"short"}', `{"Acme":"${long}"}`, `{"a:b":"${long}"}`, `{"lantern":"${long}"}`])('are refused as %j', (text) => {
    expect(broken(providers(text))).toEqual(['GAME_PROVIDERS']);
  });
});
