/**
 * No body is held that nobody asked for. Every route and every call has a cap: one byte more is refused with 413 where the length is said, and
 * while it comes where it is not; and who has no right to send anything is told so first. Routes come from the build and calls from the contract.
 */
import { allCalls } from 'contract/index';
import { longestBodyOf, type Call } from 'contract/call';
import { languages, longestBody } from 'contract/constants';
import { documentMaximum } from 'contract/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestAside } from '~/documents/multipart';
import { htmlLang } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from './harness';
import { freshPlayer } from './harness/player';
import { pour } from './harness/pour';
import { memoryOf, runtimeProcess } from './harness/process-memory';
import { builtRoutes, exampleOf, type Route } from './harness/routes';
import { standing } from './harness/screens';

const megabyte = 1_000_000;

let lantern: Lantern;
let posts: Route[];
let cookies: string;
let session: string;
let anonymous: string;
beforeAll(async () => {
  lantern = await startLantern();
  posts = (await builtRoutes()).filter(({ hasAction }) => hasAction);
  const { visitor, account } = await freshPlayer(lantern);
  cookies = visitor.cookies.header() ?? '';
  session = account.sessionid!;
  anonymous = (await lantern.api.anon()).data.anonSessionId;
});
afterAll(() => lantern.stop());

const ours = (cookie = ''): Record<string, string> => ({
  host: new URL(lantern.origin).host,
  origin: lantern.origin,
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
  'cf-ipcountry': 'DE',
  'content-type': 'application/x-www-form-urlencoded',
  ...(cookie ? { cookie } : {}),
});

const framings = ['said', 'unsaid'] as const;

describe.each(framings)('a body that is one byte too long, its length %s', (framing) => {
  it('is refused by every route of the edge', async () => {
    const taken: string[] = [];
    for (const { path } of posts) {
      const isFile = standing.factsAt(path).takesFile === true;
      const cap = isFile ? documentMaximum + longestAside : longestBody;
      const address = exampleOf(path).replace(/^\/\*$/, '/no-such-page');
      const { status } = await pour(lantern.url, address, cap + 1, framing, {
        ...ours(cookies),
        ...(isFile ? { 'content-type': 'multipart/form-data; boundary=XX' } : {}),
      });
      if (status !== 413) taken.push(`${address}: ${status}`);
    }
    expect(taken).toEqual([]);
    expect(posts.length).toBeGreaterThan(20);
  }, 120_000);

  it('is refused by every call of the API', async () => {
    const taken: string[] = [];
    const writes = allCalls().filter(([, { method }]) => method === 'POST' || method === 'DELETE');
    for (const [name, call] of writes) {
      const { status, text } = await pour(
        lantern.apiUrl,
        pathOf(call),
        longestBodyOf(call) + 1,
        framing,
        {
          'api-key': lantern.variables.API_KEY!,
          'x-player-session': session,
          'x-anon-session': anonymous,
          'content-type': 'application/json',
        },
        { method: call.method, first: call.upload ? '\x89PNG\r\n\x1a\n' : '', isHesitant: framing === 'said' },
      );
      if (status !== 413 || !text.includes('payload_too_large')) taken.push(`${name}: ${status}`);
    }
    expect(taken).toEqual([]);
    expect(writes.length).toBeGreaterThan(20);
  }, 120_000);
});

const pathOf = (call: Call): string => call.path.replace(':documentType', 'identity').replace(/:[A-Za-z]+/g, 'x');

describe('who sends it is asked first', () => {
  it.each(framings)(
    'at every call that needs a key or a session, length %s',
    async (framing) => {
      for (const [name, call] of allCalls().filter(
        ([, { method, session: needed }]) => method === 'POST' && needed === 'player',
      )) {
        const bytes = longestBodyOf(call) + 1;
        expect(
          (
            await pour(
              lantern.apiUrl,
              pathOf(call),
              bytes,
              framing,
              { 'content-type': 'application/json' },
              { isHesitant: true },
            )
          ).status,
          name,
        ).toBe(401);
        expect(
          (
            await pour(
              lantern.apiUrl,
              pathOf(call),
              bytes,
              framing,
              { 'api-key': lantern.variables.API_KEY!, 'content-type': 'application/json' },
              { isHesitant: true },
            )
          ).text,
          name,
        ).toContain('session_expired');
      }
    },
    60_000,
  );

  it.each(framings)(
    'at every screen of a player, length %s',
    async (framing) => {
      const closed = posts.filter(({ path }) => standing.factsAt(path).seenBy === 'player');
      expect(closed.length).toBeGreaterThan(5);
      for (const { path } of closed)
        expect(
          (await pour(lantern.url, exampleOf(path), longestBody + 1, framing, ours(), { isHesitant: true })).status,
          path,
        ).toBe(303);
    },
    60_000,
  );
});

describe('the refusal', () => {
  it('speaks the reader’s language', async () => {
    for (const language of languages) {
      const { status, text } = await pour(
        lantern.url,
        `${language === 'en' ? '' : `/${language}`}/login`,
        longestBody + 1,
        'said',
        { ...ours(), 'accept-language': language === 'en' ? 'en' : 'fr' },
      );
      expect(status).toBe(413);
      expect(text).toContain(`lang="${htmlLang[language]}"`);
      expect(text).toContain(translatorFor(language)('errors.tooLargeTitle'));
    }
  });

  it('lets a body through that is as long as it may be', async () => {
    const field = 'username=somebody1&password=';
    for (const framing of framings)
      expect((await pour(lantern.url, '/login', longestBody, framing, ours(), { first: field })).status).toBe(422);
  });
});

describe('60 MB three times at once, to what nobody may do', () => {
  it.each([
    ['/__ops/till', 'said'],
    ['/__ops/till', 'unsaid'],
    ['/login', 'said'],
    ['/login', 'unsaid'],
    ['/profile/my-account', 'unsaid'],
    ['/sandbox/bank/x', 'unsaid'],
  ] as const)(
    '%s, length %s: the runtime hardly grows',
    async (path, framing) => {
      const house = await startLantern({ qa: false });
      try {
        const memory = memoryOf(runtimeProcess());
        await house.visitor().get('/login');
        await house.visitor().post('/login', { username: 'somebody1', password: 'wrong-password' });
        const before = memory.now();
        memory.forget();
        const told = await Promise.all([1, 2, 3].map(() => pour(house.url, path, 60 * megabyte, framing, ours())));
        const [after, peak] = [memory.now(), memory.most()];
        console.log(
          `${path}, ${framing}: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the peak, ${after.toFixed(0)} MB after; ${told.map(({ status }) => status ?? 'cut').join(', ')}`,
        );
        expect(peak - before).toBeLessThan(80);
        for (const { status } of told) expect([null, 303, 401, 404, 413]).toContain(status);
      } finally {
        await house.stop();
      }
    },
    60_000,
  );
});
