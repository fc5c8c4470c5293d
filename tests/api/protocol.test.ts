/** What every call has in common: the key, sessions, envelope, sizes, methods, request ids, log lines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import type { Call } from 'contract/call';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
let key: string;
let session: string;
beforeAll(async () => {
  lantern = await startLantern();
  key = lantern.variables.API_KEY!;
  session = (await lantern.players.make()).sessionid!;
});
afterAll(() => lantern.stop());

interface Answer {
  status: number;
  headers: Headers;
  code: string;
  message: string;
}

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const response = await lantern.api.fetch(path, { method, headers: { 'api-key': key, ...headers }, body });
  const text = await response.text();
  const { info } = text
    ? (JSON.parse(text) as { info: { resultCode: string; message: string } })
    : { info: { resultCode: '', message: '' } };
  return { status: response.status, headers: response.headers, code: info.resultCode, message: info.message };
}

/** A path that fits a call's, with parameters that name something. */
const examples: Record<string, string> = {
  category: 'slots',
  providers: 'all',
  sort: 'popular',
  limit: '5',
  offset: '0',
  system: 'lantern',
  title: 'skyward',
  device: 'pc',
  section: 'all',
  provider: 'card',
  documentType: 'identity',
};
const idIn = (path: string): string =>
  path.startsWith('/games') || path.startsWith('/player/game') ? 'lantern-festival' : 'nothing';
const typeIn = (path: string): string => (path.startsWith('/register') ? 'long' : 'contact');
const addressOf = ({ path }: Call): string =>
  path.replace(/:([a-z]+)/gi, (_, name: string) =>
    name === 'id' ? idIn(path) : name === 'type' ? typeIn(path) : (examples[name] ?? 'x'),
  );

const calls = allCalls();
/** A provider proves itself by its signature. */
const isSigned = ({ refusals }: Call): boolean => refusals?.includes('invalid_signature') ?? false;
const keyed = calls.filter(([, call]) => !isSigned(call));
const withBody = (call: Call): string | undefined => (call.method === 'POST' ? '{}' : undefined);

describe('every call', () => {
  it.each(keyed)('%s is refused without the API key', async (_, call) => {
    for (const wrong of ['', 'x', `${key}x`, key.slice(0, -1)]) {
      const { status, code } = await ask(call.method, addressOf(call), { 'api-key': wrong }, withBody(call));
      expect(status).toBe(401);
      if (call.method !== 'HEAD') expect(code).toBe('invalid_api_key');
    }
  });

  it.each(calls.filter(([, { session: needed }]) => needed === 'player'))(
    '%s is refused without a player session',
    async (_, call) => {
      const anonymous = (await lantern.api.anon()).data.anonSessionId;
      const forged = session.replace(/\.[^.]+\./, `.${'A'.repeat(43)}.`);
      for (const headers of [
        {},
        { 'x-anon-session': anonymous },
        { 'x-player-session': anonymous },
        { 'x-player-session': forged },
        { 'x-player-session': 'a.b.c' },
      ]) {
        expect(
          await ask(call.method, addressOf(call), headers as Record<string, string>, withBody(call)),
        ).toMatchObject({ status: 401, code: 'session_expired' });
      }
    },
  );

  it.each(calls.filter(([, { session: needed }]) => needed === 'visitor'))(
    '%s is refused without any session',
    async (_, call) => {
      expect(await ask(call.method, addressOf(call), {}, withBody(call))).toMatchObject({
        status: 401,
        code: 'session_expired',
      });
      expect(await ask(call.method, addressOf(call), { 'x-anon-session': 'a.b.c' }, withBody(call))).toMatchObject({
        status: 401,
        code: 'session_expired',
      });
    },
  );

  it('bars, of the calls that the rules name, each one: session, sign-up, log-in, deposit, bet (DOMAIN §10)', () => {
    const named = calls.filter(([, { refusals }]) => refusals?.includes('restriction_error')).map(([name]) => name);
    expect(named).toEqual(
      expect.arrayContaining(['anon', 'register', 'login', 'deposit', 'playRound', 'betAtTable', 'placeSportsBet']),
    );
  });

  it.each(keyed.filter(([, { body }]) => body))(
    '%s takes no body that is not the JSON it asks for',
    async (_, call) => {
      const anonymous = (await lantern.api.anon()).data.anonSessionId;
      const headers = { 'x-anon-session': anonymous, 'x-player-session': session, 'content-type': 'application/json' };
      for (const body of ['{', '"x', '[]', 'null', '7', '\u0000', '<xml/>']) {
        expect(await ask(call.method, addressOf(call), headers, body)).toMatchObject({
          status: 422,
          code: 'invalid_request',
        });
      }
      // Members that a call does not know are left aside, whatever their names.
      const plain = await ask(call.method, addressOf(call), headers, '{}');
      for (const body of ['{"__proto__":{"x":1},"constructor":{}}', '{"a":"\\ud800"}', '{"hasOwnProperty":1}']) {
        expect(await ask(call.method, addressOf(call), headers, body)).toMatchObject({
          status: plain.status,
          code: plain.code,
        });
      }
      expect([200, 422]).toContain(plain.status);
      expect(
        await ask(call.method, addressOf(call), headers, JSON.stringify({ a: 'x'.repeat(64 * 1024) })),
      ).toMatchObject({ status: 413, code: 'payload_too_large' });
    },
  );

  it.each(calls)('%s answers with what it promises about keeping it', async (_, call) => {
    const { status, headers } = await ask(
      call.method,
      addressOf(call),
      { 'x-player-session': session, 'x-anon-session': (await lantern.api.anon()).data.anonSessionId },
      withBody(call),
    );
    const kept = headers.get('cache-control');
    if (status === 200 && call.shared)
      expect(kept).toBe(`public, max-age=${call.shared.fresh}, stale-while-revalidate=${call.shared.stale}`);
    else expect(kept).toBe('no-store');
  });

  // Last, since one of the calls ends the session: the territory is judged before it.
  it.each(keyed)('%s refuses a barred territory if its contract names that refusal, and only then', async (_, call) => {
    const barred = {
      'x-client-country': 'US',
      'x-player-session': session,
      'x-anon-session': (await lantern.api.anon()).data.anonSessionId,
    };
    const { status, code } = await ask(call.method, addressOf(call), barred, withBody(call));
    if (call.refusals?.includes('restriction_error'))
      expect({ status, code }).toEqual({ status: 403, code: 'restriction_error' });
    else expect(code).not.toBe('restriction_error');
  });
});

describe('the protocol', () => {
  it('knows no other paths and methods', async () => {
    expect(await ask('GET', '/nothing')).toMatchObject({ status: 404, code: 'not_found' });
    const wrong = await ask('DELETE', '/games');
    expect(wrong).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(wrong.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD']);
    expect(await ask('PUT', '/player/login', {}, '{}')).toMatchObject({ status: 405 });
  });

  it.each(['/games/%E0%A4%A', '/%', '//', '/player/%00', '/games/..%2f..%2fetc', '/__proto__', '/constructor'])(
    '%s is not found, and nothing worse',
    async (path) => {
      expect(await ask('GET', path)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('does not find an endless path either', async () => {
    expect(await ask('GET', `/games/${'a'.repeat(3_000)}`)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('takes over a request id, or makes one, and writes one line without the address', async () => {
    expect(
      (await ask('GET', '/games/search/secretword', { 'x-request-id': 'req-12345678' })).headers.get('x-request-id'),
    ).toBe('req-12345678');
    const made = (await ask('GET', '/anon', { 'x-request-id': 'no good id!' })).headers.get('x-request-id');
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => lantern.lines.filter((line) => line.includes(made ?? '?'))).toHaveLength(1);
    const [line = '{}'] = lantern.lines.filter((candidate) => candidate.includes('req-12345678'));
    expect(JSON.parse(line)).toMatchObject({
      requestId: 'req-12345678',
      method: 'GET',
      route: '/games/search/:title',
      status: 200,
      resultCode: 'ok',
    });
    expect(lantern.lines.join('\n')).not.toContain('secretword');
  });

  it.each([
    ['de', 'Nicht gefunden'],
    ['jp', '見つかりません'],
    ['', 'Not found'],
    ['xx', 'Not found'],
    ['__proto__', 'Not found'],
  ])('speaks to %j: %s', async (language, message) => {
    expect(await ask('GET', '/games/no-such-game', { 'x-language': language })).toMatchObject({ status: 404, message });
  });
});

describe('the house’s own doors', () => {
  it('are closed without the key', async () => {
    expect(await ask('POST', '/__internal/seed', { 'api-key': 'x' })).toMatchObject({ status: 401 });
    expect(await ask('POST', '/__internal/demo-player', { 'api-key': 'x' })).toMatchObject({ status: 401 });
    expect(await ask('GET', '/__qa/clock', { 'api-key': 'x' })).toMatchObject({ status: 401 });
  });

  it('make the ready player once, with the password that was named last', async () => {
    for (const password of ['First-pass-1', 'Second-pass-2']) {
      expect(await ask('POST', '/__internal/demo-player', {}, JSON.stringify({ password }))).toMatchObject({
        status: 200,
        code: 'ok',
      });
    }
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const logIn = (password: string) =>
      lantern.api.login({ body: { username: 'lantern1', password, terms: true } }, { anonymous });
    expect((await logIn('First-pass-1')).info.resultCode).toBe('invalid_username_or_password');
    const { data } = await logIn('Second-pass-2');
    expect((await lantern.api.getPlayer({}, { player: data.sessionid })).data).toMatchObject({
      username: 'lantern1',
      missing: [],
      balance: { cash: 0 },
    });
  });

  it('seed what is there already without writing', async () => {
    const response = await lantern.api.fetch('/__internal/seed', { method: 'POST', headers: { 'api-key': key } });
    expect(await response.json()).toMatchObject({ data: { written: false } });
  });
});
