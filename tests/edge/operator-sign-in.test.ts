/** Who gets into the back office: a person whom the identity proxy names, for an hour, with a session that each token opens once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { Access } from '../harness/access';
import { operatorVisitor } from '../harness/operators';

let access: Access;
let lantern: Lantern;
const admins = ['ada@lantern.example', 'ben@lantern.example'];
beforeAll(async () => {
  access = await new Access().start();
  lantern = await startLantern({
    api: { ACCESS_ISSUER: access.issuer, ACCESS_AUDIENCE: access.audience, OPERATOR_ADMINS: admins.join(',') },
  });
});
afterAll(async () => {
  await lantern.stop();
  await access.stop();
});

const withToken = (token: string, more: Record<string, string> = {}) => ({ 'cf-access-jwt-assertion': token, ...more });
/** Opens a session by a token. @returns what the door answers, and the headers of whoever is in */
async function signIn(token: string) {
  const visitor = lantern.visitor();
  const answer = await visitor.post('/__ops/sign-in', { to: '' }, { headers: withToken(token), follow: false });
  const headers: Record<string, string> = withToken(token, { cookie: visitor.cookies.header() ?? '' });
  return { answer, headers };
}
const desk = (headers: Record<string, string>, path = '/__ops/operators') =>
  lantern.visitor().get(path, { headers, follow: false });
const sessions = async () =>
  (await (
    await lantern.database()
  )
    .prepare('SELECT count(*) AS count FROM operator_sessions')
    .first<{ count: number }>())!.count;
const now = () => Math.floor(Date.now() / 1_000);

describe('a token', () => {
  it('opens a session by a post, and none by a look; the session shows the desks with name and roles', async () => {
    const token = access.token();
    const before = await sessions();
    const look = await desk(withToken(token));
    expect(look).toShow('ada@lantern.example');
    expect(await sessions()).toBe(before);
    const { answer, headers } = await signIn(token);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__ops/']);
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('operatorSessionId='));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=3600$/);
    const page = await desk(headers);
    expect(page.$('main').text()).toContain('You are ada@lantern.example: admin.');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  it.each([
    ['is over', () => access.token({ iat: now() - 7_200, exp: now() - 3_600 })],
    ['is not good yet', () => access.token({ nbf: now() + 3_600 })],
    ['is of the future', () => access.token({ iat: now() + 3_600 })],
    ['never ends', () => access.token({ exp: undefined })],
    ['is for another application', () => access.token({ aud: ['another'] })],
    ['is for no application', () => access.token({ aud: undefined })],
    ['is of another team', () => access.token({ iss: 'https://evil.cloudflareaccess.com' })],
    ['is signed by another key', () => access.token({}, { key: access.strangeKey })],
    [
      'is signed by another key under a known name',
      () =>
        access.token(
          {},
          {
            key: access.strangeKey,
            header: { kid: JSON.parse(Buffer.from(access.token().split('.')[0]!, 'base64url').toString()).kid },
          },
        ),
    ],
    [
      'is not signed',
      () =>
        `${access
          .token({}, { header: { alg: 'none' } })
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
    ],
    ['says another algorithm', () => access.token({}, { header: { alg: 'HS256' } })],
    ['is of a service', () => access.token({ email: undefined, common_name: 'robot' })],
    ['is none', () => 'a.b.c'],
  ])('that %s opens nothing', async (_, token) => {
    const before = await sessions();
    const { answer } = await signIn(token());
    expect(answer.status).toBe(401);
    expect(await sessions()).toBe(before);
    const { headers } = await signIn(access.token());
    expect((await desk({ ...headers, ...withToken(token()) })).status).toBe(401);
  });

  it('opens one session and no second, not even after the first is over', async () => {
    const token = access.token();
    const [one, two] = await Promise.all([signIn(token), signIn(token)]);
    expect([one.answer.status, two.answer.status].sort()).toEqual([303, 401]);
    const headers = one.answer.status === 303 ? one.headers : two.headers;
    const out = await lantern.visitor().post('/__ops/sign-out', {}, { headers, follow: false });
    expect(out).toShow('You have signed out.');
    expect((await signIn(token)).answer.status).toBe(401);
    expect(await desk(headers)).toShow('ada@lantern.example');
  });
});

describe('a session', () => {
  it('is of no use without a token, with a token of somebody else, or by itself', async () => {
    const { headers } = await signIn(access.token());
    expect((await desk({ cookie: headers.cookie! })).status).toBe(401);
    const other = await desk({ ...headers, ...withToken(access.token({ email: 'eve@lantern.example' })) });
    expect(other).toShow('eve@lantern.example');
    const post = await lantern
      .visitor()
      .post(
        '/__ops/operators',
        { step: 'grant', email: 'eve@lantern.example', role: 'admin' },
        { headers: { ...headers, ...withToken(access.token({ email: 'eve@lantern.example' })) }, follow: false },
      );
    expect(post.status).toBe(401);
  });

  it('takes no post of another site, nor one that says nothing of where it comes from', async () => {
    const { headers } = await signIn(access.token());
    const post = (more: Record<string, string | null>) =>
      lantern.visitor().post('/__ops/sign-out', {}, { headers: { ...headers, ...more }, follow: false });
    expect((await post({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': null, origin: null })).status).toBe(403);
    // The API looks by itself, should something else than our edge stand before it.
    const direct = await lantern.api.fetch('/__ops/sign-out', {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
    });
    expect([direct.status, await direct.text()]).toEqual([401, expect.stringContaining('another site')]);
    expect((await desk(headers)).status).toBe(200);
  });

  it('leads nowhere but to a desk', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/__ops/../casino', '/profile'])
      expect(
        (
          await lantern.visitor().post('/__ops/sign-in', { to }, { headers: withToken(access.token()), follow: false })
        ).headers.get('location'),
      ).toBe('/__ops/');
  });

  it('that is opened too often within an hour is not', async () => {
    const email = 'often@lantern.example';
    for (let time = 0; time < 30; time += 1) expect((await signIn(access.token({ email }))).answer.status).toBe(303);
    expect((await signIn(access.token({ email }))).answer.status).toBe(429);
  });

  it('ends after an hour', async () => {
    const { headers } = await signIn(access.token());
    await lantern.clock.advance({ minutes: 59 });
    const still = access.token();
    expect((await desk({ ...headers, ...withToken(still) })).status).toBe(200);
    await lantern.clock.advance({ minutes: 1 });
    expect(await desk(headers)).not.toShow('Roles');
  });
});

describe('the keys of the proxy', () => {
  it('turn over: a token of the new one is good, of the one before still, of one that has gone not', async () => {
    const [gone, { headers }] = [access.token(), await signIn(access.token())];
    access.turnKeys();
    const before = access.token();
    access.turnKeys();
    const status = async (token: string) => (await desk({ ...headers, ...withToken(token) })).status;
    await expect.poll(() => status(access.token()), { timeout: 20_000 }).toBe(200);
    expect(await status(before)).toBe(200);
    expect(await status(gone)).toBe(401);
  });
});

describe('the sandbox of the proxy', () => {
  it('signs in ready-made operators, each with the desks of the role', async () => {
    const house = await startLantern({ qa: false });
    try {
      const page = await (await operatorVisitor(house, 'identity')).get('/__ops/');
      expect(page).toBeAt('/__ops/today');
      expect(
        page
          .$('nav a')
          .toArray()
          .map((link) => page.$(link).text()),
      ).toEqual([...['Today', 'Players', 'Documents', 'Requests', 'Operators']]);
    } finally {
      await house.stop();
    }
  });

  it('is not there where the real one is', async () => {
    expect((await lantern.visitor().get('/sandbox/operators')).status).toBe(404);
    expect((await lantern.visitor().post('/sandbox/operators', { operator: 'ada' })).status).toBe(404);
  });
});
