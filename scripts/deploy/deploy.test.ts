/** Deployments and ways back, against a stand-in of the platform: each promise by a call that is refused because of it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addEnvironment, addVersion, startPlatform, type StandIn } from '../../tests/harness/platform';
import { root } from '../build';
import type { Migration } from '../migrations';
import { deploy, type Host } from './deploy';
import type { Gradually } from './gradually';
import { connect } from './platform';
import { rollback } from './rollback';
import { targetOf } from './target';

const target = targetOf('production');
const apiKey = 'the-key-of-the-casino-api-in-production';
const secrets = { API_KEY: apiKey, SESSION_SECRET: 's'.repeat(40) };
const apiSecrets = { ...secrets, PAYMENT_SECRET: 'p'.repeat(40), MAIL_URL: 'https://mail.example', MAIL_TOKEN: 't' };
const tested = (commit: string) => ({ artefact: `bytes of ${commit}`, commit, at: '2026-11-26T00:00:00Z', passed: 1 });

let platform: StandIn;
let said: string[] = [];
beforeEach(async () => {
  platform = await startPlatform();
  said = [];
  await addEnvironment(platform, target, { api: apiSecrets, edge: secrets });
});
afterEach(() => platform.stop());

const host = (given: Partial<Host> = {}): Host => ({
  platform: connect(platform.environment),
  // What wrangler does is tried in tests/deployed-bytes.test.ts.
  upload: ({ script }, { aside } = {}) =>
    Promise.resolve(addVersion(platform.account.scripts.get(script)!, {}, [], !aside).id),
  who: 'ada',
  apiKey,
  seed: '{"content":[]}',
  say: (line) => said.push(line),
  ask: platform.ask,
  patience: 0,
  pause: 1,
  lockSeconds: 60,
  migrations: [],
  ...given,
});
const serves = () =>
  [target.api, target.edge].map(({ script }) => {
    const [all, ...others] = platform.account.scripts.get(script)!.deployments[0]?.versions ?? [];
    return others.length > 0 ? 'several' : all?.version_id;
  });
/** As `wrangler secret put` does. */
const putSecret = async (name: string, text: string) => {
  const { client, account } = connect(platform.environment);
  await client.workers.scripts.secrets.update(target.api.script, {
    account_id: account,
    name,
    text,
    type: 'secret_text',
  });
};
const tables = (): unknown[] =>
  (
    platform.account.databases
      .get(target.database.id)!
      .data.exec(
        "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations' ORDER BY name",
      )[0]?.values ?? []
  ).flat();
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'was not refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );

const expand: Migration = { name: '0001_a.sql', statements: ['CREATE TABLE a (x)'] };
const contract: Migration = { name: '0002_b.contract.sql', statements: ['DROP TABLE a'] };
const broken = (name: string): Migration => ({ name, statements: ['CREATE TABLE half (x)', 'CREATE TABLE half (x)'] });

describe('a deployment', () => {
  it('expands, brings out both Workers, seeds, looks, and contracts', async () => {
    const versions = await deploy(target, tested('one'), host({ migrations: [contract, expand] }));
    expect(serves()).toEqual([versions.api, versions.edge]);
    expect(tables()).toEqual([]);
    expect(said.filter((line) => !line.startsWith('  '))).toEqual([
      'Migrate: expand …',
      'Deploy the casino API, with source maps …',
      'Deploy the edge app, with source maps …',
      'Seed …',
      'Smoke test …',
      'Migrate: contract …',
    ]);
  });

  it('leaves the version before serving when a migration fails, and says what was applied', async () => {
    const before = await deploy(target, tested('one'), host());
    const words = await refusal(deploy(target, tested('two'), host({ migrations: [expand, broken('0003_c.sql')] })));
    expect(words).toContain(
      'Migration 0003_c.sql failed and left nothing behind. Applied before it and kept: 0001_a.sql.',
    );
    expect(words).toContain('the version before still serves');
    expect(tables()).toEqual(['a']);
    expect(serves()).toEqual([before.api, before.edge]);
  });

  it('is taken back when it does not come to be ready', async () => {
    const before = await deploy(target, tested('one'), host());
    platform.lacks.set(target.edge.script, ['SESSION_SECRET']);
    const words = await refusal(deploy(target, tested('two'), host()));
    expect(words).toContain('lacks SESSION_SECRET');
    expect(words).toContain('The version before serves again.');
    expect(serves()).toEqual([before.api, before.edge]);
  });

  it('says that the key here is another than the Workers’, and what to do', async () => {
    const told = await refusal(deploy(target, tested('one'), host({ apiKey: 'another'.repeat(6) })));
    expect(told).toMatch(/API_KEY here is not that of lantern-casino-api-production.*docs\/operations\/account\.md/s);
    expect(told).not.toContain('another');
  });

  it('that fails leaves a secret that was put since the one before as it is', async () => {
    await deploy(target, tested('one'), host());
    await putSecret('MAIL_TOKEN', 'another');
    const before = serves();
    platform.lacks.set(target.edge.script, ['SESSION_SECRET']);
    expect(await refusal(deploy(target, tested('two'), host()))).toContain('The version before serves again.');
    expect(serves()).toEqual(before);
    expect(said.join('\n')).not.toContain('secrets of that time');
  });

  it('goes back to the last whole one, not to what a cut one left', async () => {
    const before = await deploy(target, tested('one'), host());
    // Cut between the two Workers.
    await connect(platform.environment).query(
      target.database.id,
      "INSERT INTO _deploys (who, commit_id, artefact, knows, state) VALUES ('ada', 'half', '', '[]', 'started')",
    );
    addVersion(platform.account.scripts.get(target.api.script)!, {}, []);
    platform.lacks.set(target.api.script, ['DB']);
    const words = await refusal(deploy(target, tested('two'), host()));
    expect(words).toContain('lacks DB');
    expect(serves()).toEqual([before.api, before.edge]);
  });

  it('says what serves when what served before could not be brought back, and a rollback leads there', async () => {
    const one = await deploy(target, tested('one'), host());
    platform.lacks.set(target.edge.script, ['SESSION_SECRET']);
    platform.faults.set(`POST /workers/scripts/${target.edge.script}/deployments`, { status: 500 });
    const words = await refusal(deploy(target, tested('two'), host()));
    expect(words).toContain('lacks SESSION_SECRET');
    expect(words).toContain('And the version before could not be brought back.');
    expect(words).toMatch(/lantern-edge-production serves [0-9a-f-]{36}\. Run the rollback/);
    platform.faults.clear();
    platform.lacks.clear();
    await rollback(target, host());
    expect(serves()).toEqual([one.api, one.edge]);
  });

  it('is refused while another runs, by who and since when; and the lock is renewed while a step takes long', async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    const first = deploy(
      target,
      tested('one'),
      host({ lockSeconds: 4, upload: () => slow.then(() => Promise.reject(new Error('ended'))) }),
    );
    const since = Date.now();
    // Longer than the lock holds by itself.
    await expect.poll(() => Date.now() - since, { timeout: 15_000 }).toBeGreaterThan(5_500);
    const words = await refusal(deploy(target, tested('two'), host({ who: 'ben' })));
    expect(words).toMatch(/^Refusal: ada is at it: deploy of one to production, since \d{4}-.*T.*Z\./);
    // The very command that the page has.
    const page = await readFile(path.join(root, 'docs/operations/deploying.md'), 'utf8');
    const [, freeing] = /frees it at once by: (npx wrangler .+)$/.exec(words)!;
    expect(page).toContain(`    ${freeing}\n`);
    expect(await refusal(rollback(target, host({ who: 'ben' })))).toContain('ada is at it');
    release();
    expect(await refusal(first)).toContain('ended');
  });

  it('that was cut can be run again once its lock has ended', async () => {
    const query = (sql: string) => connect(platform.environment).query(target.database.id, sql);
    await deploy(target, tested('one'), host({ migrations: [expand] }));
    await query(
      "INSERT INTO _deploys (who, commit_id, artefact, knows, state) VALUES ('ada', 'two', '', '[]', 'started')",
    );
    await query(
      "INSERT INTO _deploy_lock VALUES (1, 'gone', 'ada', 'deploy of two to production', 1, unixepoch() + 100)",
    );
    expect(await refusal(deploy(target, tested('two'), host()))).toContain('ada is at it');
    await query('UPDATE _deploy_lock SET ends = unixepoch() - 1');
    await deploy(target, tested('two'), host({ migrations: [expand] }));
    expect(said.join('\n')).toMatch(/Took over the lock of ada[^]*was cut/);
  });

  it('touches nothing more once its lock is somebody else’s', async () => {
    await deploy(target, tested('one'), host());
    const steal = () =>
      connect(platform.environment).query(target.database.id, "UPDATE _deploy_lock SET token = 'other'");
    const upload: Host['upload'] = async ({ script }) => {
      const { id } = addVersion(platform.account.scripts.get(script)!, {}, []);
      await steal();
      const since = Date.now();
      await expect.poll(() => Date.now() - since, { timeout: 5_000 }).toBeGreaterThan(1_200);
      return id;
    };
    const calls = platform.calls.length;
    expect(await refusal(deploy(target, tested('two'), host({ upload, lockSeconds: 3 })))).toContain(
      'The lock was lost',
    );
    expect(platform.calls.slice(calls).filter(({ call }) => /^POST .*deployments/.test(call))).toEqual([]);
  });
});

describe('the first deployment', () => {
  it('takes no draft of a Worker for a version that served', async () => {
    addVersion(platform.account.scripts.get(target.api.script)!, {}, []);
    addVersion(platform.account.scripts.get(target.edge.script)!, {}, []);
    platform.lacks.set(target.edge.script, ['SESSION_SECRET']);
    expect(await refusal(deploy(target, tested('one'), host()))).toContain('There is no version before this one');
  });
});

describe('a gradual deployment', () => {
  const gradually = (given: Partial<Gradually> = {}): Gradually => ({
    shares: [10, 50],
    watch: 0,
    ringing: () => Promise.resolve([]),
    ...given,
  });
  const shares = () =>
    platform.account.scripts
      .get(target.edge.script)!
      .deployments.map(({ versions }) => versions.map(({ percentage }) => percentage))
      .reverse();

  it('gives the edge app a tenth, half, then all of the traffic, and looks at the new version first', async () => {
    await deploy(target, tested('one'), host());
    const asked: string[] = [];
    const ask: Host['ask'] = (address, init) => {
      const wanted = new Headers(init?.headers).get('Cloudflare-Workers-Version-Overrides');
      if (wanted) asked.push(`${address} ${wanted}`);
      return platform.ask(address, init);
    };
    const two = await deploy(target, tested('two'), host({ ask, gradually: gradually() }));
    expect(shares()).toEqual([[100], [10, 90], [50, 50], [100]]);
    expect(serves()).toEqual([two.api, two.edge]);
    expect(asked).toEqual([`${target.edge.address}/health/ready ${target.edge.script}="${two.edge}"`]);
  });

  it('is taken back when an alert rings that did not ring before', async () => {
    const before = await deploy(target, tested('one'), host());
    const rings = ['ticket alarms-ring-72h: late (1 %)'];
    let looks = 0;
    const ringing = () => {
      looks += 1;
      return Promise.resolve(looks < 3 ? rings : [...rings, 'PAGE pages-answer-1h: pages end in errors (9 %)']);
    };
    const words = await refusal(deploy(target, tested('two'), host({ gradually: gradually({ ringing }) })));
    expect(words).toContain('since it has 50 % of the traffic: PAGE pages-answer-1h');
    expect(words).toContain('The version before serves again.');
    expect(serves()).toEqual([before.api, before.edge]);
  });

  it('is taken back when the new version is not ready, before most of the traffic came to it', async () => {
    const before = await deploy(target, tested('one'), host());
    platform.lacks.set(target.edge.script, ['SESSION_SECRET']);
    expect(await refusal(deploy(target, tested('two'), host({ gradually: gradually() })))).toContain(
      'lacks SESSION_SECRET',
    );
    expect(shares()).toEqual([[100], [10, 90], [100]]);
    expect(serves()).toEqual([before.api, before.edge]);
  });

  it('that was cut is led back to the last whole one', async () => {
    await deploy(target, tested('one'), host());
    const two = await deploy(target, tested('two'), host());
    const { query, share } = connect(platform.environment);
    const three = addVersion(platform.account.scripts.get(target.edge.script)!, {}, [], false);
    await share(target.edge.script, { [three.id]: 10, [two.edge]: 90 }, 'cut after this');
    await query(
      target.database.id,
      "INSERT INTO _deploys (who, commit_id, artefact, knows, state) VALUES ('ada', 'three', '', '[]', 'started')",
    );
    expect(serves()).toContain('several');
    expect(await rollback(target, host())).toEqual(two);
    expect(serves()).toEqual([two.api, two.edge]);
  });

  it('needs something that serves', async () =>
    expect(await refusal(deploy(target, tested('one'), host({ gradually: gradually() })))).toContain(
      'deploy without `--gradually`',
    ));
});

describe('a way back', () => {
  it('leads both Workers to what served before, and once more to the one before that', async () => {
    const [one, two] = [await deploy(target, tested('one'), host()), await deploy(target, tested('two'), host())];
    await deploy(target, tested('three'), host());
    expect(await rollback(target, host())).toEqual(two);
    expect(serves()).toEqual([two.api, two.edge]);
    expect(await rollback(target, host())).toEqual(one);
    expect(await refusal(rollback(target, host()))).toContain('no deployment before this one');
  });

  it('leads to the secrets of that time and names them; one is put again once the newest version serves', async () => {
    const one = await deploy(target, tested('one'), host());
    await deploy(target, tested('two'), host());
    await putSecret('MAIL_TOKEN', 'another');
    await rollback(target, host());
    expect(serves()).toEqual([one.api, one.edge]);
    expect(said.join('\n')).toMatch(/has the secrets of that time again\..* have changed: MAIL_TOKEN .*deploying\.md/);
    await expect(putSecret('MAIL_TOKEN', 'another')).rejects.toThrow('10215');
    await deploy(target, tested('one'), host());
    await putSecret('MAIL_TOKEN', 'another');
    expect(platform.account.scripts.get(target.api.script)!.versions.at(-1)!.secrets.get('MAIL_TOKEN')).toBe('another');
  });

  it('says that what served before serves all the same when it is not ready', async () => {
    const one = await deploy(target, tested('one'), host());
    await deploy(target, tested('two'), host());
    platform.lacks.set(target.api.script, ['BOOKS']);
    expect(await refusal(rollback(target, host()))).toMatch(/lacks BOOKS[^]*serves all the same/);
    expect(serves()).toEqual([one.api, one.edge]);
  });

  it('is closed by a contract migration since', async () => {
    await deploy(target, tested('one'), host({ migrations: [expand] }));
    const two = await deploy(target, tested('two'), host({ migrations: [expand, contract] }));
    expect(await refusal(rollback(target, host()))).toMatch(
      /no way back to one: its code needs what 0002_b\.contract\.sql took away/,
    );
    expect(serves()).toEqual([two.api, two.edge]);
    // The one after knows it: back to there the way is open.
    await deploy(target, tested('three'), host({ migrations: [expand, contract] }));
    expect(await rollback(target, host())).toEqual(two);
  });

  it('is closed as well when the contract step failed half-way', async () => {
    await deploy(target, tested('one'), host({ migrations: [expand] }));
    const half = [expand, contract, broken('0003_c.contract.sql')];
    expect(await refusal(deploy(target, tested('two'), host({ migrations: half })))).toContain(
      'The new version serves',
    );
    expect(await refusal(rollback(target, host()))).toContain('0002_b.contract.sql took away');
  });

  it('is open when the one contract migration failed and left nothing behind', async () => {
    const one = await deploy(target, tested('one'), host());
    expect(
      await refusal(deploy(target, tested('two'), host({ migrations: [broken('0003_c.contract.sql')] }))),
    ).toContain('left nothing behind');
    expect(await rollback(target, host())).toEqual(one);
  });

  it('is closed when nobody heard what came of a contract migration', async () => {
    await deploy(target, tested('one'), host());
    await deploy(target, tested('two'), host());
    await connect(platform.environment).query(
      target.database.id,
      "UPDATE _deploys SET state = 'serving', contracting = '0009_z.contract.sql' WHERE id = 2",
    );
    expect(await refusal(rollback(target, host()))).toContain('0009_z.contract.sql');
  });
});
