/**
 * Every field of every call, made wrong in every way that its kind can be: refused by an envelope with a code, and nothing has moved.
 * The fields come from the contract, so a call that is added is tried without a line here; one whose input can't be made up, or whose
 * signature nobody here knows, fails.
 */
import { createHmac } from 'node:crypto';
import { allCalls } from 'contract/index';
import type { Call } from 'contract/call';
import { Envelope } from 'contract/envelope';
import { resultCodes } from 'contract/result-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { BtcpayServer } from '../harness/gateways/btcpay-server';
import { CardPage } from '../harness/gateways/card-page';
import { providersKnown, signedBy } from '../harness/game-provider';
import { feedSecret } from '../harness/odds-feed';
import { samplesOf } from './samples';
import { spoiltBodies, spoiltTexts } from './spoilt';

const [btcpay, page] = [new BtcpayServer(), new CardPage()];

interface Subject {
  id: string;
  session: string;
}

let lantern: Lantern;
let anonymous: string;
let player: Subject;
let stranger: Subject;
let strangerBefore: unknown;
/** Bodies that nobody can make up. */
const known: Record<string, unknown[]> = {};
/** Ids of what belongs to the stranger. */
let foreign: string[];

async function someone(): Promise<Subject> {
  const { playerId, sessionid } = await lantern.players.make({ balance: 300_00 });
  return { id: playerId, session: sessionid! };
}

beforeAll(async () => {
  await Promise.all([btcpay.start(), page.start()]);
  lantern = await startLantern({
    api: {
      ...providersKnown('acme'),
      CHAT_KEY: 'a-key-of-the-chat-for-tests',
      ...btcpay.variables,
      ...page.variables,
      SPORTS_FEED_SECRET: feedSecret,
    },
  });
  anonymous = (await lantern.api.anon()).data.anonSessionId;
  [player, stranger] = [await someone(), await someone()];
  const caller = { player: stranger.session };
  const { data: round } = await lantern.api.playRound(
    { body: { gameid: 'lantern-festival', mode: 'real', stake: 20, requestId: 'a-round-of-the-stranger-1' } },
    caller,
  );
  const { data: withdrawal } = await lantern.api.withdraw(
    { body: { method: 'card', amount: 20_00, requestId: 'a-withdrawal-of-the-stranger' } },
    caller,
  );
  const { id: bonus } = await lantern.bonuses.give(stranger.id, { amount: 10_00 });
  foreign = [round.id, withdrawal.id, bonus, stranger.id];
  strangerBefore = await stateOf(stranger);
  known.verifyRound = [{ receipt: (await lantern.api.getRound({ params: { id: round.id } }, caller)).data }];
});
afterAll(async () => {
  await lantern.stop();
  await Promise.all([btcpay.gateway.stop(), page.gateway.stop()]);
});

/** What a player has and is, as far as any call could have changed it. */
async function stateOf({ id, session }: Subject): Promise<unknown> {
  const caller = { player: session };
  const { api } = lantern;
  const [books, ...answers] = await Promise.all([
    lantern.reconcile(id),
    api.getPlayer({}, caller),
    api.getLimits({}, caller),
    api.transactions({ body: {} }, caller),
    api.gamingHistory({ body: {} }, caller),
    api.pendingWithdrawals({}, caller),
    api.bonuses({}, caller),
    api.sportsBets({}, caller),
    api.playerDocuments({}, caller),
    api.getSeeds({}, caller),
    api.playerMessages({}, caller),
  ]);
  return { books, answers: answers.map(({ data }) => data) };
}

/** Signs a body as who makes the call would: bad input is to be met behind the signature. */
function signatureOf({ path }: Call, body: string, now: number): Record<string, string> {
  const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
  if (path.startsWith('/wallet/')) return signedBy('acme', String(now), body);
  if (path === '/cashier/notify/btcpay') return { 'btcpay-sig': `sha256=${hmac(btcpay.webhookSecret, body)}` };
  if (path === '/cashier/notify/checkout')
    return {
      'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${hmac(page.webhookSecret, `${Math.floor(Date.now() / 1000)}.${body}`)}`,
    };
  if (path === '/sports/feed') return { 'x-signature': hmac(feedSecret, body) };
  if (path.startsWith('/cashier/notify/')) return { 'x-signature': hmac(lantern.variables.PAYMENT_SECRET!, body) };
  throw new Error(`Nobody here can sign ${path}.`);
}

const isSigned = ({ refusals }: Call): boolean => refusals?.includes('invalid_signature') ?? false;

interface Told {
  status: number;
  code: string;
}

/** An answer's status and code. @throws when it is no envelope, or its status is not its code's */
async function send(
  call: Call,
  {
    params = {},
    query = {},
    body,
  }: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
): Promise<Told> {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = {
    'api-key': lantern.variables.API_KEY!,
    'x-anon-session': anonymous,
    ...(call.session === 'player' || call.personal ? { 'x-player-session': player.session } : {}),
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    ...(isSigned(call) ? signatureOf(call, text ?? '', await lantern.clock.now()) : {}),
  };
  const response = await lantern.api.fetch(`${path}${search ? `?${search}` : ''}`, {
    method: call.method,
    headers,
    body: text,
  });
  // A HEAD has no body: its status is all that it says.
  if (call.method === 'HEAD')
    return {
      status: response.status,
      code:
        Object.entries(resultCodes).find(([, status]) => status === response.status)?.[0] ?? String(response.status),
    };
  const { info } = Envelope.parse(await response.json());
  if (response.status !== (resultCodes as Record<string, number>)[info.resultCode])
    throw new Error(`${response.status} with ${info.resultCode}`);
  return { status: response.status, code: info.resultCode };
}

interface Attempt {
  says: string;
  input: Parameters<typeof send>[1];
  /** Refused by the contract, or by its kind. */
  isRefused: boolean;
}

/** Half a character becomes U+FFFD at the door. */
const asItArrives = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\\ud800', '\ufffd'));

/** A receipt is only played again and compared: a number that none can have makes it untrue, which the answer says. */
const isOnlyLookedAt = (name: string): boolean => name === 'verifyRound';
const beyondReceipts = ['a huge number', 'a number beyond the exact ones'];

/** What is tried of a call: each field of its path, its query and its body, wrong alone. */
function attemptsAt(name: string, call: Call): Attempt[] {
  const first = (schema: Call['params'], where: string) =>
    schema
      ? Object.fromEntries(
          Object.entries(samplesOf(schema, `${name}.${where}`)[0] as object)
            .filter(([, value]) => value !== undefined)
            .map(([key, value]) => [key, String(value)]),
        )
      : {};
  const [params, query] = [first(call.params, 'params'), first(call.query, 'query')];
  const bodies = call.body ? (known[name] ?? samplesOf(call.body, name)) : [undefined];
  const base = { params, query, body: bodies[0] };
  for (const [schema, sample] of [
    [call.params, params],
    [call.query, query],
    ...bodies.map((body) => [call.body, body] as const),
  ] as const) {
    if (schema && !schema.safeParse(sample).success)
      throw new Error(`${name}: ${JSON.stringify(sample)} was meant to be right.`);
  }
  const refused = (schema: NonNullable<Call['body']>, value: unknown, isWrong: boolean) =>
    isWrong || !schema.safeParse(asItArrives(value)).success;
  const tried = new Set<string>();
  const isNew = ({ says }: { says: string }) => !tried.has(says) && tried.add(says);
  // Who signs may tell of less than nothing.
  const isNegative = (says: string) => says.endsWith(': a negative number') && !isSigned(call) && !isOnlyLookedAt(name);
  const isFine = (says: string) => isOnlyLookedAt(name) && beyondReceipts.some((each) => says.endsWith(each));
  return [
    ...(call.params
      ? spoiltTexts(call.params, params, foreign).map(({ says, value, isWrong }) => ({
          says: `path, ${says}`,
          input: { ...base, params: value },
          isRefused: refused(call.params!, value, isWrong),
        }))
      : []),
    ...(call.query
      ? spoiltTexts(call.query, query, foreign).map(({ says, value, isWrong }) => ({
          says: `query, ${says}`,
          input: { ...base, query: value },
          isRefused: refused(call.query!, value, isWrong),
        }))
      : []),
    ...(call.body
      ? bodies
          .flatMap((body) => spoiltBodies(call.body!, body, foreign))
          .filter(isNew)
          .map(({ says, value, isWrong }) => ({
            says: `body, ${says}`,
            input: { ...base, body: value },
            isRefused: refused(call.body!, value, (isWrong && !isFine(says)) || isNegative(says)),
          }))
      : []),
  ];
}

/** So many at a time: one after the other takes minutes. */
const together = 16;

async function tell(
  call: Call,
  attempts: readonly Attempt[],
  judge: (told: Told, says: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let from = 0; from < attempts.length; from += together) {
    await Promise.all(
      attempts.slice(from, from + together).map(async ({ says, input }) => {
        const told = await send(call, input).catch((error: unknown) => ({ status: 0, code: String(error) }));
        if (!judge(told, says)) wrong.push(`${says}: ${told.status} ${told.code}`);
      }),
    );
  }
  return wrong;
}

/** What a caller of the right kind is told of a wrong input. A path that names what can't be is not found; a body is at fault itself. */
const isRefusal = ({ status, code }: Told, says: string): boolean =>
  status >= 400 && status < 500 && (code === 'invalid_request' || (code === 'not_found' && says.startsWith('path, ')));

const withInput = allCalls().filter(([, { params, query, body }]) => params ?? query ?? body);

describe('a wrong field of a call', () => {
  it.each(withInput)('%s: is refused, and nothing has moved', { timeout: 120_000 }, async (name, call) => {
    const attempts = attemptsAt(name, call);
    expect(attempts.length).toBeGreaterThan(0);
    const before = await stateOf(player);
    expect(
      await tell(
        call,
        attempts.filter(({ isRefused }) => isRefused),
        isRefusal,
      ),
    ).toEqual([]);
    expect(await stateOf(player)).toEqual(before);
  });

  it.each(withInput)('%s: what is merely strange never breaks it', { timeout: 120_000 }, async (name, call) => {
    const strange = attemptsAt(name, call).filter(({ isRefused }) => !isRefused);
    expect(
      await tell(call, strange, ({ status, code }) => status > 0 && status < 500 && code !== 'invalid_signature'),
    ).toEqual([]);
  });
});

it('has left the stranger, whose ids were named, as he was', async () => {
  expect(await stateOf(stranger)).toEqual(strangerBefore);
  expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
});
