/**
 * What people send is in no log line of either Worker. Marked values go into every parameter, query and field of every screen and every call, with
 * the API well, and with the API failing, since lines are written when something goes wrong. Screens come from the build and calls from the
 * contract, so one that is added is tried without a line here.
 */
import { allCalls } from 'contract/index';
import type { Call } from 'contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesOf } from './bad-input/samples';
import { startLantern, type Lantern, type Visitor } from './harness';
import { freshPlayer, logIn } from './harness/player';
import { builtRoutes, type Route } from './harness/routes';

let lantern: Lantern;
let routes: Route[];
beforeAll(async () => {
  lantern = await startLantern();
  routes = await builtRoutes();
});
afterAll(() => lantern.stop());

let count = 0;
/** Another one each time, in the shapes that tokens, names, addresses and passwords have. */
const planted = (): string => {
  count += 1;
  return (
    ['PLANTED', 'plantedToken', 'Planted-', 'planted.person@players.example-', 'pl.4nt3d.planted_'][count % 5]! +
    String(count)
  );
};
const isPlanted = /planted/i;
const leaks = (): string[] => lantern.lines.filter((line) => isPlanted.test(line));

/** Names that forms and addresses of ours have, read from the pages as they are walked, and those of secrets. */
const names = new Set([
  'token',
  'password',
  'passwordConfirm',
  'oldPassword',
  'newPassword',
  'username',
  'email',
  'name',
  'firstName',
  'lastName',
  'address',
  'captcha',
  'captchaId',
  'redirect',
  'next',
  'code',
  'state',
  'order',
  'trumo_order_id',
  'requestId',
  'number',
  'holder',
  'cvc',
  'phone',
  'message',
  'title',
  'provider',
  'tag',
  'tab',
  'page',
  'destinationTag',
  'note',
  'subject',
  'method',
  'amount',
]);
const fields = (): Record<string, string> => Object.fromEntries([...names].map((name) => [name, planted()]));

/** Each way to ask for an address of a route. */
async function walk(visitor: () => Visitor): Promise<void> {
  for (const { path, hasAction } of routes) {
    const address = () => path.replace(/:\w+\??|\*/g, () => encodeURIComponent(planted()));
    const page = await visitor().get(`${address()}?${new URLSearchParams(fields()).toString()}`, { follow: false });
    page.$('[name]').each((_, element) => void names.add(page.$(element).attr('name')!));
    await visitor().get(`/de${address()}`, {
      follow: false,
      headers: { cookie: `__Host-resetToken=${planted()}; playerSessionId=${planted()}.x` },
    });
    // A route that answers without reading what is posted may end the connection under it.
    if (hasAction)
      await visitor()
        .post(address(), fields(), { follow: false })
        .catch((error: Error) => expect(String(error.cause)).toContain('ECONNRESET'));
  }
}

const everythingFails = async (kind: '500' | 'garbage'): Promise<void> => {
  // Faults are staged by a post themselves: those of posts come last.
  for (const method of ['GET', 'POST'] as const) await lantern.faults.next(`${method} /`, kind, 10_000);
};

/** The same input with a marked value for each text in it. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return planted();
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
  return value;
}

/** An input with one text after the other marked, the rest as it should be, so that it gets as far as it can. */
const markedOneByOne = (sample: unknown): unknown[] =>
  typeof sample === 'object' && sample !== null && !Array.isArray(sample)
    ? Object.entries(sample).map(([name, member]) => ({ ...sample, [name]: marked(member) }))
    : [];

async function plantIn(name: string, call: Call, session: string): Promise<void> {
  const query = call.query ? (samplesOf(call.query, name)[0] as Record<string, unknown>) : {};
  // A receipt is made by a round alone; whatever else is in its place is refused.
  const [sample] =
    name === 'verifyRound'
      ? [{ receipt: { round: 'x', seeds: { client: 'x' } } }]
      : call.body
        ? samplesOf(call.body, name)
        : [undefined];
  const bodies =
    sample === undefined
      ? [undefined]
      : [sample, marked(sample), ...markedOneByOne(sample)].map((body) => JSON.stringify(body));
  for (const body of call.body ? [...bodies, `{"password":"${planted()}`] : bodies) {
    const path = call.path.replace(/:[A-Za-z]+/g, () => encodeURIComponent(planted()));
    const search = new URLSearchParams(Object.keys({ ...query, extra: 1 }).map((key) => [key, planted()])).toString();
    for (const player of [session, planted()]) {
      const headers = {
        'api-key': lantern.variables.API_KEY!,
        'x-player-session': player,
        'x-anon-session': planted(),
        'x-client-city': planted(),
        'x-client-ip': planted(),
        'x-signature': planted(),
        'x-provider': planted(),
      };
      await (
        await lantern.api.fetch(`${path}?${search}`, {
          method: call.method,
          headers,
          ...(body === undefined ? {} : { body }),
        })
      ).arrayBuffer();
    }
  }
}

describe('no line of a log holds what somebody sent', () => {
  it('to any screen, as a visitor or a player', async () => {
    const { visitor } = await freshPlayer(lantern);
    await walk(() => lantern.visitor());
    await walk(() => visitor);
    expect(leaks()).toEqual([]);
  }, 180_000);

  it.each(['500', 'garbage'] as const)(
    'to any screen while every call of the API fails: %s',
    async (kind) => {
      const before = lantern.lines.length;
      await everythingFails(kind);
      await walk(() => lantern.visitor());
      await lantern.faults.clear();
      const written = lantern.lines.slice(before);
      expect(leaks()).toEqual([]);
      // Every address with a parameter has had its line, by the pattern of its route.
      const parametrised = routes.filter(({ path, hasView }) => path.includes(':') && hasView).map(({ path }) => path);
      const told = (path: string) => written.some((line) => line.includes(`"route":${JSON.stringify(path)}`));
      expect(parametrised.filter((path) => !told(path))).toEqual([]);
    },
    180_000,
  );

  it('to any call', async () => {
    const session = (await lantern.players.make()).sessionid!;
    for (const [name, call] of allCalls()) await plantIn(name, call, session);
    expect(leaks()).toEqual([]);
    expect(lantern.lines.length).toBeGreaterThan(allCalls().length);
  }, 180_000);

  it('and none of a log-in, a mailed link and a session', async () => {
    const account = await lantern.players.make();
    await logIn(lantern, account);
    const visitor = lantern.visitor();
    await visitor.post('/forgot-password', { email: account.email });
    await expect.poll(() => lantern.mailbox.latestFor(account.email).catch(() => null)).not.toBeNull();
    const mail = await lantern.mailbox.latestFor(account.email);
    const link = new URL(mail.link);
    await everythingFails('500');
    await lantern.visitor().get(link.pathname + link.search);
    await lantern.visitor().get(`/de${link.pathname}?again=${encodeURIComponent(mail.link)}`);
    await lantern.faults.clear();
    const said = lantern.lines.join('\n');
    for (const secret of [
      account.email,
      account.password,
      account.username,
      account.sessionid!,
      link.pathname.split('/').at(-1)!,
    ])
      expect(said).not.toContain(secret);
  });
});

describe('a text that is cut', () => {
  const edge = `${'a'.repeat(59)}😀${'b'.repeat(3)}`;
  it.each([
    '/casino?provider=',
    '/casino?title=',
    '/search?title=',
    '/search?provider=',
    '/search/suggestions?title=',
    '/livecasino?provider=',
    '/news?tag=',
    '/de/casino?provider=',
  ])('%s is never cut inside a character', async (address) => {
    for (const text of [edge, `${'a'.repeat(58)}😀😀`, '😀'.repeat(80), '👨‍👩‍👧'.repeat(30)]) {
      const page = await lantern.visitor().get(address + encodeURIComponent(text));
      expect(page.status, text).toBeLessThan(500);
      expect(page.html).not.toContain('\uFFFD');
    }
  });
});
