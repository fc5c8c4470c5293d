/** Every page and every act of every desk, by who may see and do it: the list is that of the routes, so that nothing new is forgotten. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorRoles, type OperatorRole } from '../../casino-api/src/features/operators';
import type { Act } from '../../casino-api/src/operator/desk';
import { allDesks } from '../../casino-api/src/operator/routes';
import { startLantern, type Lantern } from '../harness';
import { Access } from '../harness/access';
import { blockForm } from '../harness/operators';

const desks = allDesks(() => []);
const acts = desks.flatMap((desk) =>
  Object.entries(desk.acts).map(([step, act]: [string, Act]) => ({ path: desk.path, step, act })),
);
const named = ({ path, step }: (typeof acts)[number]): string => `${path.replace('/__ops/', '')} ${step}`;

let access: Access;
let lantern: Lantern;
const addressOf = (role: string): string => `${role}@lantern.example`;
const signedIn = new Map<string, { cookie: string; token: string }>();
beforeAll(async () => {
  access = await new Access().start();
  lantern = await startLantern({
    api: { ACCESS_ISSUER: access.issuer, ACCESS_AUDIENCE: access.audience, OPERATOR_ADMINS: addressOf('admin') },
  });
  const database = await lantern.database();
  for (const role of operatorRoles)
    await database
      .prepare('INSERT INTO operator_roles (email, role, granted_at, granted_by) VALUES (?, ?, 0, ?)')
      .bind(addressOf(role), role, 'the test')
      .run();
  for (const role of ['ada', ...operatorRoles]) await signIn(role);
  for (const role of operatorRoles)
    await database
      .prepare('INSERT INTO operator_roles (email, role, granted_at, granted_by) VALUES (?, ?, 0, ?)')
      .bind(addressOf('ada'), role, 'the test')
      .run();
});
afterAll(async () => {
  await lantern.stop();
  await access.stop();
});

async function signIn(role: string): Promise<void> {
  const visitor = lantern.visitor();
  const token = access.token({ email: addressOf(role) });
  const headers = { 'cf-access-jwt-assertion': token };
  expect((await visitor.post('/__ops/sign-in', { to: '' }, { headers, follow: false })).status).toBe(303);
  signedIn.set(role, { cookie: visitor.cookies.header()!, token });
}
const headersOf = (role: string, token = signedIn.get(role)!.token) => ({
  'cf-access-jwt-assertion': token,
  cookie: signedIn.get(role)!.cookie,
});
const post = (role: string, path: string, form: Record<string, string>, token?: string) =>
  lantern.visitor().post(path, form, { headers: headersOf(role, token), follow: false });
const someForm = (step: string) => ({ step, note: 'as agreed', press: crypto.randomUUID(), player: 'x', id: 'x' });

const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await (
      await lantern.database()
    )
      .prepare(sql)
      .bind(...values)
      .all<Row & Record<string, unknown>>()
  ).results;
const logged = () =>
  rows<{ actor: string; action: string; subject: string }>(
    'SELECT actor, action, subject FROM operator_log ORDER BY seq',
  );

/** What the product promises of each act: by whom it is done, and whether it asks for a proof of the last minutes. */
const promised: Record<string, string> = {
  ...{
    'players block': 'support risk',
    'players unblock': 'risk',
    'players change_block': 'risk',
    'players end_sessions': 'support risk',
  },
  ...{ 'players note': 'support payments identity risk', 'players mail_again': 'support' },
  ...{ 'players lower_limit': 'support risk', 'players exclude': 'support risk' },
  ...{ 'players export': 'identity risk, fresh', 'players correct': 'payments, fresh', 'players erase': 'risk, fresh' },
  ...{ 'till approve': 'payments, fresh', 'till pay': 'payments, fresh', 'till reject': 'payments, fresh' },
  ...{ 'till turn_off': 'payments', 'till turn_on': 'payments', 'methods set': 'payments, fresh' },
  ...{ 'exceptions decide': 'payments risk, fresh', 'books close': 'payments admin' },
  ...{ 'support answer': 'support risk', 'support escalate': 'support risk', 'support complaint': 'support risk' },
  ...{ 'support close': 'support risk', 'support reopen': 'support risk' },
  ...{ 'care contact': 'support risk', 'care mark': 'support risk', 'care unmark': 'risk' },
  ...{ 'documents approve': 'identity', 'documents ask': 'identity', 'documents reject': 'identity' },
  ...{ 'bonuses make_code': 'bonus, fresh', 'bonuses end_code': 'bonus', 'bonuses make_offer': 'bonus, fresh' },
  ...{ 'bonuses change_offer': 'bonus, fresh', 'bonuses end_offer': 'bonus', 'bonuses check_list': 'bonus' },
  ...{ 'bonuses work_list': 'bonus', 'bonuses give_list': 'bonus, fresh', 'bonuses check': 'bonus' },
  ...{ 'bonuses grant': 'bonus, fresh', 'hosts finish': 'support bonus' },
  ...{ 'loyalty set': 'bonus, fresh', 'loyalty withdraw': 'bonus, fresh' },
  ...{ 'races make': 'bonus, fresh', 'races change': 'bonus, fresh', 'races cancel': 'bonus' },
  'races end_series': 'bonus',
  ...{ 'content write': 'content', 'content upload': 'content', 'content restore': 'content' },
  ...{ 'content take_down': 'content', 'content put_back': 'content' },
  ...{ 'games game_off': 'content risk', 'games game_on': 'content risk', 'games arrange': 'content' },
  ...{ 'games title_add': 'content, fresh', 'games title_correct': 'content, fresh' },
  ...{ 'games title_off': 'content risk', 'games title_picture': 'content', 'games title_picture_off': 'content' },
  ...{ 'switches provider_off': 'risk admin, fresh', 'switches provider_on': 'risk admin, fresh' },
  ...{ 'switches country_off': 'risk admin, fresh', 'switches country_on': 'risk admin, fresh' },
  ...{ 'switches maintenance_off': 'risk admin, fresh', 'switches maintenance_on': 'risk admin, fresh' },
  ...{ 'sports terms': 'sports', 'sports result': 'sports, fresh' },
  ...{ 'sports void_match': 'sports, fresh', 'sports void_market': 'sports, fresh' },
  ...{ 'operators grant': 'admin, fresh', 'operators take': 'admin, fresh' },
  'requests confirm': 'support payments identity content bonus sports risk admin, fresh',
  'requests decline': 'support payments identity content bonus sports risk admin',
};

it('each act is of the roles, and asks for the proof, that it is written down with here', () => {
  const inOrder = (wanted: readonly OperatorRole[]) => operatorRoles.filter((role) => wanted.includes(role)).join(' ');
  expect(
    Object.fromEntries(
      acts.map((of) => [named(of), `${inOrder(of.act.roles)}${of.act.needsFreshProof ? ', fresh' : ''}`]),
    ),
  ).toEqual(promised);
});

describe('an act', () => {
  it.each(acts)(
    '$path $step is refused to every role that lacks it, and each refusal is logged',
    async ({ path, step, act }) => {
      const strangers = operatorRoles.filter((role) => !act.roles.includes(role));
      const before = (await logged()).length;
      for (const role of strangers) expect((await post(role, path, someForm(step))).status, role).toBe(403);
      expect((await logged()).slice(before)).toEqual(
        strangers.map((role) => ({ actor: addressOf(role), action: 'refused', subject: `${path} ${step}` })),
      );
    },
  );

  it.each(acts)(
    '$path $step is refused to a session whose token is over, for elsewhere, or of a strange key',
    async ({ path, step, act }) => {
      const role = act.roles[0]!;
      const now = Math.floor(Date.now() / 1_000);
      const email = addressOf(role);
      const before = (await logged()).length;
      for (const token of [
        access.token({ email, iat: now - 7_200, exp: now - 3_600 }),
        access.token({ email, aud: ['another'] }),
        access.token({ email }, { key: access.strangeKey }),
        // Somebody else's good token does not go with this session.
        signedIn.get(role === 'support' ? 'content' : 'support')!.token,
      ])
        expect((await post(role, path, someForm(step), token)).status).toBe(401);
      expect((await logged()).length).toBe(before);
    },
  );

  it('is none that nobody knows', async () => {
    for (const { path, acts: known } of desks)
      if (Object.keys(known).length > 1)
        for (const step of ['', 'no_such_act', '__proto__', 'constructor'])
          expect((await post('ada', path, someForm(step))).status, `${path} ${step}`).toBe(422);
  });
});

describe('a page', () => {
  it.each(desks)('of $path is shown to its roles alone', async ({ path, roles }) => {
    for (const role of operatorRoles) {
      const { status } = await lantern
        .visitor()
        .get(path, { headers: { ...headersOf(role), accept: 'text/html' }, follow: false });
      expect(status, role).toBe((roles as readonly OperatorRole[]).includes(role) ? 200 : 403);
    }
  });
});

/** Of these the scenarios stand in two-persons, large-grants, exceptions, erasure, sports-feed and the tests of the desks. */
const ofTwo = [
  ...['bonuses change_offer', 'bonuses give_list', 'bonuses grant', 'bonuses make_code', 'bonuses make_offer'],
  ...['exceptions decide', 'games title_add', 'games title_correct', 'loyalty set', 'loyalty withdraw'],
  ...['methods set', 'operators grant', 'players correct', 'players erase', 'races change', 'races make'],
  ...['sports result', 'sports void_market', 'sports void_match', 'till approve'],
];

describe('what takes two persons', () => {
  it('is this, and a scenario stands for each', () => {
    expect(
      acts
        .filter(({ act }) => act.ofTwo)
        .map(named)
        .sort(),
    ).toEqual(ofTwo);
  });

  it.each(acts.filter(({ act }) => act.ofTwo))(
    '$path $step is confirmed by nobody who asked, whatever is posted',
    async ({ path, step, act }) => {
      const database = await lantern.database();
      const id = crypto.randomUUID();
      await database
        .prepare(
          'INSERT INTO operator_requests (id, desk, act, form, says, subject, asked_by, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, 0)',
        )
        .bind(
          id,
          path,
          step,
          new URLSearchParams(someForm(step)).toString(),
          'a request',
          `of ${path} ${step}`,
          addressOf('ada'),
        )
        .run();
      for (const more of [
        {} as Record<string, string>,
        { askedBy: 'ben@lantern.example' },
        { actor: 'ben@lantern.example', decision: 'confirmed' },
      ])
        expect((await post('ada', '/__ops/requests', { request: id, step: 'confirm', ...more })).status).toBe(403);
      for (const role of operatorRoles.filter((each) => !act.roles.includes(each))) {
        expect((await post(role, '/__ops/requests', { request: id, step: 'confirm' })).status, role).toBe(403);
        expect((await post(role, '/__ops/requests', { request: id, step: 'decline' })).status, role).toBe(403);
      }
      expect(await rows('SELECT decision FROM operator_requests WHERE id = ?', id)).toEqual([{ decision: null }]);
      // A second one decides once: both answers of two at the same moment can't stand.
      const second = act.roles[0]!;
      const both = await Promise.all(
        [1, 2].map(() => post(second, '/__ops/requests', { request: id, step: 'decline' })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    },
  );

  it.each(['till approve', 'players correct', 'operators grant'])(
    '%s is not done by one who names a second person in the form',
    async (name) => {
      const { path, step } = acts.find((each) => named(each) === name)!;
      const before = await logged();
      const form = {
        ...someForm(step),
        askedBy: 'ben@lantern.example',
        email: 'eve@lantern.example',
        role: 'admin',
        amount: '5',
      };
      await post('ada', path, form);
      expect((await logged()).slice(before.length).filter(({ action }) => action !== 'asked')).toEqual([]);
      expect(await rows("SELECT role FROM operator_roles WHERE email = 'eve@lantern.example'")).toEqual([]);
    },
  );
});

/** A post of each act that needs nothing to stand before; of the others the double press is tried where they are (tests of the desks, of the till, of sports). */
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
type Form = Record<string, string>;
const samples: Record<string, () => Form | Promise<Form>> = {
  'games game_off': () => ({ id: 'lantern-festival' }),
  'games game_on': () => ({ id: 'lantern-festival' }),
  'games arrange': () => ({ id: 'lantern-festival', place: '3', isNew: 'yes', isJackpot: '' }),
  'switches provider_off': () => ({ subject: 'lantern' }),
  'switches provider_on': () => ({ subject: 'lantern' }),
  'switches country_off': () => ({ subject: 'SE' }),
  'switches country_on': () => ({ subject: 'SE' }),
  'switches maintenance_on': () => ({}),
  'switches maintenance_off': () => ({}),
  'bonuses make_code': () => ({ code: 'ONCE7', 'name-en': 'Once', amount: '7' }),
  'bonuses end_code': () => ({ code: 'ONCE7' }),
  'races make': () => ({
    ...{ id: 'once-only', 'title-en': 'Once', 'summary-en': 'Once.', score: 'points_wagered', games: 'all' },
    ...{ starts: soon(600), ends: soon(700), prizes: '10', repeats: 'weekly' },
  }),
  'races change': async () => ({ ...(await samples['races make']!()), repeats: '', prizes: '20' }),
  'races end_series': () => ({ id: 'once-only' }),
  'races cancel': () => ({ id: 'once-only' }),
  'bonuses make_offer': () => offer,
  'bonuses change_offer': () => ({ ...offer, percent: '60' }),
  'bonuses end_offer': () => ({ url: 'once-only' }),
  'players note': async () => ({ player: await person() }),
  'players block': async () => blockForm(await person()),
  'players unblock': async () => ({ player: await person() }),
  'players end_sessions': async () => ({ player: await person() }),
  'players mail_again': async () => ({ player: await person(), mail: 'reset' }),
  'players lower_limit': async () => ({ player: await person(), limit: '100' }),
  'players export': async () => ({ player: await person() }),
  'players exclude': async () => ({ player: await person(), asked: 'yes' }),
  'care contact': async () => ({ player: await person(), way: 'phone', outcome: 'spoken' }),
  'care mark': async () => ({ player: await person() }),
  'care unmark': async () => ({ player: await person() }),
  'support complaint': () => message(),
  'support answer': async () => ({ ...(await message()), text: 'We have looked into it.' }),
  'support escalate': async () => ({ ...(await message()), text: 'You may turn to dispute resolution.' }),
  'support close': () => message(),
  'support reopen': () => message(),
  'hosts finish': async () => {
    await (
      await lantern.database()
    )
      .prepare(
        "INSERT OR IGNORE INTO host_tasks (id, kind, player_id, username, level, created_at) VALUES ('once', 'new_vip', 'x', 'x', 21, 0)",
      )
      .run();
    return { task: 'once' };
  },
  'till turn_off': () => ({ method: 'card' }),
  'till turn_on': () => ({ method: 'card' }),
  'books close': () => ({}),
  'sports terms': () => ({ scope: 'all', term: 'margin', value: '5' }),
  'operators take': async () => {
    await (
      await lantern.database()
    )
      .prepare(
        "INSERT OR IGNORE INTO operator_roles (email, role, granted_at, granted_by) VALUES ('leaver@lantern.example', 'support', 0, 'the test')",
      )
      .run();
    return { email: 'leaver@lantern.example', role: 'support' };
  },
  'content write': () => ({
    ...{ isNew: 'yes', section: 'news', url: 'once-only', tag: 'house', 'title-en': 'Once', 'summary-en': 'Once.' },
    body: 'Once.',
  }),
  'content take_down': () => ({ section: 'news', url: 'once-only' }),
  'content put_back': () => ({ section: 'news', url: 'once-only' }),
  'content restore': async () => {
    const [version] = await rows<{ at: number }>("SELECT at FROM content_versions WHERE url = 'once-only' ORDER BY at");
    return { section: 'news', url: 'once-only', version: String(version!.at) };
  },
};

/** Acts that need more to stand before: by the file in which they are pressed twice, or at once by two. */
const elsewhere: Record<string, string> = {
  ...{ 'till approve': 'edge/till', 'till pay': 'edge/till', 'till reject': 'edge/till' },
  ...{ 'exceptions decide': 'edge/exceptions', 'documents approve': 'edge/documents-desk' },
  ...{ 'documents reject': 'edge/documents-desk', 'documents ask': 'edge/documents-desk' },
  ...{ 'bonuses check_list': 'edge/grant-lists', 'bonuses give_list': 'edge/grant-lists' },
  ...{ 'bonuses work_list': 'edge/grant-lists', 'bonuses grant': 'edge/desks', 'bonuses check': 'edge/desks' },
  ...{ 'content upload': 'edge/pictures-desk', 'players correct': 'edge/two-persons' },
  ...{ 'methods set': 'edge/methods-desk', 'games title_add': 'edge/titles-desk' },
  ...{ 'games title_correct': 'edge/titles-desk', 'games title_off': 'edge/titles-desk' },
  ...{ 'games title_picture': 'edge/title-pictures', 'games title_picture_off': 'edge/title-pictures' },
  ...{ 'loyalty set': 'edge/loyalty-desk', 'loyalty withdraw': 'edge/loyalty-desk' },
  ...{ 'players erase': 'edge/erasure', 'players change_block': 'edge/personal-acts' },
  ...{ 'operators grant': 'edge/two-persons', 'requests confirm': 'edge/two-persons' },
  ...{ 'requests decline': 'edge/desk-acts', 'sports result': 'api/sports-feed' },
  ...{ 'sports void_match': 'api/sports-feed', 'sports void_market': 'edge/two-persons' },
};

let known: Promise<string> | null = null;
/** One player for all acts about one. */
const person = (): Promise<string> => (known ??= lantern.players.make({}).then(({ playerId }) => playerId));
const offer = {
  ...{ url: 'once-only', 'title-en': 'Once', 'summary-en': 'Once.', way: 'deposit', limit: 'once' },
  ...{ percent: '50', most: '40', minimum: '20', days: '7', segment: 'everybody' },
};
/** A message to support, as its operator last saw it. */
async function message(): Promise<Form> {
  await rows(
    "INSERT OR IGNORE INTO contact_messages (reference, name, email, message, language, written_at) VALUES ('C-0000ACE5', 'Mira', 'mira@mail.example', 'Hello', 'en', ?)",
    Date.now(),
  );
  const [now] = await rows<{ state: string; answers: number }>(
    "SELECT state, answers FROM contact_messages WHERE reference = 'C-0000ACE5'",
  );
  return { ticket: 'C-0000ACE5', state: now!.state, answers: String(now!.answers) };
}

describe('the same act twice', () => {
  it('is tried of every act that there is', () => {
    const tried = [...Object.keys(samples), ...Object.keys(elsewhere)];
    expect(new Set(tried).size).toBe(tried.length);
    expect(tried.sort()).toEqual(acts.map(named).sort());
    for (const [name, file] of Object.entries(elsewhere))
      expect(readFileSync(`tests/${file}.test.ts`, 'utf8'), name).toContain(name.split(' ')[1]!);
  });

  it.each(Object.keys(samples))('%s is done once and logged once, also at the same moment', async (name) => {
    const { path, step } = acts.find((each) => named(each) === name)!;
    const form = { ...someForm(step), ...(await samples[name]!()) };
    const before = (await logged()).length;
    const answers = await Promise.all([1, 2, 3].map(() => post('ada', path, form)));
    // An export is a file, everything else leads back to its desk.
    expect(answers.map(({ status }) => status)).toContain(name === 'players export' ? 200 : 303);
    expect((await post('ada', path, form)).status).toBeLessThan(500);
    // What a player's object has done is told a moment later.
    await expect.poll(async () => (await logged()).length - before).toBe(1);
    await lantern.clock.now();
    expect((await logged()).length - before).toBe(1);
  });
});

it('what moves money or rights asks for a proof of the last minutes, each of it', async () => {
  await lantern.clock.advance({ minutes: 11 });
  const fresh = acts.filter(({ act }) => act.needsFreshProof);
  expect(fresh.length).toBeGreaterThan(15);
  const before = (await logged()).length;
  for (const { path, step, act } of fresh)
    expect((await post(act.roles[0]!, path, someForm(step))).status, `${path} ${step}`).toBe(401);
  expect((await logged()).length).toBe(before);
});
