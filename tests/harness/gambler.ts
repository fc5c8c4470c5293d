import { days, seconds } from 'contract/constants';
import type { Caller } from './api';
import { GameProvider, providersKnown } from './game-provider';
import type { Lantern } from './lantern';
import { listAcmeTitles } from './outside-titles';
import type { WantedPlayer } from './qa';

/** What an API of whom gamblers play at is started with. */
export const gamblersApi = {
  ...providersKnown('acme'),
  GAME_LAUNCH: JSON.stringify({ acme: 'https://games.acme.example/launch' }),
};

let count = 0;
const stocked = new WeakSet<Lantern>();

/** Somebody who plays at an outside provider, where a round comes to what the test says. */
export async function makeGambler(lantern: Lantern, wanted: WantedPlayer = {}) {
  const acme = new GameProvider(lantern, 'acme');
  if (!stocked.has(lantern)) await listAcmeTitles(lantern);
  stocked.add(lantern);
  const { playerId, sessionid, username, password } = await lantern.players.make({ balance: 5_000_00, ...wanted });
  const caller: Caller = { player: sessionid! };
  const currency = wanted.currency ?? 'EUR';
  let playerToken = await lantern.walletToken(sessionid!, 'acme');
  const newRound = (gameid = 'ember-crates') => {
    const id = `loyal-${(count += 1)}`;
    const base = { playerToken, roundId: id, gameid };
    return {
      id,
      bet: (amount: number) => acme.tell('bet', { ...base, transactionId: `${id}-bet`, amount, currency }),
      win: (amount: number) =>
        acme.tell('win', { ...base, transactionId: `${id}-win`, amount, currency, closes: true }),
      rollback: () => acme.tell('rollback', { ...base, transactionId: `${id}-back`, betTransactionId: `${id}-bet` }),
    };
  };
  const settle = async (stake: number, payout: number, gameid?: string) => {
    const round = newRound(gameid);
    for (const reply of [await round.bet(stake), await round.win(payout)])
      if (!reply.info.success) throw new Error(`The provider was told ${reply.info.resultCode}.`);
    return round;
  };
  const loggedInAgain = async (): Promise<Caller> => {
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    return {
      player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
    };
  };
  return {
    playerId,
    username,
    password,
    caller,
    newRound,
    settle,
    /** Stakes whole balances and wins each back, until `amount` is wagered on slots. */
    wager: async (amount: number) => {
      for (let left = amount; left > 0; left -= 5_000_00)
        await settle(Math.min(left, 5_000_00), Math.min(left, 5_000_00));
    },
    cash: async () => (await lantern.api.getBalance({}, caller)).data.cash,
    loyalty: async () => (await lantern.api.loyalty({}, caller)).data,
    pot: async (period: string, who: Caller = caller) =>
      (await lantern.api.cashback({}, who)).data.pots.find((pot) => pot.period === period)!,
    claim: (period: string, who: Caller = caller) => lantern.api.claimCashback({ params: { period } }, who),
    challenge: async (multiplier: number) =>
      (await lantern.api.myChallenges({}, caller)).data.tiers.find((tier) => tier.multiplier === multiplier)!,
    exclude: () => lantern.api.selfExclude({ body: { password, confirm: true } }, caller),
    loggedInAgain,
    /** Logs in again and goes on playing: nobody stays logged in through twelve idle hours. */
    backAtPlay: async (): Promise<Caller> => {
      const again = await loggedInAgain();
      playerToken = await lantern.walletToken(again.player!, 'acme');
      return again;
    },
  };
}
export type Gambler = Awaited<ReturnType<typeof makeGambler>>;

/** Works while the time stands still, `before` ms and less than a second from the next UTC day, Monday or first of a month. */
export async function beforeNext(
  lantern: Lantern,
  period: 'day' | 'week' | 'month',
  before: number,
  work: () => Promise<void>,
): Promise<void> {
  await lantern.clock.freeze();
  try {
    const now = await lantern.clock.now();
    const midnight = (Math.floor(now / days) + 1) * days;
    const date = new Date(midnight);
    const border = {
      day: midnight,
      week: midnight + ((8 - date.getUTCDay()) % 7) * days,
      month: date.getUTCDate() === 1 ? midnight : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1),
    }[period];
    const wait = Math.ceil((border - now) / seconds) - before / seconds;
    await lantern.clock.advance({ seconds: wait });
    await work();
  } finally {
    await lantern.clock.letGo();
  }
}
