/** Logs somebody in by the log-in page, as a person would. */
import { expect } from 'vitest';
import type { Caller } from './api';
import type { SharedLantern } from './lantern';
import type { MadePlayer, WantedPlayer } from './qa';
import type { Visitor, VisitorOptions } from './visitor';

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

/** A player made for this test alone, logged in. */
export async function freshPlayer(
  lantern: SharedLantern,
  wanted: WantedPlayer = {},
  options?: VisitorOptions,
): Promise<{ visitor: Visitor; account: MadePlayer }> {
  const account = await lantern.players.make(wanted);
  return { visitor: await logIn(lantern, account, options), account };
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
