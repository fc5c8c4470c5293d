import { days, hours } from 'contract/constants';
import { inEveryLanguage } from 'locales/api';
import type { raceSeries } from 'locales/en/race-series';
import { periodOf } from '../../kernel/periods';
import type { RaceDefinition } from './race-rules';
import { catalogue } from '../../games/registry';
import type { SeedRace } from './race-list';
import type { Game } from '../../games/define-game';

/** A race that comes back: every week, or in the weeks of an even or odd number. */
interface RaceKind extends Pick<RaceDefinition, 'score' | 'prizes'> {
  weeks: 'all' | 'even' | 'odd';
  /** From Monday 00:00 UTC, ms. */
  starts: number;
  lasts: number;
  games: (game: Game) => boolean;
}

const anySlot = (): boolean => true;

/** Prizes in euro minor units. */
const kinds: Record<keyof typeof raceSeries, RaceKind> = {
  'long-evenings': {
    weeks: 'all',
    starts: 0,
    lasts: 7 * days,
    score: 'points_wagered',
    games: anySlot,
    prizes: [500_00, 250_00, 100_00, 50_00, 50_00, 25_00, 25_00, 25_00, 25_00, 25_00],
  },
  'brightest-spark': {
    weeks: 'all',
    starts: 4 * days + 18 * hours,
    lasts: 2 * days + 6 * hours,
    score: 'best_multiplier',
    games: anySlot,
    prizes: [300_00, 150_00, 75_00, 25_00, 25_00],
  },
  'jackpot-trail': {
    weeks: 'even',
    starts: 0,
    lasts: 4 * days,
    score: 'points_wagered',
    games: ({ isJackpot }) => isJackpot,
    prizes: [200_00, 100_00, 50_00, 25_00, 25_00],
  },
  'harbour-regatta': {
    weeks: 'even',
    starts: 2 * days,
    lasts: 4 * days,
    score: 'best_multiplier',
    games: ({ provider }) => provider === 'Tideworks',
    prizes: [150_00, 75_00, 50_00, 25_00],
  },
  'new-lights': {
    weeks: 'odd',
    starts: 0,
    lasts: 5 * days,
    score: 'points_wagered',
    games: ({ isNew }) => isNew,
    prizes: [200_00, 100_00, 50_00, 25_00, 25_00],
  },
  'two-hours-of-comets': {
    weeks: 'odd',
    starts: 2 * days + 18 * hours,
    lasts: 2 * hours,
    score: 'best_multiplier',
    games: ({ id }) => id === 'nine-comets',
    prizes: [100_00, 50_00, 25_00],
  },
};

const slots = catalogue.filter(({ category }) => category === 'slots');

/** The races of the ISO week that a moment lies in, epoch ms. */
function racesOfWeek(at: number): SeedRace[] {
  const { key, from } = periodOf('weekly', at);
  const parity = Number(key.slice(-2)) % 2 === 0 ? 'even' : 'odd';
  return (Object.keys(kinds) as (keyof typeof kinds)[])
    .filter((kind) => kinds[kind].weeks === 'all' || kinds[kind].weeks === parity)
    .map((kind) => {
      const { starts, lasts, score, prizes, games } = kinds[kind];
      const texts = inEveryLanguage((all) => all.raceSeries[kind]);
      return {
        id: `${kind}-${key.toLowerCase()}`,
        title: texts.en.title,
        series: kind,
        texts,
        image: `/pictures/race-${kind}.svg`,
        score,
        prizes,
        startsAt: from + starts,
        endsAt: from + starts + lasts,
        games: slots.filter(games).map(({ id }) => id),
      };
    });
}

/** Four weeks of races: the two before, this one and the next. @param at epoch ms */
export const sampleRaces = (at: number): SeedRace[] =>
  [-2, -1, 0, 1].flatMap((week) => racesOfWeek(at + week * 7 * days));
