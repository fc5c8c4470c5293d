/** The players whom the suite plays with: made through the API itself, as any player comes to be. */
import * as cashier from 'contract/cashier';
import { getBalance, getPlayer, login, updateContactDetails } from 'contract/player';
import { completeRegistration, register } from 'contract/registration';
import { until } from '../harness/until';
import { NotThere, type Bench, type Caller, type Credentials, type People, type Person } from './bench';

export const acceptedCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Mara Tester' };
export const contact = {
  fname: 'Mara',
  lname: 'Tester',
  address: '2 Test Street',
  city: 'Bremen',
  zip: '28195',
  mobile: '+49 421 1234567',
};
const password = 'Lantern-1';

export const signup = (username: string) => ({
  username,
  email: `${username}@players.example`,
  password,
  passwordConfirm: password,
  currency: 'EUR',
  birthdate: '01-02-1990',
  country: 'DE',
  terms: true,
});

/** The suite can't go on: said to whoever runs it, never a finding about a call. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

/**
 * @throws CannotRun when there is no player to go on with
 * @throws NotThere when the API lacks a call without which there can be none
 */
export async function openPlayers(bench: Bench): Promise<People> {
  const { credentials } = bench.options;
  const player = await enter(bench, credentials ?? (await registered(bench, 'a')));
  const stranger = await registered(bench, 'b').then(
    (account) => enter(bench, account),
    (error: unknown) => {
      if (!credentials || !(error instanceof CannotRun || error instanceof NotThere)) throw error;
      bench.report.notes.push(
        `no second player could be made, so nothing was asked with a stranger's session (${error.message})`,
      );
      return null;
    },
  );
  return { player, stranger };
}

async function registered(bench: Bench, letter: string): Promise<Credentials & { email: string }> {
  const username = `ct${bench.mark}${letter}`;
  const form = signup(username);
  const { info } = await bench.call(register, { params: { type: 'long' }, body: form }, await bench.visitor());
  if (!info.success)
    throw new CannotRun(
      `A player could not be registered (${info.resultCode}). Name an existing one with --username and --password.`,
    );
  const response = await bench.other('GET', `/__qa/mailbox?to=${encodeURIComponent(form.email)}`);
  if (!response.ok)
    throw new CannotRun(
      'The QA console does not answer, so a new player can’t be confirmed. Name an existing one with --username and --password.',
    );
  const { mails } = ((await response.json()) as { data: { mails: { link: string }[] } }).data;
  const token = /register-token\/?\?[^#]*token=([^&]+)|register-token\/([^/?]+)/.exec(mails[0]?.link ?? '');
  const { info: confirmed } = await bench.call(completeRegistration, {
    body: { token: decodeURIComponent(token?.[1] ?? token?.[2] ?? '') },
  });
  if (!confirmed.success) throw new CannotRun(`The mailed link did not confirm the player (${confirmed.resultCode}).`);
  return { username, password, email: form.email };
}

/** Logs in; fills in what the cashier asks for and pays in when there is no money yet, as far as the API has the calls for it. */
async function enter(
  bench: Bench,
  { username, password: secret, email = '' }: Credentials & { email?: string },
): Promise<Person> {
  const { data, info } = await bench.call(
    login,
    { body: { username, password: secret, terms: true } },
    await bench.visitor(),
  );
  if (!info.success) throw new CannotRun(`${username} could not log in (${info.resultCode}).`);
  const session = { player: data.sessionid };
  const lacks: string[] = [];
  /** Null where the API lacks the call; what the player lacks by it is noted. */
  const ifThere = async <Value>(asked: Promise<Value>): Promise<Value | null> => {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      lacks.push(error.call);
      return null;
    }
  };
  const account = (await ifThere(bench.call(getPlayer, {}, session)))?.data;
  // Whoever was registered here is known without it.
  if (email) lacks.pop();
  if (account?.missing.length !== 0)
    await ifThere(bench.call(updateContactDetails, { params: { type: 'contact' }, body: contact }, session));
  if (!account || account.balance.cash < 100_00) {
    const body = { method: 'card', amount: 500_00, requestId: bench.requestId(), card: acceptedCard };
    const order = (await ifThere(bench.call(cashier.deposit, { body }, session)))?.data;
    if (order) await ifThere(untilCredited(bench, order.id, session));
  }
  return { username, password: secret, email: account?.email ?? email, ...session, lacks };
}

/** Open bets hold withdrawals up, so they are placed by the player who does not withdraw, where there is one. */
export async function better(bench: Bench): Promise<Caller> {
  const { player, stranger } = await bench.people();
  return stranger ?? player;
}

/** All that a player can stake, minor units. */
export async function cashOf(bench: Bench, caller: Caller): Promise<number> {
  const { cash, bonus } = (await bench.call(getBalance, {}, caller)).data;
  return cash + bonus;
}

/** Waits for the provider's notification, five seconds at most. */
export async function untilCredited(bench: Bench, id: string, caller: Caller): Promise<string> {
  const state = async () => (await bench.call(cashier.getDeposit, { params: { id } }, caller)).data?.state ?? 'unknown';
  return until(`the credit of ${id}`, state, (found) => found !== 'pending', { patience: 5_000 });
}
