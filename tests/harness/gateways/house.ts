/** A house behind outside gateways that local servers speak for, and what its tests ask of both. `openHouse` comes before anything else. */
import { expect } from 'vitest';
import { startLantern, type Lantern } from '..';
import type { Caller } from '../api';
import { openAccount } from '../player';
import type { WantedPlayer } from '../qa';
import { BtcpayServer } from './btcpay-server';
import { CardPage } from './card-page';

export let lantern: Lantern;
export let btcpay: BtcpayServer;
export let page: CardPage;

/** @param more of the API's variables */
export async function openHouse(more: Record<string, string> = {}): Promise<void> {
  [btcpay, page] = await Promise.all([new BtcpayServer().start(), new CardPage().start()]);
  lantern = await startLantern({ api: { ...btcpay.variables, ...page.variables, ...more } });
}
export async function closeHouse(): Promise<void> {
  await lantern.stop();
  await Promise.all([btcpay.gateway.stop(), page.gateway.stop()]);
}

let count = 0;
export const requestId = (): string => `gateway-test-${String((count += 1)).padStart(8, '0')}`;
export const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, wanted);
const deposit = (caller: Caller, body: Record<string, unknown>) =>
  lantern.api.deposit({ body: { amount: 60_00, requestId: requestId(), ...body } }, caller);
export const byCard = (caller: Caller, body: Record<string, unknown> = {}) =>
  deposit(caller, { method: 'card', ...body });
export const byCoins = (caller: Caller, body: Record<string, unknown> = {}) =>
  deposit(caller, { method: 'crypto', chain: 'BTC', ...body });
export const depositOf = async (id: string, caller: Caller) =>
  (await lantern.api.getDeposit({ params: { id } }, caller)).data;
export const cashOf = async (caller: Caller): Promise<number> => (await lantern.api.getBalance({}, caller)).data.cash;

export async function tell(
  gateway: 'btcpay' | 'checkout',
  { body, headers }: { body: string; headers: Record<string, string> },
) {
  const response = await lantern.api.fetch(`/cashier/notify/${gateway}`, { method: 'POST', headers, body });
  return {
    status: response.status,
    ...((await response.json()) as { info: { resultCode: string }; data: { state: string | null } | null }),
  };
}
/** Lets the product's time pass, so that what is due is done; a call wakes the object. */
export async function pass(minutes: number, caller: Caller): Promise<void> {
  await lantern.clock.advance({ minutes });
  await lantern.api.getBalance({}, caller);
}
export async function inOrder(player: { id: string }): Promise<void> {
  expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
}
