import { days, hours } from 'contract/constants';
import { inEveryLanguage } from 'locales/api';
import type { raceSeries } from 'locales/en/race-series';
import { periodOf } from '../../kernel/periods';
import type { RaceDefinition, RaceScore } from './race-rules';
import { catalogue } from '../../games/registry';
import type { SeedPage } from '../content/seed-pages';
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

const paragraphs = (texts: readonly string[]) => texts.map((text) => ({ kind: 'paragraph' as const, text }));
const scored: Record<RaceScore, string> = {
  points_wagered:
    'Every euro cent that you stake with real money is a point, in whatever currency you play. The points of all your rounds are added up.',
  best_multiplier:
    'Your best single round counts: its payout divided by its stake. The size of the stake makes no difference, but all of it has to be real money.',
};
const moment = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

/** What is written about a race, a week before it starts. */
export function racePage({ id, score, texts, image, startsAt, endsAt }: SeedRace): SeedPage {
  const body = paragraphs([
    `The race starts on ${moment(startsAt)} UTC and ends on ${moment(endsAt)} UTC. ${scored[score]}`,
    'Join before you play: rounds that were opened before you joined or before the start do not count, and neither do free spins, bonus money and play money. A round has to be settled before the end.',
    'Prizes are paid as cash without wagering, in your own currency, some minutes after the end. If two players have the same score, the one who reached it first is placed higher.',
  ]);
  const words = Object.entries(texts).map(([language, text]) => [
    language,
    { ...text, body: language === 'en' ? body : null },
  ]);
  return {
    section: 'slot-races',
    url: id,
    publishedAt: startsAt - 7 * days,
    image,
    tag: null,
    startsAt,
    endsAt,
    raceId: id,
    offerUrl: null,
    games: [],
    position: 0,
    gone: false,
    texts: Object.fromEntries(words) as SeedPage['texts'],
  };
}
