/** Branches' own previews, against a stand-in of the platform. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addScript, addVersion, startPlatform, type StandIn } from '../../tests/harness/platform';
import { accessHeaders } from '../deploy/host';
import { connect } from '../deploy/platform';
import { environmentProblems } from '../environment-rules';
import { previewName } from './names';
import {
  consoleKey,
  deployPreview,
  previewsBelow,
  removeOlderThan,
  removePreview,
  secretsOf,
  type PreviewHost,
} from './remote';

describe('the name of a branch', () => {
  const awkward = [
    'main',
    '../x',
    'Ünï/code',
    'fix/a',
    'fix-a',
    'FIX/A',
    'a'.repeat(200),
    `${'a'.repeat(199)}b`,
    '///',
    '日本',
    '-x-',
    `${'a'.repeat(29)}-b`,
  ];

  it.each(awkward)('%s is safe wherever it stands', (branch) => {
    const name = previewName(branch);
    expect(name).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
    expect(name).not.toContain('--');
    expect(`lantern-casino-api-${name}`.length).toBeLessThanOrEqual(63);
  });

  it('is no other branch’s, and says which it is', () => {
    expect(new Set(awkward.map(previewName)).size).toBe(awkward.length);
    expect(previewName('Ünï/code')).toMatch(/^uni-code-[0-9a-f]{8}$/);
    expect(previewName('../x')).toMatch(/^x-[0-9a-f]{8}$/);
  });
});

describe('a preview', () => {
  let platform: StandIn;
  let uploads: { script: string; config: Record<string, unknown>; secrets: Record<string, string> }[];
  const guard = (...domains: string[]) =>
    (platform.account.applications = domains.map((domain, index) => ({
      id: String(index),
      type: 'self_hosted',
      domain,
      policies: [{ id: '1', decision: 'allow', include: [] }],
    })));
  beforeEach(async () => {
    platform = await startPlatform();
    uploads = [];
    guard(`*.${previewsBelow()}`);
  });
  afterEach(() => platform.stop());

  const host = (): PreviewHost => ({
    platform: connect(platform.environment),
    secret: 'a-secret-that-previews-are-made-of-1',
    // As wrangler would: a Worker with its address and its secrets.
    upload: async ({ script, config }, options) => {
      const read = JSON.parse(await readFile(config, 'utf8')) as { routes: { pattern: string }[] };
      const secrets = JSON.parse(await readFile(options!.secretsFile!, 'utf8')) as Record<string, string>;
      uploads.push({ script, config: { ...read }, secrets });
      const made = platform.account.scripts.get(script) ?? addScript(platform, script, {});
      for (const [name, value] of Object.entries(secrets)) made.secrets.set(name, value);
      made.hosts = read.routes.map(({ pattern }) => pattern);
      return addVersion(made, {}, []).id;
    },
    seed: '{}',
    who: 'ada',
    say: () => undefined,
    ask: platform.ask,
    headers: accessHeaders(platform.environment),
    patience: 0,
    pause: 1,
    lockSeconds: 60,
    migrations: [],
  });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'was not refused',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it('has everything of its own, and its mails lead to it', async () => {
    const [one, two] = [await deployPreview('Ünï/code', 'c1', host()), await deployPreview('../x', 'c2', host())];
    expect(one.endsWith(`.${previewsBelow()}`)).toBe(true);
    expect(one).toMatch(/^https:\/\/uni-code-[0-9a-f]{8}\./);
    expect(two).not.toBe(one);
    expect([...platform.account.databases.values()].map(({ name }) => name)).toEqual([
      `lantern-preview-${previewName('Ünï/code')}`,
      `lantern-preview-${previewName('../x')}`,
    ]);
    expect(platform.account.buckets.size).toBe(4);
    // Stores, addresses and Workers are no other branch's, as the rules of the environments have it of preview and production.
    const rules = (file: 'api' | 'edge') => {
      const [preview, production] = uploads
        .filter(({ script }) => script.startsWith(file === 'api' ? 'lantern-casino-api' : 'lantern-edge'))
        .map(({ config }) => config);
      return environmentProblems({ ...preview, env: { preview, production } } as never).filter((problem) =>
        /share the (?!variable)/.test(problem),
      );
    };
    expect([...rules('api'), ...rules('edge')]).toEqual([]);
    for (const { config } of uploads.slice(0, 2)) expect((config.vars as Record<string, string>).SITE_ORIGIN).toBe(one);
    const all = uploads.flatMap(({ secrets }) => Object.values(secrets));
    expect(all.length - new Set(all).size).toBe(2);
    expect(consoleKey(host().secret, '../x')).toBe(uploads[2]!.secrets.QA_KEY);
  });

  it('is renewed, not made twice, and keeps its secrets', async () => {
    await deployPreview('a', 'c1', host());
    await deployPreview('a', 'c2', host());
    expect(platform.account.databases.size).toBe(1);
    expect(uploads[0]!.secrets).toEqual(uploads[2]!.secrets);
    await deployPreview('a', 'c3', { ...host(), secret: 'another-that-previews-are-made-of-1234' });
    expect(uploads[4]!.secrets).not.toEqual(uploads[2]!.secrets);
    expect(secretsOf('x', 'a').api).not.toEqual(secretsOf('y', 'a').api);
  });

  it('is never open: without an application of Access nothing is made', async () => {
    for (const domains of [[], ['other.example'], [`${previewName('a')}.${previewsBelow()}`]]) {
      guard(...domains);
      expect(await refusal(deployPreview('a', 'c1', host()))).toMatch(/^Refusal: Nothing guards/);
    }
    expect(platform.account.databases.size + platform.account.buckets.size + uploads.length).toBe(0);
  });

  it('is removed with all that it holds, and twice does no harm', async () => {
    await deployPreview('a', 'c1', host());
    await deployPreview('b', 'c1', host());
    platform.account.buckets.get(`lantern-documents-${previewName('a')}`)!.set('a/key of 1', new Uint8Array(1));
    expect(await removePreview('a', connect(platform.environment))).toBe(true);
    expect(await removePreview('a', connect(platform.environment))).toBe(false);
    const { scripts, databases, buckets } = platform.account;
    expect(
      [...scripts.keys(), ...buckets.keys(), ...[...databases.values()].map(({ name }) => name)].filter((name) =>
        name.includes(previewName('a')),
      ),
    ).toEqual([]);
    expect([scripts.size, databases.size, buckets.size]).toEqual([2, 1, 2]);
  });

  it('is removed by age, counted from its last deployment; the preview environment stays', async () => {
    await platform.addDatabase('00000000-0000-0000-0000-000000000001', 'lantern-preview');
    await deployPreview('old', 'c1', host());
    await deployPreview('new', 'c1', host());
    const old = [...platform.account.databases].find(([, { name }]) => name.includes('-old-'))![0];
    await connect(platform.environment).query(old, "UPDATE _deploys SET at = datetime('now', '-15 days')");
    expect(await removeOlderThan(14, new Date(), connect(platform.environment))).toEqual([previewName('old')]);
    expect(await removeOlderThan(14, new Date(), connect(platform.environment))).toEqual([]);
    expect(platform.account.databases.size).toBe(2);
  });

  it('says what could not be removed, and is then still listed', async () => {
    await deployPreview('a', 'c1', host());
    platform.faults.set('DELETE /r2/buckets', { status: 500 });
    expect(await refusal(removePreview('a', connect(platform.environment)))).toContain(
      `lantern-documents-${previewName('a')} could not be removed`,
    );
    expect(platform.account.databases.size).toBe(1);
  });
});
