import { days } from 'contract/constants';
import type { RaceScore, SeedRace } from '../races';
import type { SeedPage } from './seed-pages';

const paragraphs = (texts: readonly string[]) => texts.map((text) => ({ kind: 'paragraph' as const, text }));
const scored: Record<RaceScore, string> = {
  points_wagered:
    'Every euro cent that you stake with real money is a point, in whatever currency you play. The points of all your rounds are added up.',
  best_multiplier:
    'Your best single round counts: its payout divided by its stake. The size of the stake makes no difference, but all of it has to be real money.',
};
const moment = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

/** What is written about a race, two weeks before it starts. */
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
    publishedAt: startsAt - 14 * days,
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
