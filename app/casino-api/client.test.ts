import { describe, expect, it, vi } from 'vitest';
import { getBalance, login } from 'contract/player';
import { allCalls } from 'contract/index';
import { categorizedGames } from 'contract/games';
import { ApiClient, type ClientHost } from './client';

const envelope = (
  data: unknown,
  info: Partial<{ success: boolean; message: string; resultCode: string }> = {},
  status = 200,
) =>
  new Response(JSON.stringify({ info: { success: true, message: '', resultCode: 'ok', ...info }, data }), { status });

const balance = { currency: 'EUR', cash: 100, bonus: 0, held: 0 };

function clientFor(answers: (() => Response | Promise<Response>)[], host: Partial<ClientHost> = {}) {
  const requests: Request[] = [];
  const client = new ApiClient({
    transport: {
      base: 'https://api.test',
      fetch: async (request) => {
        requests.push(request);
        const next = answers.shift();
        if (!next) throw new Error('one request too many');
        return next();
      },
    },
    apiKey: 'the-key',
    language: 'de',
    requestId: 'request-1',
    visitor: { 'x-client-country': 'DE' },
    sessions: async () => ({ anonymous: 'anon-1', player: 'player-1' }),
    now: () => Date.now(),
    deadline: Date.now() + 1_000,
    shared: (_key, _lifetime, load) => load(),
    measure: (_name, work) => work(),
    fault: (error) => error,
    ...host,
  });
  return { client, requests };
}

describe('the client of the casino API', () => {
  it('sends key, sessions, language, place and request id', async () => {
    const { client, requests } = clientFor([() => envelope(balance)]);
    expect(await client.read(getBalance)).toEqual(balance);
    const { headers, url } = requests[0]!;
    expect(url).toBe('https://api.test/player/balance');
    expect(Object.fromEntries(headers)).toMatchObject({
      'api-key': 'the-key',
      'x-anon-session': 'anon-1',
      'x-player-session': 'player-1',
      'x-language': 'de',
      'x-client-country': 'DE',
      'x-request-id': 'request-1',
    });
  });

  it('gives a refusal as a value with code and message', async () => {
    const { client } = clientFor([
      () => envelope(null, { success: false, message: 'Nein', resultCode: 'invalid_username_or_password' }),
    ]);
    const answer = await client.call(login, { body: { username: 'somebody', password: 'secret1', terms: true } });
    expect(answer).toEqual({ ok: false, code: 'invalid_username_or_password', message: 'Nein', data: null });
  });

  it.each([
    ['a server error', () => envelope(null, { success: false, resultCode: 'internal_error' }, 500)],
    ['broken JSON', () => new Response('{"info":')],
    ['no envelope', () => new Response('[]')],
    ['data of the wrong type', () => envelope({ ...balance, cash: '1' })],
    ['a network failure', () => Promise.reject(new Error('connection lost'))],
    [
      'a cut body',
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })),
    ],
    ['a huge body', () => new Response('x'.repeat(2_100_000))],
  ])('reads once more after %s, then says the API is away', async (_name, fault) => {
    const once = clientFor([fault, () => envelope(balance)]);
    expect(await once.client.read(getBalance)).toEqual(balance);
    const twice = clientFor([fault, fault]);
    await expect(twice.client.read(getBalance)).rejects.toThrow(expect.objectContaining({ name: 'ApiUnavailable' }));
    expect(twice.requests).toHaveLength(2);
  });

  it('never repeats a write by itself', async () => {
    const { client, requests } = clientFor([() => Promise.reject(new Error('connection lost'))]);
    await expect(client.call(login, { body: { username: 'u', password: 'p', terms: true } })).rejects.toMatchObject({
      name: 'ApiUnavailable',
    });
    expect(requests).toHaveLength(1);
  });

  it('waits no longer than the page may take, and does not try again then', async () => {
    vi.useFakeTimers();
    const { client, requests } = clientFor([() => new Promise<Response>(() => undefined)], {
      now: () => Date.now(),
      deadline: Date.now() + 2_300,
    });
    const outcome = client.read(getBalance).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(2_300);
    expect(await outcome).toMatchObject({ name: 'ApiUnavailable' });
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
  });

  it.each([
    ['session_expired', 'SessionExpired'],
    ['restriction_error', 'TerritoryRestricted'],
    ['not_found', 'NotFound'],
  ])('%s is told apart', async (resultCode, name) => {
    const { client, requests } = clientFor([() => envelope(null, { success: false, resultCode }, 401)]);
    await expect(client.read(getBalance)).rejects.toMatchObject({ name });
    expect(requests).toHaveLength(1);
  });

  it.each(allCalls())(
    '%s obeys what is said of the territory and of the session, whatever its method',
    async (_, call) => {
      for (const [resultCode, name] of [
        ['restriction_error', 'TerritoryRestricted'],
        ['session_expired', 'SessionExpired'],
      ]) {
        const { client } = clientFor([() => envelope(null, { success: false, resultCode }, 403)]);
        await expect(client.call(call)).rejects.toMatchObject({ name });
      }
    },
  );

  it('names shared answers by address and language', async () => {
    const keys: string[] = [];
    const { client } = clientFor([() => envelope({ rails: [] })], {
      shared: (key, _lifetime, load) => {
        keys.push(key);
        return load();
      },
    });
    await client.read(categorizedGames);
    expect(keys).toEqual(['https://api.test/games/mobile/categorized?language=de']);
  });
});
