/**
 * What is deployed is open to nobody but players: with the variables of each environment as `wrangler.toml` has them, the testers' and the
 * operators' doors are shut without their secret, ask for it where it is set, and open to nothing else.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../scripts/build';
import { startLantern, type Lantern } from './harness';

type Vars = Record<string, string>;
const varsOf = async (file: string, environment: string): Promise<Vars> =>
  (parse(await readFile(path.join(root, file), 'utf8')) as unknown as { env: Record<string, { vars: Vars }> }).env[
    environment
  ]!.vars;

/** Nobody answers there, and a token that is none is not asked about. */
const access = {
  ACCESS_ISSUER: 'https://lantern.cloudflareaccess.com',
  ACCESS_AUDIENCE: 'audience-tag-of-the-back-office',
  OPERATOR_ADMINS: 'ada@lantern.example,ben@lantern.example',
};
const testerKey = 'a-key-of-testers-of-32-characters-too';
const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`somebody:${password}`).toString('base64')}`,
});

async function house(environment: string, secrets: Vars): Promise<Lantern> {
  const edge = await varsOf('wrangler.toml', environment);
  const api = await varsOf('casino-api/wrangler.toml', environment);
  expect([edge.ENVIRONMENT, api.ENVIRONMENT]).toEqual([environment, environment]);
  const mail: Vars = api.MAIL === 'http' ? { MAIL_URL: 'https://mail.example/send', MAIL_TOKEN: 'token' } : {};
  // An outside API has no doors of ours; the second domain and the lookup of places are others' too.
  return startLantern({
    origin: edge.SITE_ORIGIN!,
    edge: { ...edge, CASINO_API_URL_ALTERNATE: '', ALTERNATE_HOST: '', GEOLOCATION_URL: '' },
    api: { ...api, ...mail, ...secrets },
  });
}

const tester: [string, string][] = [
  ['GET', '/__qa/'],
  ['GET', '/__qa/mailbox'],
  ['GET', '/__qa/mailbox?to=a@b.example'],
  ['POST', '/__qa/players'],
  ['POST', '/__qa/clock'],
  ['POST', '/__qa/faults'],
  ['POST', '/__qa/worlds/vip'],
  ['POST', '/__qa/reset'],
  ['DELETE', '/__qa/faults'],
];
const operator: [string, string][] = [
  ['GET', '/__ops/till'],
  ['POST', '/__ops/till'],
  ['GET', '/__ops/support'],
  ['POST', '/__ops/support'],
  ['GET', '/__ops/care'],
  ['POST', '/__ops/care'],
  ['GET', '/__ops/hosts'],
  ['POST', '/__ops/hosts'],
  ['GET', '/__ops/returns'],
  ['GET', '/de/__ops/till'],
  ['GET', '/__ops/exceptions'],
  ['GET', '/__ops/documents'],
];

const ask = async (
  lantern: Lantern,
  [method, address]: [string, string],
  headers: Record<string, string> = {},
): Promise<number> =>
  (await lantern.visitor().request(method, address, method === 'GET' ? undefined : '', { headers, follow: false }))
    .status;

describe.each(['preview', 'production'])('%s', (environment) => {
  const doors = environment === 'preview' ? [...tester, ...operator] : operator;
  let bare: Lantern;
  let keyed: Lantern;
  beforeAll(async () => {
    [bare, keyed] = await Promise.all([house(environment, {}), house(environment, { ...access, QA_KEY: testerKey })]);
  });
  afterAll(() => Promise.all([bare.stop(), keyed.stop()]));

  it('without a secret has no such doors', async () => {
    for (const door of [...tester, ...operator]) {
      expect(await ask(bare, door), door.join(' ')).toBe(404);
      expect(await ask(bare, door, basic('')), door.join(' ')).toBe(404);
      expect(await ask(bare, door, { 'api-key': 'x'.repeat(40) }), door.join(' ')).toBe(404);
    }
  });

  it('with one asks for it, and takes no other', async () => {
    for (const door of doors.filter(([, address]) => address.includes('__qa'))) {
      const mine = testerKey;
      for (const headers of [
        {},
        basic(''),
        basic('wrong'),
        basic(`${mine}x`),
        basic(mine.slice(1)),
        { authorization: `Bearer ${mine}` },
      ])
        expect(await ask(keyed, door, headers), door.join(' ')).toBe(401);
      expect([401, 404]).not.toContain(await ask(keyed, door, basic(mine)));
    }
    for (const door of operator)
      for (const headers of [
        {},
        basic(testerKey),
        { 'cf-access-jwt-assertion': '' },
        { 'cf-access-jwt-assertion': 'a.b.c' },
        { cookie: 'CF_Authorization=a.b.c; __Host-operatorSessionId=x' },
      ])
        expect(await ask(keyed, door, headers), door.join(' ')).toBe(401);
    if (environment === 'production')
      for (const door of tester) expect(await ask(keyed, door, basic(testerKey))).toBe(404);
  });

  it(`${environment === 'production' ? 'begins with no' : 'is tried out with'} codes, offers and races, which pay`, async () => {
    const database = await bare.database();
    const rows = async (table: string): Promise<number> =>
      (await database.prepare(`SELECT count(*) AS rows FROM ${table}`).first<number>('rows'))!;
    for (const table of ['promotion_codes', 'offers', 'races'])
      if (environment === 'production') expect(await rows(table), table).toBe(0);
      else expect(await rows(table), table).toBeGreaterThan(0);
    // What pays nothing by itself is there in both.
    for (const table of ['games', 'content_pages']) expect(await rows(table), table).toBeGreaterThan(0);
  });

  it('and the API itself asks likewise', async () => {
    const headers = { 'api-key': keyed.variables.API_KEY! };
    for (const [, address] of doors)
      expect((await keyed.api.fetch(address.replace('/de/', '/'), { headers })).status, address).toBe(401);
    for (const [, address] of doors)
      expect(
        (await bare.api.fetch(address.replace('/de/', '/'), { headers: { 'api-key': bare.variables.API_KEY! } }))
          .status,
        address,
      ).toBe(404);
  });
});
