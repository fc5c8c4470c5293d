import { Chain, chains } from 'contract/chains';
import type { MetricsBinding } from 'contract/metrics';
import { identityProviderNames, type IdentityProviderName } from 'contract/identity-providers';
import { z } from 'zod';
import { licenceNames } from './licence-profile';
import type { StandIns } from './stand-ins';

/** What the Worker is bound to. An object's own feature says what it can be asked. Variables and secrets are read through `readSettings`, never from here. */
export interface Env extends MetricsBinding {
  DB: D1Database;
  PLAYER: DurableObjectNamespace;
  /** Uploaded documents, under random keys. */
  DOCUMENTS: R2Bucket;
  /** Signed heads of the players' books, and what of their rounds of old years was put away: written once, never changed. */
  BOOKS: R2Bucket;
  GUARD: DurableObjectNamespace;
  /** One object a progressive jackpot, named by its game. */
  JACKPOT: DurableObjectNamespace;
  /** One object a match that somebody watches, named by its id. */
  MATCH: DurableObjectNamespace;
  /** One object a slot race, named by its id. */
  RACE: DurableObjectNamespace;
  /** One object a shared table, named by its game. */
  TABLE: DurableObjectNamespace;
  /** One object a visitor who plays for play money without an account. */
  VISITOR: DurableObjectNamespace;
  /** Which deployed version this is; a local one is none. */
  VERSION?: WorkerVersionMetadata;
  /** What the entry for testing puts beside the bindings; production's puts nothing. */
  readonly standIns?: StandIns;
}

const secret = (holds: string) => z.string({ required_error: holds }).min(32, holds);

const shape = {
  API_KEY: secret('the key that every caller sends as `api-key`, 32 characters or more'),
  SESSION_SECRET: secret('the secret that signs session ids and mailed tokens, 32 characters or more'),
  BOOKS_SECRET: z
    .string()
    .min(32, 'the secret that the key of the books’ heads comes of, 32 characters or more')
    .optional(),
  PAYMENT_SECRET: secret('the secret that signs payment notifications, 32 characters or more'),
  GAME_PROVIDERS: z.string().default('{}').transform(providerSecrets),
  GAME_CEILINGS: z.string().default('').transform(ceilings),
  GAME_LAUNCH: z.string().default('').transform(launchAddresses),
  MAIL: z.enum(['log', 'outbox', 'http'], { message: '`log`, `outbox` or `http`' }),
  MAIL_URL: z.string().url('the address of the mail service').optional(),
  MAIL_TOKEN: z.string().min(1, 'the mail service’s token').optional(),
  SITE_ORIGIN: z
    .string({ required_error: 'the origin of the site, such as https://lantern.example' })
    .refine(isOrigin, 'the origin of the site without a path, such as https://lantern.example'),
  TURNSTILE_SITE_KEY: z.string().min(1, 'the site key of Turnstile').optional(),
  TURNSTILE_SECRET: z.string().min(1, 'the secret of Turnstile').optional(),
  TURNSTILE_URL: z
    .string()
    .url('the address that judges Turnstile’s tokens')
    .default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  CHAT_KEY: z.string().min(16, 'the key that signs the chat’s visitors, 16 characters or more').optional(),
  ACCESS_ISSUER: z
    .string()
    .refine(isOrigin, 'the origin of the Cloudflare Access team, such as https://lantern.cloudflareaccess.com')
    .optional(),
  ACCESS_AUDIENCE: z.string().min(16, 'the audience tag of the Access application that guards /__ops').optional(),
  OPERATOR_ADMINS: z.string().default('').transform(addresses),
  QA_KEY: z.string().min(32, 'the key of the QA console of a preview, 32 characters or more').optional(),
  BTCPAY_URL: z.string().url('the address of the BTCPay Server').optional(),
  BTCPAY_STORE: z.string().min(1, 'the id of the store at the BTCPay Server').optional(),
  BTCPAY_KEY: z.string().min(16, 'the API key of the BTCPay Server, 16 characters or more').optional(),
  BTCPAY_WEBHOOK_SECRET: z
    .string()
    .min(16, 'the secret of the BTCPay Server’s webhook, 16 characters or more')
    .optional(),
  BTCPAY_METHODS: z.string().default('{"BTC":"BTC-CHAIN"}').transform(chainMethods),
  CHECKOUT_URL: z.string().url('the address of the hosted card page’s API').default('https://api.stripe.com'),
  CHECKOUT_KEY: z.string().min(16, 'the secret key of the hosted card page, 16 characters or more').optional(),
  CHECKOUT_WEBHOOK_SECRET: z
    .string()
    .min(16, 'the signing secret of the hosted card page’s webhook, 16 characters or more')
    .optional(),
  CHECKOUT_PAGE: z
    .string()
    .refine(isOrigin, 'the origin of the hosted card page, such as https://checkout.stripe.com')
    .default('https://checkout.stripe.com'),
  IDENTITY_PROVIDERS: z.string().default('').transform(identityProviders),
  GOOGLE_ISSUER: z.string().url('Google’s issuer').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().min(1, 'the client id at Google').optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1, 'the client secret at Google').optional(),
  BANK_ID_ISSUER: z.string().url('the issuer of the bank-ID broker').optional(),
  BANK_ID_CLIENT_ID: z.string().min(1, 'the client id at the bank-ID broker').optional(),
  BANK_ID_CLIENT_SECRET: z.string().min(1, 'the client secret at the bank-ID broker').optional(),
  SPORTS_FEED_URL: z.string().url('the address of the feed of real matches').default('https://api.the-odds-api.com'),
  SPORTS_FEED_KEY: z.string().min(16, 'the key of the feed of real matches, 16 characters or more').optional(),
  SPORTS_FEED_LEAGUES: z.string().default('').transform(feedLeagues),
  SPORTS_FEED_SECRET: z
    .string()
    .min(32, 'the secret that signs what the feed of real matches pushes, 32 characters or more')
    .optional(),
  ENVIRONMENT: z.enum(['local', 'preview', 'production'], { message: '`local`, `preview` or `production`' }),
  QA: z.enum(['on', 'off'], { message: '`on` or `off`' }).default('off'),
  LICENCE_PROFILE: z
    .enum(licenceNames, { message: licenceNames.map((name) => `\`${name}\``).join(' or ') })
    .default('standard'),
  LICENCE_LINE: z.string().trim().max(300, 'by whom the house is licensed, 300 characters or fewer').default(''),
} as const;

/** The provider whose rounds we run ourselves is no outside one, and the sandbox has a secret of its own. */
const ProviderName = z.string().regex(/^(?!(lantern|sandbox)$)[a-z][a-z0-9-]{1,39}$/);
const ProviderSecrets = z.record(ProviderName, z.string().min(32));

function providerSecrets(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  const message =
    'JSON that names each outside game provider with its secret of 32 characters or more, such as {"acme":"…"}';
  try {
    const parsed = ProviderSecrets.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: said below, as for JSON of another shape.
  }
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const Ceilings = z.record(z.string(), z.number().int().min(1).max(1e12));

function ceilings(text: string, context: z.RefinementCtx): Readonly<Record<string, number>> {
  const message =
    'JSON that names outside game providers with the most that a round of theirs pays unseen, in cents of a euro, such as {"acme":50000000}';
  try {
    const parsed = Ceilings.safeParse(JSON.parse(text || '{}'));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: said below, as for JSON of another shape.
  }
  context.addIssue({ code: 'custom', message });
  return {};
}

/** Where each provider's games are opened; more is put into the query. */
const LaunchAddresses = z.record(
  ProviderName,
  z
    .string()
    .url()
    .regex(/^https?:/i),
);

function launchAddresses(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  const message =
    'JSON that names each outside game provider with the address that opens its games, such as {"acme":"https://games.acme.example/launch"}';
  try {
    const parsed = LaunchAddresses.safeParse(JSON.parse(text || '{}'));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: said below, as for JSON of another shape.
  }
  context.addIssue({ code: 'custom', message });
  return {};
}

/** The gateway's payouts take an address and nothing else, so chains with a tag are not for it. */
const ChainMethods = z
  .record(Chain, z.string().min(1).max(60))
  .refine(
    (methods) =>
      Object.keys(methods).length > 0 && Object.keys(methods).every((chain) => chains[chain as Chain].tag === null),
  );

function chainMethods(text: string, context: z.RefinementCtx): Readonly<Partial<Record<Chain, string>>> {
  const message =
    'JSON that names the BTCPay Server’s payment method of each chain on offer, such as {"BTC":"BTC-CHAIN","LTC":"LTC-CHAIN"}; no chain with tags';
  try {
    const parsed = ChainMethods.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: said below, as for JSON of another shape.
  }
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function identityProviders(text: string, context: z.RefinementCtx): readonly IdentityProviderName[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = identityProviderNames.filter((name) => names.includes(name));
  if (known.length === new Set(names).size) return known;
  context.addIssue({ code: 'custom', message: `nothing, or one or more of ${identityProviderNames.join(', ')}` });
  return z.NEVER;
}

const Addresses = z.array(z.string().email());

function addresses(text: string, context: z.RefinementCtx): readonly string[] {
  const names = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (Addresses.safeParse(names).success) return names;
  context.addIssue({ code: 'custom', message: 'email addresses with commas between, of those who grant roles' });
  return z.NEVER;
}

function feedLeagues(text: string, context: z.RefinementCtx): readonly string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.every((name) => /^(soccer|basketball|icehockey)_[a-z0-9_]{1,50}$/.test(name))) return names;
  const message =
    'nothing, or sport keys of the feed such as soccer_epl,basketball_nba,icehockey_nhl: leagues alone, no cups';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Variables that stand together or not at all. */
const together = [
  ['ACCESS_ISSUER', 'ACCESS_AUDIENCE'],
  ['BTCPAY_URL', 'BTCPAY_STORE', 'BTCPAY_KEY', 'BTCPAY_WEBHOOK_SECRET'],
  ['CHECKOUT_KEY', 'CHECKOUT_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['BANK_ID_ISSUER', 'BANK_ID_CLIENT_ID', 'BANK_ID_CLIENT_SECRET'],
] as const;

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** What no single variable can tell. */
const whole = z.object(shape).superRefine((settings, context) => {
  const broken = (variable: keyof typeof shape, holds: string) =>
    context.addIssue({ code: 'custom', path: [variable], message: holds });
  if (settings.MAIL === 'http' && !settings.MAIL_URL)
    broken('MAIL_URL', 'the address of the mail service, because MAIL is `http`');
  if (settings.MAIL === 'http' && !settings.MAIL_TOKEN)
    broken('MAIL_TOKEN', 'the mail service’s token, because MAIL is `http`');
  if (settings.TURNSTILE_SITE_KEY && !settings.TURNSTILE_SECRET)
    broken('TURNSTILE_SECRET', 'the secret of Turnstile, because TURNSTILE_SITE_KEY is set');
  if (settings.TURNSTILE_SECRET && !settings.TURNSTILE_SITE_KEY)
    broken('TURNSTILE_SITE_KEY', 'the site key of Turnstile, because TURNSTILE_SECRET is set');
  const unsigned = Object.keys(settings.GAME_LAUNCH).filter((name) => !Object.hasOwn(settings.GAME_PROVIDERS, name));
  if (unsigned.length > 0)
    broken('GAME_LAUNCH', `providers that GAME_PROVIDERS has a secret for; it has none for ${unsigned.join(', ')}`);
  for (const group of together) {
    const set = group.find((name) => settings[name]);
    for (const name of group) if (set && !settings[name]) broken(name, `a value, because ${set} is set`);
  }
  // The log of a deployed Worker is read by many, and who reads a mailed link can use it.
  if (settings.MAIL === 'log' && settings.ENVIRONMENT === 'preview')
    broken('MAIL', '`outbox` or `http`: `log` writes mails to the terminal, for local development alone');
  if (settings.ENVIRONMENT !== 'production') return;
  for (const [provider, name] of [
    ['google', 'GOOGLE_CLIENT_ID'],
    ['bank-id', 'BANK_ID_CLIENT_ID'],
  ] as const) {
    if (settings.IDENTITY_PROVIDERS.includes(provider) && !settings[name])
      broken(name, `a value, because IDENTITY_PROVIDERS names ${provider}: production has no sandbox`);
  }
  if (settings.ACCESS_ISSUER && new Set(settings.OPERATOR_ADMINS).size < 2)
    broken('OPERATOR_ADMINS', 'two addresses or more: what roles are granted takes two administrators');
  for (const name of [
    'ACCESS_ISSUER',
    'SPORTS_FEED_URL',
    'BTCPAY_URL',
    'CHECKOUT_URL',
    'CHECKOUT_PAGE',
    'GOOGLE_ISSUER',
    'BANK_ID_ISSUER',
  ] as const) {
    if (settings[name] && !settings[name].startsWith('https://')) broken(name, 'an https address in production');
  }
  if (Object.values(settings.GAME_LAUNCH).some((address) => !/^https:/i.test(address)))
    broken('GAME_LAUNCH', 'https addresses in production');
  if (settings.QA === 'on') broken('QA', '`off`: the QA console is never open in production');
  if (settings.MAIL !== 'http')
    broken('MAIL', '`http` in production: anything else keeps mails, and the links in them, from their readers');
  if (!settings.SITE_ORIGIN.startsWith('https://')) broken('SITE_ORIGIN', 'an https origin in production');
});

export type Settings = z.infer<typeof whole>;

/** A variable is missing or broken; the message names each one and what it should hold, never what it holds. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly variables: { variable: string; shouldHold: string }[]) {
    super(
      `The casino API's configuration is incomplete:\n${variables.map(({ variable, shouldHold }) => `  ${variable} should hold ${shouldHold}`).join('\n')}`,
    );
  }
}

/**
 * The validated variables and secrets. The start script calls it too, so that a broken configuration stops the start.
 * @throws ConfigurationError
 */
export function readSettings(variables: object): Settings {
  const result = whole.safeParse(variables);
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map(({ path, message }) => ({ variable: String(path[0]), shouldHold: message })),
  );
}

const known = new WeakMap<object, Settings>();

/** `readSettings`, once per isolate. */
export function settingsOf(env: Env): Settings {
  let settings = known.get(env);
  if (!settings) known.set(env, (settings = readSettings(env)));
  return settings;
}
