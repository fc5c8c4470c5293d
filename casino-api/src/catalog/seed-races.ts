import { days } from 'contract/constants';
import { periodOf } from '../domain/periods';
import type { RaceDefinition, RaceScore } from '../domain/races';
import { engineOf } from '../games/registry';
import type { SeedPage } from './content-seed';
import { seedGames } from './seed-games';

/** What the weeks take turns in. Prizes in euro minor units. */
const kinds: readonly (Pick<RaceDefinition, 'title' | 'score' | 'prizes'> & { url: string })[] = [
  { url: 'long-evenings', title: 'Long Evenings', score: 'points_wagered', prizes: [500_00, 250_00, 100_00, 50_00, 50_00, 25_00, 25_00, 25_00, 25_00, 25_00] },
  { url: 'brightest-spark', title: 'Brightest Spark', score: 'best_multiplier', prizes: [300_00, 150_00, 75_00, 25_00, 25_00] },
];

/** The slots that can be played. */
const slots = (): string[] => seedGames.filter(({ id, category }) => category === 'slots' && engineOf(id) !== undefined).map(({ id }) => id);

/** The race of the ISO week that a moment lies in, epoch ms. */
function raceOfWeek(at: number): RaceDefinition {
  const { key, from, until } = periodOf('weekly', at);
  const { url, ...kind } = kinds[Math.floor(from / (7 * days)) % kinds.length]!;
  return { ...kind, id: `${url}-${key.toLowerCase()}`, startsAt: from, endsAt: until, games: slots() };
}

/** Last week's race, this week's and the next one's. @param at epoch ms */
export const sampleRaces = (at: number): RaceDefinition[] => [at - 7 * days, at, at + 7 * days].map(raceOfWeek);

const scored: Record<RaceScore, string> = {
  points_wagered: 'Every euro cent that you stake with cash is a point. Points of all your rounds are added up.',
  best_multiplier: 'Your best single round counts: what it paid, divided by what you staked with cash. The size of the stake makes no difference.',
};
const day = (at: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
const euro = (amount: number): string => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount / 100);

/** What is written about a race, a week before it starts. */
export const racePage = ({ id, title, score, startsAt, endsAt, prizes }: RaceDefinition): SeedPage => ({
  section: 'slot-races', url: id, publishedAt: new Date(startsAt - 7 * days).toISOString().slice(0, 10), raceId: id,
  texts: {
    en: {
      title,
      summary: `${euro(prizes.reduce((sum, prize) => sum + prize, 0))} for the first ${prizes.length} places, from ${day(startsAt)} to ${day(endsAt - 1)}.`,
      body: [
        scored[score],
        `The race starts on ${day(startsAt)} and ends on ${day(endsAt - 1)} at midnight UTC. Join it before you play: rounds from before that, free spins and play money do not count.`,
        'Prizes are cash without wagering, paid in your currency some minutes after the end. Of equal scores the one that was reached first stands higher.',
      ],
    },
  },
});
