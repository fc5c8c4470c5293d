import { firstDepositWindow } from 'contract/constants';
import type { Player } from 'contract/player';
import type { EdgeContext } from './context';

/** The stored record of SPEC §3: whose first deposit was told, and when it was made. */
const stored = 'firstDeposit';

/**
 * Tells the analytics service of a first deposit, where one is configured: once a user, and only within 30 minutes of it by the API's time (SPEC §4). The
 * event carries an id of its own, so that a second browser's telling is known for a repetition. Nothing waits for it.
 */
export function tellFirstDeposit(
  { cookies, env, now, later, log }: EdgeContext,
  { id, first_deposit, first_deposit_date: at }: Pick<Player, 'id' | 'first_deposit' | 'first_deposit_date'>,
): void {
  if (
    at === null ||
    first_deposit === '0.00' ||
    now() - at > firstDepositWindow ||
    cookies.read(stored)?.startsWith(`${id}.`)
  )
    return;
  cookies.write(stored, `${id}.${at}`);
  if (!env.ANALYTICS_URL) return;
  const event = { event: 'first_deposit', id: `first_deposit:${id}`, player: id, at };
  later(
    fetch(env.ANALYTICS_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }).then(
      ({ ok, status }) => void (ok || log({ level: 'warn', message: `Analytics answered ${status}` })),
      () => log({ level: 'warn', message: 'Analytics can’t be reached' }),
    ),
  );
}
