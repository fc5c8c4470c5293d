/** Players who came by the product's own road: registration, the mailed link, log-in, contact details. */
import { randomBytes } from 'node:crypto';
import { until as askUntil } from '../harness/until';
import { wait } from './pace';
import { NoAnswer, type Reply, type Sent, type TorturedApi } from './tortured-api';

export interface TorturedPlayer {
  id: string;
  index: number;
  username: string;
  headers: Record<string, string>;
}

export const password = 'Lantern-light-1';

/** Storage that is asked past the API by a connection which the busy runtime dropped. */
const isCutOff = (error: unknown): boolean => error instanceof TypeError && error.message === 'fetch failed';

/** Asks until `isThere` says so; no answer is no end of it. @throws after `patience` ms, saying what was waited for */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  isThere: (value: T) => boolean,
  patience = 30_000,
): Promise<T> {
  const answered = () =>
    ask().then(
      (value) => ({ value }),
      (error: unknown) => {
        if (error instanceof NoAnswer || isCutOff(error)) return null;
        throw error;
      },
    );
  const there = (answer: { value: T } | null) => answer !== null && isThere(answer.value);
  return (await askUntil(what, answered, there, { patience, every: 20 }))!.value;
}

/** Sends until there is an answer, and one that is taken for one. */
export async function persist(
  api: TorturedApi,
  sent: Sent,
  isTaken: (reply: Reply) => boolean = () => true,
): Promise<Reply> {
  for (;;) {
    try {
      const reply = await api.send(sent);
      if (isTaken(reply)) return reply;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    await wait(100);
  }
}

export const newRequestId = (): string => randomBytes(12).toString('hex');

function expectOk(what: string, { status, code, data }: Reply): Record<string, unknown> {
  if (code !== 'ok') throw new Error(`${what}: ${status} ${code} ${JSON.stringify(data)}`);
  return data as Record<string, unknown>;
}

/** `index` tells players apart: each has an address of the network by it. */
export async function makePlayer(api: TorturedApi, index: number): Promise<TorturedPlayer> {
  const username = `torture${index}x${randomBytes(2).toString('hex')}`;
  const email = `${username}@lantern.example`;
  const place = { 'x-client-country': 'DE', 'x-client-ip': `10.${index >> 8}.${index & 255}.7` };
  const { anonSessionId } = expectOk('anon', await api.send({ method: 'GET', path: '/anon', headers: place }));
  const visitor = { ...place, 'x-anon-session': String(anonSessionId) };
  const signup = {
    username,
    email,
    password,
    passwordConfirm: password,
    currency: 'EUR',
    birthdate: '01-02-1990',
    country: 'DE',
    terms: true,
  };
  expectOk('register', await api.send({ method: 'POST', path: '/register/long', headers: visitor, body: signup }));

  const database = await api.database();
  const mail = await until(
    `the mail to ${email}`,
    () => database.prepare('SELECT link FROM mail_outbox WHERE recipient = ?').bind(email).first<{ link: string }>(),
    (row) => row !== null,
  );
  const token = new URL(mail!.link).searchParams.get('token');
  expectOk(
    'confirmation',
    await api.send({ method: 'POST', path: '/register/complete/token', headers: place, body: { token } }),
  );
  const { sessionid } = expectOk(
    'log-in',
    await api.send({
      method: 'POST',
      path: '/player/login',
      headers: visitor,
      body: { username, password, terms: true },
    }),
  );
  const headers = { ...place, 'x-player-session': String(sessionid) };
  const contact = {
    fname: 'Ada',
    lname: 'Lovelace',
    address: '12 St James Square',
    city: 'London',
    zip: 'SW1Y 4JH',
    mobile: '+442079460958',
  };
  expectOk(
    'contact details',
    await api.send({ method: 'POST', path: '/player/update/contact', headers, body: contact }),
  );
  const { id } = expectOk('player', await api.send({ method: 'GET', path: '/player', headers }));
  return { id: String(id), index, username, headers };
}

/** A few at a time: a password's hash is meant to cost. */
export async function makePlayers(api: TorturedApi, count: number): Promise<TorturedPlayer[]> {
  const players: TorturedPlayer[] = [];
  for (let from = 0; from < count; from += 8) {
    const indexes = Array.from({ length: Math.min(8, count - from) }, (_, offset) => from + offset);
    players.push(...(await Promise.all(indexes.map((index) => makePlayer(api, index)))));
  }
  return players;
}

export const acceptedCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Ada Lovelace' };

/** Puts money on the account and waits until it is there. */
export async function fund(api: TorturedApi, { headers }: TorturedPlayer, amount: number): Promise<void> {
  const body = { method: 'card', amount, requestId: newRequestId(), card: acceptedCard };
  // An answer that was lost is asked for again, with the same key.
  const { id } = await until(
    'a deposit to be taken',
    async () => expectOk('deposit', await api.send({ method: 'POST', path: '/cashier/deposit', headers, body })),
    () => true,
  );
  await until(
    'the deposit to be credited',
    async () => expectOk('deposit', await api.send({ method: 'GET', path: `/cashier/deposit/${String(id)}`, headers })),
    ({ state }) => state === 'credited',
  );
}
