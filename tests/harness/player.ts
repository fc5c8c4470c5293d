import { expect } from 'vitest';
import { CookieJar } from '../../app/edge/cookies';
import type { Caller } from './api';
import type { SharedLantern } from './lantern';
import type { MadePlayer, WantedPlayer } from './qa';
import type { Visitor, VisitorOptions } from './visitor';

/** Logs somebody in by the log-in page, as a person would. */
export async function logIn(
  lantern: SharedLantern,
  account: { username: string; password: string },
  options?: VisitorOptions,
): Promise<Visitor> {
  const visitor = lantern.visitor(options);
  const page = await visitor.get('/login');
  const form = page
    .$('form')
    .toArray()
    .find((element) => page.$(element).find('[name=password]').length > 0);
  if (!form) throw new Error(`There is no log-in form on ${page.path} (${page.status}).`);
  const button = page.$(form).find('button').last().text().trim();
  expect(await page.submit(button, { username: account.username, password: account.password })).toHaveStatus(200);
  return visitor;
}

/** The browser of somebody who has a session, as the log-in page would leave it there. */
async function browserOf(lantern: SharedLantern, sessionid: string, options?: VisitorOptions): Promise<Visitor> {
  const visitor = lantern.visitor(options);
  const isSecure = lantern.origin.startsWith('https:');
  const jar = await CookieJar.open(null, isSecure, lantern.variables.SESSION_SECRET!);
  jar.writeSigned('playerSessionId', sessionid);
  visitor.cookies.take(await jar.setCookies(), isSecure);
  return visitor;
}

/** A player made for this test alone, with the session that he is made with: a log-in would be a password proved and three pages more. */
export async function freshPlayer(
  lantern: SharedLantern,
  wanted: WantedPlayer = {},
  options?: VisitorOptions,
): Promise<{ visitor: Visitor; account: MadePlayer }> {
  const account = await lantern.players.make(wanted);
  if (account.sessionid === null) throw new Error('An account that is not confirmed has no session.');
  return { visitor: await browserOf(lantern, account.sessionid, options), account };
}

/** Somebody who calls the API past the pages. */
export interface Account extends Caller {
  id: string;
  username: string;
  email: string;
  password: string;
  player: string;
}

/** A confirmed account with a session at the API. `complete`: with what the cashier demands. */
export async function openAccount(lantern: SharedLantern, wanted: WantedPlayer = {}): Promise<Account> {
  const { playerId, sessionid, ...rest } = await lantern.players.make(wanted);
  if (sessionid === null) throw new Error('An account that is not confirmed has no session.');
  return { id: playerId, player: sessionid, ...rest };
}
