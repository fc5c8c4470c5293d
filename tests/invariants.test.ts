/** What has to hold of every screen, every form and every address there is. They are read from the routes and the pages, so that none can be forgotten. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';
import { callsOf, postFormsOf, type PostForm } from './harness/every-form';
import { freshPlayer } from './harness/player';
import { builtRoutes, exampleOf } from './harness/routes';
import { screens, standing } from './harness/screens';

let lantern: Lantern;
let player: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  player = (await freshPlayer(lantern, { balance: 500_00 })).visitor;
  visitor = lantern.visitor();
});
afterAll(() => lantern.stop());

const built = await builtRoutes();
const addresses = [
  ...new Set([...screens.map(({ path }) => path), ...built.map(({ path }) => exampleOf(path))]),
].sort();
/** What a script asks instead of the page. */
const asData = (address: string): string => {
  const [path, query] = address.split('?');
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`;
};

const isNeverKept = (page: Page): boolean => page.headers.get('cache-control') === 'private, no-store';

describe('what is kept of an answer', () => {
  it.each([
    ['a page', (address: string) => address],
    ['its data alone', asData],
  ])(
    '%s for a session is kept by nobody, unless it is the same for everybody',
    async (_, addressed) => {
      const wrong: string[] = [];
      for (const address of addresses.map(addressed)) {
        // A stream of a table never ends.
        if (address.endsWith('/live') || address.endsWith('/live.data')) continue;
        const own = await player.get(address, { follow: false });
        if (isNeverKept(own)) continue;
        const strangers = await lantern.visitor().get(address, { follow: false });
        const isSame = own.status === strangers.status && own.html === strangers.html;
        if (!isSame || own.setCookies.length > 0)
          wrong.push(`${address}: ${own.status} ${own.headers.get('cache-control')}`);
      }
      expect(wrong).toEqual([]);
    },
    240_000,
  );
});

describe('a screen that is a player’s alone', () => {
  const ofPlayers = screens.filter(({ seenBy }) => seenBy === 'player').map(({ path }) => path);
  const acting = built
    .filter(({ path, hasAction }) => hasAction && standing.factsAt(exampleOf(path)).seenBy === 'player')
    .map(({ path }) => exampleOf(path));

  it.each(ofPlayers)('%s gives a visitor nothing of it, as data neither', async (path) => {
    const page = await visitor.get(path, { follow: false });
    expect(page).toHaveStatus(303);
    expect(page).toHaveHeader('location', /^\/$/);
    const data = await visitor.get(asData(path), { follow: false });
    expect(data).toHaveStatus(202);
    expect(data.html).toContain('SingleFetchRedirect');
    for (const answer of [page, data]) expect(isNeverKept(answer), answer.path).toBe(true);
  });

  it.each(acting)('%s takes no post of a visitor', async (path) => {
    const page = await visitor.post(path, { amount: '50' }, { follow: false });
    expect(page).toHaveStatus(303);
    expect(page).toHaveHeader('location', /^\/$/);
    expect(callsOf(page).filter(({ call }) => call.method !== 'GET')).toEqual([]);
  });
});

describe('a territory that the API alone judges', () => {
  /** Calls that name the refusal and that no form of these screens leads to, and where they are tried. */
  const elsewhere: Record<string, string> = {
    walletBet: 'a provider makes it: tests/api/wallet.test.ts',
    startIdentity: 'a link leads there: tests/edge/identity-providers.test.ts',
    finishIdentity: 'the provider leads back there: tests/edge/identity-providers.test.ts',
    completeIdentity: 'after a log-in at a provider: tests/edge/identity-providers.test.ts',
    placeSportsBet: 'no screen of ours yet: tests/api/sports.test.ts',
  };

  it('is obeyed on every form that writes: the restricted page, as on any read, and never a form with an error', async () => {
    const tried = new Map<string, { who: Visitor; page: Page; form: PostForm }>();
    for (const { path, seenBy } of screens)
      for (const [as, who] of [
        ['player', player],
        ['visitor', visitor],
      ] as const) {
        if (seenBy !== 'anybody' && seenBy !== as) continue;
        const page = await who.get(path);
        for (const form of postFormsOf(page)) {
          const key = `${as}: ${form.says}`;
          // One heart of a list stands for all of them.
          if (!tried.has(key)) tried.set(key, { who, page, form });
        }
      }
    const wrong: string[] = [];
    const reached = new Set<string>();
    // The last one bars the console too, but for clearing.
    for (const calls of ['DELETE /player', 'POST /']) await lantern.faults.next(calls, 'restriction_error', 10_000);
    // Whoever logs out has nothing left to be tried with.
    const logOutLast = [...tried].sort(([a], [b]) => Number(a.includes('/logout')) - Number(b.includes('/logout')));
    for (const [says, { who, page, form }] of logOutLast) {
      const answer = await who.post(form.action, form.fields, { from: page, follow: false });
      const writes = callsOf(answer).filter(({ call }) => call.method !== 'GET');
      for (const { name } of writes) reached.add(name);
      if (!isNeverKept(answer)) wrong.push(`${says}: ${answer.headers.get('cache-control')}`);
      const isLed = answer.status === 303 && answer.headers.get('location') === '/access-restricted';
      if (writes.length > 0 && !isLed) wrong.push(`${says}: ${answer.status} ${answer.headers.get('location')}`);
    }
    await lantern.faults.clear();
    expect(wrong).toEqual([]);
    const named = allCalls().filter(
      ([, { method, refusals }]) => method !== 'GET' && refusals?.includes('restriction_error'),
    );
    expect([...named.map(([name]) => name).filter((name) => !reached.has(name))].sort()).toEqual(
      Object.keys(elsewhere).sort(),
    );
  }, 240_000);
});
