import { hours } from 'contract/constants';
import { closedPeriod } from '../../kernel/periods';
import { grantForTests } from '../bonuses';
import type { Life } from './life';
import { visit, type OutsideRound, type Visit } from './visit';

/** A player's state that testers ask for by name. */
export interface World {
  /** For the console, in a few words. */
  summary: string;
  /** Four letters or digits at least, as every user name. */
  username: string;
  /** When the account is opened, epoch ms. */
  opened: (now: number) => number;
  /** Whether the cashier's details are filled in. */
  isComplete: boolean;
  live: (life: Life) => Promise<void>;
}

const daysBefore = (count: number) => (now: number) => now - count * 24 * hours;

async function play(player: Visit, rounds: readonly OutsideRound[]): Promise<void> {
  for (const round of rounds) await player.round(round);
}

const newcomer: World = {
  summary: 'registered and confirmed, nothing done yet',
  username: 'worldnewcomer',
  opened: (now) => now,
  isComplete: false,
  live: async () => undefined,
};

/** Our own slot brings what luck brings, so a round at a table brings the cash back to what the world is known for. */
const regular: World = {
  summary:
    'three deposits, forty rounds with a win, a withdrawal paid, favourites, messages, identity verified; 120.00 EUR',
  username: 'worldregular',
  opened: daysBefore(21),
  isComplete: true,
  live: async (life) => {
    await visit(life, life.daysAgo(20), async (player) => {
      await player.deposit(100_00);
      await player.spin(12, 20);
      await player.evenOut(95_00, 'lamplight-roulette');
      await player.favourite('lantern-festival', 'skyward', 'velvet-blackjack');
    });
    await visit(life, life.daysAgo(9), async (player) => {
      await player.deposit(50_00);
      await player.spin(12, 20);
      await player.round({ gameid: 'tidal-wheel', stake: 5_00, payout: 60_00 });
      await player.evenOut(200_00, 'harbour-roulette');
      await player.document('identity', null);
      await player.payOut(await player.withdraw(80_00));
    });
    await visit(life, life.daysAgo(2), async (player) => {
      await player.deposit(20_00);
      await player.spin(12, 20);
      await player.evenOut(120_00, 'lamplight-roulette');
    });
  },
};

/** Two rounds of 5,000.00 that lose 200.00: twenty-five pairs wager what leads to Gold. */
const highRollers = (pairs: number): OutsideRound[] =>
  Array.from({ length: pairs }, () => [
    { gameid: 'crown-of-embers', stake: 5_000_00, payout: 9_800_00 },
    { gameid: 'crown-of-embers', stake: 5_000_00, payout: 0 },
  ]).flat();

const inClosedMonth = (now: number): number => closedPeriod('monthly', now).from + (9 * 24 + 18) * hours;
const inClosedWeek = (now: number): number => closedPeriod('weekly', now).from + (2 * 24 + 20) * hours;

const vip: World = {
  summary:
    'level 41 in the Gold tier, with the rewards of every level; daily, weekly and monthly cashback ready; identity verified',
  username: 'worldvip',
  opened: (now) => inClosedMonth(now) - 24 * hours,
  isComplete: true,
  live: async (life) => {
    await visit(life, inClosedMonth(life.now), async (player) => {
      await player.deposit(5_000_00);
      await player.deposit(5_000_00);
      await play(player, highRollers(10));
      await player.claimCashback('daily');
      await player.favourite('crown-of-embers', 'velvet-blackjack');
      await player.document('identity', null);
    });
    await visit(life, inClosedWeek(life.now), async (player) => {
      await player.deposit(5_000_00);
      await play(player, highRollers(12));
    });
    await visit(life, life.hoursAgo(3), (player) => play(player, highRollers(4)));
  },
};

/** At the highest stake that a bonus allows. */
const bonusRounds = (count: number): OutsideRound[] =>
  Array.from({ length: count }, (_, round) => ({
    gameid: 'nine-comets',
    stake: 5_00,
    payout: round % 2 === 0 ? 0 : 9_50,
  }));

const bonusHunter: World = {
  summary:
    'a bonus completed, one active with 80.00 of 300.00 EUR wagered and ten free spins left, the welcome bonus in the queue',
  username: 'worldhunter',
  opened: daysBefore(8),
  isComplete: true,
  live: async (life) => {
    const grant = { playerId: life.person.playerId, expiresInSeconds: 30 * 86_400, started: true };
    await visit(life, life.daysAgo(7), async (player) => {
      await player.deposit(100_00);
      await life.must(
        grantForTests(life.env, { ...grant, amount: 5_00, multiplier: 3, key: 'completed' }, life.daysAgo(7)),
      );
      await play(player, bonusRounds(3));
    });
    await visit(life, life.hoursAgo(5), async (player) => {
      const freeSpins = { gameid: 'lantern-festival', count: 10, value: 20 };
      await life.must(
        grantForTests(
          life.env,
          { ...grant, amount: 10_00, multiplier: 30, freeSpins, key: 'active' },
          life.hoursAgo(5),
        ),
      );
      await play(player, bonusRounds(16));
      await player.redeem('WELCOME100');
    });
  },
};

const excluded: World = {
  summary: 'excluded himself two hours ago, with 65.00 EUR left',
  username: 'worldexcluded',
  opened: daysBefore(15),
  isComplete: true,
  live: async (life) => {
    await visit(life, life.daysAgo(14), async (player) => {
      await player.deposit(100_00);
      await player.spin(10, 20);
      await player.evenOut(90_00, 'lamplight-roulette');
    });
    await visit(life, life.hoursAgo(2), async (player) => {
      await player.round({ gameid: 'harbour-roulette', stake: 25_00, payout: 0 });
      await player.excludeOneself();
    });
  },
};

const frozenKyc: World = {
  summary:
    'paid out 1,990.00 EUR, so that more needs a document; the identity document was rejected, a withdrawal refused',
  username: 'worldkyc',
  opened: daysBefore(31),
  isComplete: true,
  live: async (life) => {
    await visit(life, life.daysAgo(30), async (player) => {
      await player.deposit(3_000_00);
      await player.round({ gameid: 'velvet-blackjack', stake: 100_00, payout: 200_00 });
      await player.payOut(await player.withdraw(1_990_00));
    });
    await visit(life, life.daysAgo(3), async (player) => {
      await player.document('identity', 'unreadable');
      await player.tryToWithdraw(200_00, 'withdrawal_needs_document');
    });
  },
};

export const worlds = {
  newcomer,
  regular,
  vip,
  'bonus-hunter': bonusHunter,
  excluded,
  'frozen-kyc': frozenKyc,
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;
export const isWorldName = (name: string): name is WorldName => Object.hasOwn(worlds, name);
