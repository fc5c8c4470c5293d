/** Somebody with an account, made by the API's own calls so that only the screens under test are in the way. */
import { expect } from 'vitest';
import type { Lantern } from './lantern';
import type { Visitor, VisitorOptions } from './visitor';

export interface Account {
  username: string;
  email: string;
  password: string;
  id: string;
  /** The player's session at the API. */
  session: string;
}

let count = 0;

const contact = { fname: 'Astrid', lname: 'Lindholm', address: 'Storgata 5', city: 'Oslo', zip: '0155', mobile: '+47 912 34 567' };

/** Opens and confirms an account, and logs in at the API. `complete`: with what the cashier demands. */
export async function openAccount(lantern: Lantern, { complete = true, language = 'en' }: { complete?: boolean; language?: string } = {}): Promise<Account> {
  count += 1;
  const username = `player${count}x${Date.now().toString(36).slice(-5)}`;
  const email = `${username}@mail.example`;
  const password = `Pass-word-${count}`;
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  const caller = { anonymous, language };
  const form = { username, email, password, passwordConfirm: password, currency: 'EUR', birthdate: '17-05-1990', country: 'NO', terms: true };
  const registered = await lantern.api.register({ params: { type: 'long' }, body: form }, caller);
  expect(registered.info).toMatchObject({ success: true });
  const { link } = await lantern.mailbox.latestFor(email);
  const token = new URL(link!).searchParams.get('token');
  expect((await lantern.api.completeRegistration({ body: { token } }, caller)).info).toMatchObject({ success: true });
  const login = await lantern.api.login({ body: { username, password, terms: true } }, caller);
  expect(login.info).toMatchObject({ success: true });
  const session = login.data.sessionid;
  const player = { player: session, anonymous };
  if (complete) expect((await lantern.api.updateContactDetails({ params: { type: 'contact' }, body: contact }, player)).info).toMatchObject({ success: true });
  const { id } = (await lantern.api.getPlayer({}, player)).data;
  return { username, email, password, id, session };
}

/** A visitor who is logged in, by the log-in page. */
export async function logIn(lantern: Lantern, account: { username: string; password: string }, options?: VisitorOptions): Promise<Visitor> {
  const visitor = lantern.visitor(options);
  const page = await visitor.get('/login');
  const form = page.$('form').toArray().find((element) => page.$(element).find('[name=password]').length > 0);
  if (!form) throw new Error(`There is no log-in form on ${page.path} (${page.status}).`);
  const button = page.$(form).find('button').text().trim();
  expect(await page.submit(button, { username: account.username, password: account.password })).toHaveStatus(200);
  return visitor;
}
