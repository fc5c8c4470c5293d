/** What a deployment looks at before it touches anything, against a stand-in of the platform. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addEnvironment, startPlatform, type StandIn } from '../../tests/harness/platform';
import { connect } from './platform';
import { isGuarded, missingSecrets, preflight } from './preflight';
import { targetOf } from './target';

const target = targetOf('production');
const apiKey = 'the-key-of-the-casino-api-in-production';
const secrets = { API_KEY: apiKey, SESSION_SECRET: 's'.repeat(40) };
const apiSecrets = { ...secrets, PAYMENT_SECRET: 'p'.repeat(40), MAIL_URL: 'https://mail.example', MAIL_TOKEN: 't' };

let platform: StandIn;
beforeEach(async () => {
  platform = await startPlatform();
  await addEnvironment(platform, target, { api: apiSecrets, edge: secrets });
});
afterEach(() => platform.stop());

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'was not refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('what is looked at before', () => {
  const look = (environment: NodeJS.ProcessEnv = { API_KEY: apiKey }) =>
    preflight(connect(platform.environment), target, environment, { ask: platform.ask });

  it('finds nothing missing where all is there', async () => expect(await look()).toEqual([]));

  it('names each secret, database, bucket and variable that is missing', async () => {
    platform.account.scripts.get(target.api.script)!.secrets.delete('MAIL_TOKEN');
    platform.account.scripts.get(target.api.script)!.secrets.delete('PAYMENT_SECRET');
    platform.account.scripts.delete(target.edge.script);
    platform.account.databases.clear();
    platform.account.buckets.delete('lantern-books-production');
    const problems = (await look({})).join('\n');
    expect(problems).toContain('API_KEY must be set here');
    expect(problems).toContain('lantern-casino-api-production lacks MAIL_TOKEN, PAYMENT_SECRET.');
    expect(problems).toContain('lantern-edge-production lacks API_KEY, SESSION_SECRET.');
    expect(problems).toContain(`There is no database ${target.database.id}`);
    expect(problems).toContain('There is no bucket lantern-books-production');
  });

  it('says that the key here is another than that of the casino API, if one answers', async () => {
    const API_KEY = 'another'.repeat(6);
    expect(await look({ API_KEY })).toEqual([
      expect.stringMatching(/API_KEY here is not that of lantern-casino-api-production/),
    ]);
    platform.account.scripts.get(target.api.script)!.hosts = [];
    expect(await look({ API_KEY })).toEqual([]);
  });

  it('says that a binding leads to another database than it names', async () => {
    await platform.addDatabase(target.database.id, 'somebody-elses');
    expect(await look()).toEqual([
      `The database ${target.database.id} is called somebody-elses, not lantern-production as casino-api/wrangler.toml has it.`,
    ]);
  });

  it('says so when the secrets could not be read, instead of finding none', async () => {
    platform.faults.set(`GET /workers/scripts/${target.api.script}/secrets`, { status: 500 });
    expect(await refusal(look())).toContain(
      `The secrets of ${target.api.script} could not be read: the platform answered 500`,
    );
    const wrong = connect({ ...platform.environment, CLOUDFLARE_API_TOKEN: 'wrong' });
    expect(await refusal(preflight(wrong, target, { API_KEY: apiKey }, { ask: platform.ask }))).toContain(
      'Authentication error',
    );
    expect(() => connect({})).toThrow('CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID must be set');
  });

  it('asks for what a secret that is set brings with it', () => {
    const check = (values: Readonly<Record<string, string>>) =>
      !values.A ? ['A'] : !values.A.startsWith('https:') ? ['A'] : values.B ? [] : ['B'];
    expect(missingSecrets(check, {}, ['A'])).toEqual(['B']);
    expect(missingSecrets(check, {}, [])).toEqual(['A', 'B']);
  });

  it('takes an address as guarded when an application covers the whole host and lets nobody by', async () => {
    const guarded = () => isGuarded(connect(platform.environment), 'https://x.preview.lantern.example');
    const application = (domain: string, decision: 'allow' | 'bypass') =>
      (platform.account.applications = [
        { id: '1', type: 'self_hosted', domain, policies: [{ id: '1', decision, include: [] }] },
      ]);
    expect(await guarded()).toBe(false);
    application('*.preview.lantern.example', 'allow');
    expect(await guarded()).toBe(true);
    application('*.preview.lantern.example', 'bypass');
    expect(await guarded()).toBe(false);
    application('x.preview.lantern.example/__ops/*', 'allow');
    expect(await guarded()).toBe(false);
    application('*.lantern.example', 'allow');
    expect(await guarded()).toBe(false);
  });
});
