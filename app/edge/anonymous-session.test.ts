import { describe, expect, it } from 'vitest';
import { ApiUnavailable, TerritoryRestricted } from '~/casino-api';
import type { SessionApi } from '~/casino-api/session';
import { AnonymousSession } from './anonymous-session';
import { CookieJar } from './cookies';
import { EdgeSession } from './session';

async function opened(api: Partial<SessionApi>) {
  const session = new EdgeSession(await CookieJar.open(null, true, 'secret'), () => 0);
  const said: string[] = [];
  const anonymous = new AnonymousSession(session, () => api as SessionApi, (message) => said.push(message));
  const error = await anonymous.ensure().then(() => null, (fault: unknown) => fault);
  return { session, said, error };
}

describe('a newcomer’s anonymous session', () => {
  it('is asked for once and kept', async () => {
    const { session, said, error } = await opened({ anon: () => Promise.resolve({ anonSessionId: 'a-1' }) as ReturnType<SessionApi['anon']> });
    expect([session.anonymousId, said, error]).toEqual(['a-1', [], null]);
  });

  it('logs that there is none while the API is away', async () => {
    const { session, said, error } = await opened({ anon: () => Promise.reject(new ApiUnavailable('away')) });
    expect([session.anonymousId, said]).toEqual([null, ['No session id!']]);
    expect(error).toBeInstanceOf(ApiUnavailable);
  });

  it('logs what else went wrong with the anonymous session', async () => {
    const { said, error } = await opened({ anon: () => Promise.reject(new TerritoryRestricted()) });
    expect(said).toEqual(['Handle anon session error']);
    expect(error).toBeInstanceOf(TerritoryRestricted);
  });
});
