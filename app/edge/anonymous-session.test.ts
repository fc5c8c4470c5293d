import { describe, expect, it } from 'vitest';
import { minutes } from 'contract/constants';
import { ApiUnavailable, TerritoryRestricted, type SessionApi } from '~/casino-api';
import { AnonymousSession } from './anonymous-session';
import { CookieJar } from './cookies';
import { EdgeSession } from './session';

async function opened(api: Partial<SessionApi>) {
  const session = new EdgeSession(await CookieJar.open(null, true, 'secret'), () => 0);
  const said: string[] = [];
  const causes: unknown[] = [];
  const anonymous = new AnonymousSession(
    session,
    () => api as SessionApi,
    (message, cause) => {
      said.push(message);
      causes.push(cause);
    },
  );
  const error = await anonymous.ensure().then(
    () => null,
    (fault: unknown) => fault,
  );
  return { session, said, causes, error };
}

/** Somebody whose anonymous session was opened a while ago, logged in, and comes again. */
async function comesAgain(later: number, valid: boolean) {
  let now = 0;
  const session = new EdgeSession(await CookieJar.open(null, true, 'secret'), () => now);
  session.openAnonymous('a-1');
  session.openPlayer('p-1');
  now = later;
  const asked: string[] = [];
  const api = {
    checkAnon: () => Promise.resolve({ valid }).finally(() => asked.push('check')),
    anon: () => Promise.resolve({ anonSessionId: 'a-2' }).finally(() => asked.push('anon')),
  };
  await new AnonymousSession(
    session,
    () => api as unknown as SessionApi,
    () => undefined,
  ).ensure();
  return { asked, ids: [session.anonymousId, session.playerId] };
}

describe('a stored anonymous session', () => {
  it('is believed for a while without asking', async () =>
    expect(await comesAgain(15 * minutes, false)).toEqual({ asked: [], ids: ['a-1', 'p-1'] }));

  it('is reused when the API still accepts it', async () =>
    expect(await comesAgain(15 * minutes + 1, true)).toEqual({ asked: ['check'], ids: ['a-1', 'p-1'] }));

  it('that is invalid is replaced, and the player session goes with it', async () =>
    expect(await comesAgain(15 * minutes + 1, false)).toEqual({ asked: ['check', 'anon'], ids: ['a-2', null] }));
});

describe('a newcomer’s anonymous session', () => {
  it('is asked for once and kept', async () => {
    const { session, said, error } = await opened({
      anon: () => Promise.resolve({ anonSessionId: 'a-1' }) as ReturnType<SessionApi['anon']>,
    });
    expect([session.anonymousId, said, error]).toEqual(['a-1', [], null]);
  });

  it('logs that there is none while the API is away, and why', async () => {
    const { session, said, causes, error } = await opened({ anon: () => Promise.reject(new ApiUnavailable('away')) });
    expect([session.anonymousId, said]).toEqual([null, ['No session id! away']]);
    expect(causes).toEqual([error]);
    expect(error).toBeInstanceOf(ApiUnavailable);
  });

  it('logs what else went wrong with the anonymous session', async () => {
    const { said, error } = await opened({ anon: () => Promise.reject(new TerritoryRestricted()) });
    expect(said).toEqual(['Handle anon session error: TerritoryRestricted']);
    expect(error).toBeInstanceOf(TerritoryRestricted);
  });
});
