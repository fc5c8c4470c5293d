import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EdgeVariables } from '../../app/edge/env';
import { readSettings } from '../../casino-api/src/kernel/env';
import { root } from '../build';
import { readWranglerConfig } from '../wrangler-config';
import { readConfiguration, variableNames, type Configuration } from './configuration';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lantern-configuration-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
/** Reads the configuration as a start would, with a `.dev.vars` of the given lines (null: there is none). */
async function configured(
  environment: Record<string, string>,
  devVars: string | null = null,
  stateDir = path.join(folder, `state-${(count += 1)}`),
): Promise<Configuration> {
  const file = path.join(folder, `dev-vars-${(count += 1)}`);
  if (devVars !== null) await writeFile(file, devVars);
  return readConfiguration({ STATE_DIR: stateDir, ...environment }, file);
}

const secrets = ['API_KEY', 'SESSION_SECRET', 'PAYMENT_SECRET']
  .map((name) => `${name}=${name.padEnd(40, 'x')}`)
  .join('\n');

describe('a fresh clone', () => {
  it('starts without a .dev.vars: both Workers get the same made-up key', async () => {
    const { edge, api, port } = await configured({});
    expect(port).toBe(8788);
    expect(edge.API_KEY).toMatch(/^[\w-]{40,}$/);
    expect(api.API_KEY).toBe(edge.API_KEY);
    expect(edge.SITE_ORIGIN).toBe('http://localhost:8788');
    expect(edge.QA).toBe('off');
  });

  it('keeps its secrets for the next start, readable by their owner alone', async () => {
    const stateDir = path.join(folder, 'kept');
    const first = await configured({}, null, stateDir);
    const second = await configured({}, null, stateDir);
    expect(second.edge).toEqual(first.edge);
    expect((await stat(path.join(stateDir, 'secrets.json'))).mode & 0o077).toBe(0);
    expect((await configured({})).edge.API_KEY).not.toBe(first.edge.API_KEY);
  });
});

describe('which value wins', () => {
  it('the shell over .dev.vars over wrangler.toml', async () => {
    const devVars = `${secrets}\nQA=on\nGEOLOCATION_URL=https://geo.example/lookup`;
    expect((await configured({}, devVars)).edge).toMatchObject({
      QA: 'on',
      GEOLOCATION_URL: 'https://geo.example/lookup',
    });
    expect((await configured({ QA: 'off' }, devVars)).edge.QA).toBe('off');
    expect((await configured({ PORT: '9123' }, devVars)).edge.SITE_ORIGIN).toBe('http://localhost:9123');
  });

  it('an empty variable is one that is not set', async () => {
    expect((await configured({ GEOLOCATION_URL: '' }, `${secrets}\nQA=\nMAIL_URL=`)).edge.QA).toBe('off');
  });

  it('only variables that the example explains reach a Worker', async () => {
    const { edge, api } = await configured({ HOME: '/root', SOMETHING_ELSE: 'x' });
    expect({ ...edge, ...api }).not.toHaveProperty('HOME');
    expect({ ...edge, ...api }).not.toHaveProperty('SOMETHING_ELSE');
  });
});

describe('a broken configuration stops the start with the name and what it should hold', () => {
  it.each([
    ['QA', { QA: 'maybe' }, '`on` or `off`'],
    ['PORT', { PORT: 'eighty' }, 'a port number'],
    ['PORT', { PORT: '70000' }, 'a port number'],
    ['CASINO_API_URL', { CASINO_API_URL: 'casino' }, 'http or https address'],
    ['CASINO_API_URL', { CASINO_API_URL: 'javascript:alert(1)' }, 'http or https address'],
    ['SITE_ORIGIN', { SITE_ORIGIN: 'lantern.example' }, 'origin'],
    ['GEOLOCATION_URL', { GEOLOCATION_URL: 'nowhere' }, 'address'],
    ['API_KEY', { API_KEY: 'short' }, '32 characters'],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }, '32 characters'],
    ['PAYMENT_SECRET', { PAYMENT_SECRET: 'short' }, '32 characters'],
    ['MAIL', { MAIL: 'pigeon' }, '`log`'],
    ['ENVIRONMENT', { ENVIRONMENT: 'moon' }, '`production`'],
  ])('%s', async (name, environment, holds) => {
    const failure = await configured(environment).then(
      () => null,
      (error: Error) => error,
    );
    const line = failure?.message.split('\n').find((text) => text.includes(`${name} should hold`));
    expect(line).toContain(holds);
  });

  it('never repeats what a variable holds', async () => {
    await expect(configured({ SESSION_SECRET: 'not-long-enough' })).rejects.toThrow(/^(?![^]*not-long-enough)/);
  });

  it('a .dev.vars without secrets names all of them', async () => {
    await expect(configured({}, 'QA=on')).rejects.toThrow(
      /API_KEY should hold[^]*SESSION_SECRET should hold[^]*PAYMENT_SECRET should hold/,
    );
  });

  it('production gets no made-up secrets and no QA console', async () => {
    await expect(configured({ ENVIRONMENT: 'production' })).rejects.toThrow(/API_KEY should hold/);
    await expect(configured({ ENVIRONMENT: 'production', QA: 'on' }, secrets)).rejects.toThrow(/QA should hold `off`/);
  });
});

describe('.dev.vars.example', () => {
  it('names every variable and secret of both Workers, and no other', async () => {
    const asked = new Set<string>();
    const variables = new Proxy<Record<string, string>>(
      {},
      { get: (_, name) => void (typeof name === 'string' && /^[A-Z_]+$/.test(name) && asked.add(name)) },
    );
    expect(() => readSettings(variables)).toThrow();
    const schemas = new Set([...asked, ...Object.keys(EdgeVariables.shape)]);
    const files = ['wrangler.toml', 'casino-api/wrangler.toml'].map(readWranglerConfig);
    const inFiles = files.flatMap((config) =>
      [config, ...Object.values(config.env)].flatMap(({ vars }) => Object.keys(vars ?? {})),
    );
    expect((await variableNames()).sort()).toEqual([...new Set([...schemas, ...inFiles])].sort());
  });

  it('explains each in words', async () => {
    const text = await readFile(path.join(root, '.dev.vars.example'), 'utf8');
    for (const name of await variableNames()) {
      const before = text
        .slice(0, text.indexOf(`\n${name}=`))
        .split('\n\n')
        .at(-1);
      expect(before, `${name} has no comment`).toMatch(/#\s*\S.{15,}/);
    }
  });
});
