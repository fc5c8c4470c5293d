import { currencyCodes } from 'contract/money';
import { z } from 'zod';
import { openReadyPlayer } from '../sandbox/ready-player';
import { languages } from 'contract/constants';
import { ContactDetails } from 'contract/player';
import { settingsOf, type Env } from '../kernel/env';
import { done, type Outcome } from '../kernel/outcome';
import { cashierPort } from '../features/cashier';
import { exclusionPort } from '../features/exclusion';
import { sessionsPort } from '../features/sessions';
import { callerOf, systemOf, type CallerHandle } from '../kernel/player-client';
import { sandboxPayment } from '../sandbox/payments/payments';
import { writePlayerToken } from '../kernel/session/player-token';

/** What a tester may say about a player; the rest is made up. `balance` in minor units. */
export const QaPlayer = z.object({
  username: z
    .string()
    .regex(/^[A-Za-z0-9]{4,20}$/)
    .optional(),
  email: z.string().email().max(254).optional(),
  password: z.string().min(6).max(128).default('Lantern-1'),
  currency: z.enum(currencyCodes).default('EUR'),
  birthdate: z
    .string()
    .regex(/^\d{2}-\d{2}-\d{4}$/)
    .default('01-02-1990'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
  language: z.enum(languages).default('en'),
  confirmed: z.boolean().default(true),
  /** False: names unknown, no address, as after a registration. */
  complete: z.boolean().default(true),
  contact: ContactDetails.optional(),
  balance: z.number().int().min(0).default(0),
  /** As an operator freezes an account. */
  frozen: z.boolean().default(false),
});

export interface MadePlayer {
  playerId: string;
  username: string;
  email: string;
  password: string;
  /** An open session; null while the address is not confirmed. */
  sessionid: string | null;
}

const madeUpContact = {
  fname: 'Mara',
  lname: 'Tester',
  address: '2 Test Street',
  city: 'Bremen',
  zip: '28195',
  mobile: '+49 421 1234567',
};

/** Makes a player who can be used at once; money comes by a deposit through the sandbox, as any player's does. */
export async function makePlayer(
  env: Env,
  wanted: z.output<typeof QaPlayer>,
  at: number,
): Promise<Outcome<MadePlayer>> {
  const { password, balance, frozen, complete, contact, ...given } = wanted;
  const username = given.username ?? `player${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const email = given.email ?? `${username.toLowerCase()}@players.example`;
  const account = {
    ...given,
    username,
    email,
    state: '',
    password,
    contact: contact ?? (complete ? madeUpContact : null),
  };
  const opened = await openReadyPlayer(env, account, at);
  if (!opened.ok) return opened;
  const { playerId } = opened.data;
  const made = { playerId, username, email, password };
  if (!given.confirmed) return done({ ...made, sessionid: null });

  const visit = { language: given.language, at, ip: '', country: given.country };
  const session = await systemOf(env, playerId, sessionsPort).logInVouched(visit);
  if (!session.ok) return session;
  const { secret } = session.data;
  if (balance > 0) {
    const paid = await payIn(env, callerOf(env, playerId, { as: 'player', secret, at }), balance, at);
    if (!paid.ok) return paid;
  }
  if (frozen) await systemOf(env, playerId, exclusionPort).setBlocked(true, at);
  return done({
    ...made,
    sessionid: await writePlayerToken({ playerId, secret }, 'session', settingsOf(env).SESSION_SECRET),
  });
}

async function payIn(env: Env, player: CallerHandle, amount: number, at: number): Promise<Outcome<unknown>> {
  const cashier = player.as(cashierPort);
  const deposit = await cashier.deposit({ method: 'card', amount, requestId: crypto.randomUUID() }, []);
  if (!deposit.ok) return deposit;
  const { id: orderId, currency, requestedAt } = deposit.data;
  const payment = sandboxPayment(env, orderId);
  await payment.create({ orderId, amount, currency, at: requestedAt }, 'hold');
  await payment.conclude('succeeded', at);
  return cashier.getDeposit(orderId);
}
