/**
 * Screens as somebody who is logged in sees them, when there is much to show: a name and a balance of the longest, news, full lists, winners. The
 * page around it is the product's own; what the API says is put in its way, as for play pages (`fullest-play.ts`).
 */
import { creditSources, type GamingRow, type Transaction } from '../../contract/history';
import type { Winner } from '../../contract/games';
import { resultsOnTile } from '../../contract/tables';
import { tables } from '../../casino-api/src/games/registry';
import type { Screen } from '../../tests/harness/screens';
import type { SaidInstead } from './fullest-play';

/** As many rows as a page of a list has at most. */
const rows = 20;
const day = 86_400_000;
const games = [
  ['lantern-festival', 'Lantern Festival'],
  ['velvet-blackjack', 'Velvet Blackjack'],
  ['moonlit-carousel', 'Moonlit Carousel'],
  ['buried-light', 'Buried Light'],
  ['nine-comets', 'Nine Comets'],
] as const;
const statuses = ['credited', 'paid', 'declined', 'requested', 'rejected', 'cancelled'] as const;

/** Of a fixed moment: a page weighs the same on every day. */
const at = (back: number): number => Date.UTC(2026, 10, 22, 12) - back * day * 1.37;
const reference = (prefix: string, index: number): string =>
  prefix + (0x9e37_79b9 * (index + 1)).toString(36).padStart(12, '0').repeat(2).slice(0, 20);

const winner = (index: number): Winner => {
  const [gameid, gametitle] = games[index % games.length]!;
  return {
    gameid,
    gametitle,
    player: `${'AMFTZ'[index]}${'aeiou'[index]}***`,
    amount: 137_07 * (index + 1) ** 2,
    currency: 'EUR',
    wonAt: at(index),
  };
};

/** Credits of every source among deposits and withdrawals of every state. */
const transaction = (index: number): Transaction => {
  const credit = index % 2 ? creditSources[Math.floor(index / 2) % creditSources.length]! : null;
  const status = statuses[Math.floor(index / 2) % statuses.length]!;
  return {
    id: reference('txn_', index),
    type: credit ? 'credit' : index % 4 ? 'withdraw' : 'deposit',
    method: credit ?? 'card',
    methodName: credit ? credit.replaceAll('_', ' ') : 'Visa / Mastercard',
    status: credit ? 'credited' : status,
    details: credit ? `For number ${index} of November 2026` : 'Visa •••• 4242',
    message: status === 'declined' ? 'The bank declined the payment.' : '',
    amount: 12_345_67 * (index + 1),
    currency: 'EUR',
    requestedAt: at(index),
    processedAt: at(index) + 3_600_000,
  };
};

const round = (index: number): GamingRow => {
  const [gameid, gametitle] = games[index % games.length]!;
  return {
    id: reference('rnd_', index),
    provider: 'lantern',
    gameid,
    gametitle,
    state: 'settled',
    stake: 137 * (index + 1),
    payout: index % 3 ? 0 : 1_371 * (index + 1),
    held: 0,
    currency: 'EUR',
    startedAt: at(index),
  };
};

const message = (index: number) => ({
  index,
  date: new Date(at(index)).toISOString().slice(0, 10),
  message: `Deposit of €${index + 10}.00 credited.\nWithdrawal of €${index + 20}.00 paid.`,
  type: 'success',
});

/** From now on the API tells of a player with a full account. */
export function fillAccount(said: SaidInstead): void {
  said.say('/player', (player) => ({
    ...player,
    username: 'Abcdefghij0123456789',
    balance: { currency: 'EUR', cash: 123_456_78, bonus: 12_345_67, held: 0 },
    messages: { count: 128, newest: 128 },
  }));
  said.say('/casinoLatestData', () => ({
    latest: games.map((_, index) => winner(index)),
    top: games.map((_, index) => winner(games.length - 1 - index)),
  }));
  // Somebody sits at every table, and rounds have been played at it.
  said.say('/tables/floor', () => ({
    tables: tables.map(({ id }, index) => ({
      id,
      seats: 128 + index,
      latest: Array.from({ length: resultsOnTile }, (_, back) => ({
        kind: 'roulette',
        number: (7 * index + 11 * back) % 37,
        comets: [],
      })),
    })),
  }));
  said.say('/player/messages', (data) => ({
    ...data,
    messages: Array.from({ length: rows }, (_, index) => message(index)),
  }));
  said.say(
    '/player/transactions',
    (data) => ({ ...data, total: 137, transactions: Array.from({ length: rows }, (_, index) => transaction(index)) }),
    'POST',
  );
  said.say(
    '/player/history/gaming',
    () => ({ total: 1_370, rounds: Array.from({ length: rows }, (_, index) => round(index)) }),
    'POST',
  );
}

/** What a logged-in player is shown: all but what only visitors see. */
export const asPlayerSees = (screens: readonly Screen[]): Screen[] =>
  screens.filter(({ seenBy }) => seenBy !== 'visitor');
