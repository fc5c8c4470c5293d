import { days } from 'contract/constants';
import { ContentUrl } from 'contract/content';
import { offerLimits, offerWays } from 'contract/offers';
import { findGame } from '../../features/catalogue';
import {
  contributionsOf,
  faceOf,
  highestBonusStake,
  limitedTo,
  lowestMultiplier,
  type OfferSegment,
  offerSegments,
  type SeedOffer,
  usualMultiplier,
} from '../../features/bonuses';
import type { KeptPicture } from '../../features/content';
import { filled, inLanguages, select, type Written } from '../forms';
import { pictureChoice, pictureIn } from '../picture-choice';
import { amountIn, lineIn, momentIn, momentText, textsIn, wholeIn } from '../form-values';

const longest = { title: 80, summary: 300 };
const highestMultiplier = 100;
const mostGames = 50;

const ways = {
  deposit: 'Chosen with a deposit: percent, most and smallest deposit',
  claim: 'Claimed on its page: amount or free spins',
  code: 'By a code: amount or free spins',
} as const satisfies Record<SeedOffer['way'], string>;
const limits = {
  once: 'Once a player',
  first_deposit: 'With the first deposit alone',
  weekly: 'Once a week, after the first deposit',
} as const satisfies Record<SeedOffer['limit'], string>;
export const segmentNames = {
  everybody: 'Everybody',
  depositors: 'Players who have deposited',
  Bronze: 'Bronze and up',
  Silver: 'Silver and up',
  Gold: 'Gold and up',
  Platinum: 'Platinum',
} as const satisfies Record<OfferSegment, string>;

/**
 * The offer that a form holds, or what is wrong with it.
 * @param before what is changed: its way, limit and code stay @param at epoch ms
 */
export async function offerIn(
  db: D1Database,
  form: URLSearchParams,
  before: SeedOffer | null,
  at: number,
): Promise<SeedOffer | string> {
  const url = before?.url ?? lineIn(form, 'url', 100);
  if (!ContentUrl.safeParse(url).success) return 'The address is small letters and digits with single hyphens between';
  const [titles, summaries] = [textsIn(form, 'title', longest.title), textsIn(form, 'summary', longest.summary)];
  if (!titles || !summaries) return 'Write title and summary in English at least';
  const way = before?.way ?? offerWays.find((each) => each === form.get('way'));
  const limit = before?.limit ?? offerLimits.find((each) => each === form.get('limit'));
  if (!way || !limit) return 'Choose how it is taken, and how often';
  if (limit === 'first_deposit' && way !== 'deposit') return 'Only what is chosen with a deposit goes with the first';
  if (limit === 'weekly' && way === 'code') return 'A code counts once';
  const gives = await givenIn(db, form, way);
  if (typeof gives === 'string') return gives;
  const multiplier = wholeIn(form, 'multiplier', lowestMultiplier, highestMultiplier);
  if (multiplier === undefined) return `Wagering is ${lowestMultiplier} to ${highestMultiplier} times`;
  const wagered = multiplier ?? usualMultiplier;
  const validFor = wholeIn(form, 'days', 1, 366);
  if (!validFor) return 'Write how many days it may be played, 1 to 366';
  const games = await gamesIn(db, form, wagered);
  if (typeof games === 'string') return games;
  const segment = offerSegments.find((each) => each === form.get('segment')) ?? 'everybody';
  const [from, until] = [momentIn(form, 'from'), momentIn(form, 'until')];
  if (from === undefined || until === undefined || (until !== null && until <= Math.max(at, from ?? 0)))
    return 'An offer ends after it begins, and not in the past';
  const budget = amountIn(form, 'budget');
  if (budget === undefined) return 'A budget is an amount in euro, or nothing';
  if (budget !== null && budget < faceOf(gives))
    return 'The budget holds less than one player may be given: it would be used up before anybody had it';
  const image = await pictureIn(db, form, before?.image ?? null);
  if (image === undefined) return 'There is no such picture';
  const code = before?.code ?? (way === 'code' ? lineIn(form, 'code', 40).toUpperCase() : null);
  if (code !== null && !/^[A-Z0-9]{3,30}$/.test(code)) return 'A code is 3 to 30 letters A to Z and digits';
  return {
    ...{ url, titles, summaries, way, limit, code, ...gives, multiplier: wagered, validFor: validFor * days },
    ...{ games, segment, from, until, budget, image },
    kind: gives.freeSpins ? 'free-spin' : 'deposit-bonus',
  };
}

async function givenIn(
  db: D1Database,
  form: URLSearchParams,
  way: SeedOffer['way'],
): Promise<Pick<SeedOffer, 'deposit' | 'amount' | 'freeSpins'> | string> {
  if (way === 'deposit') {
    const percent = wholeIn(form, 'percent', 1, 300);
    const [most, minimum] = [amountIn(form, 'most'), amountIn(form, 'minimum')];
    if (!percent) return 'Percent of the deposit are 1 to 300';
    if (!most || !minimum || most > 10_000_00 || minimum > 10_000_00)
      return 'Write the most that it gives and the smallest deposit, up to 10,000 EUR';
    return { deposit: { percent, most, minimum }, amount: 0, freeSpins: null };
  }
  const amount = amountIn(form, 'amount');
  if (amount === undefined || (amount ?? 0) > 10_000_00) return 'Write an amount of up to 10,000 EUR, or none';
  const gameid = lineIn(form, 'game', 80);
  if (gameid === '')
    return amount === null ? 'Give an amount or free spins' : { deposit: null, amount, freeSpins: null };
  if (amount !== null) return 'Give an amount or free spins, not both';
  const game = await findGame(db, gameid, 'en');
  if (game?.category !== 'slots') return 'Free spins are of a slot, by its id';
  const [count, value] = [wholeIn(form, 'spins', 1, 1_000), amountIn(form, 'stake')];
  if (!count || !value || value > highestBonusStake)
    return 'Write how many free spins, 1 to 1,000, and their stake, up to the highest of a bonus';
  return { deposit: null, amount: 0, freeSpins: { gameid, count, value } };
}

/** The games that alone count. Each has to count something, or the bonus could never be played through. */
async function gamesIn(db: D1Database, form: URLSearchParams, multiplier: number): Promise<string[] | string> {
  const games = [
    ...new Set(
      lineIn(form, 'games', 4_000)
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ];
  if (games.length > mostGames) return `${mostGames} games at the most are named`;
  const { games: counted } = limitedTo(contributionsOf(multiplier, null), games);
  for (const gameid of games)
    if (!(await findGame(db, gameid, 'en')) || !counted[gameid]) return `${gameid} is no game that counts anything`;
  return games;
}

const money = 'inputmode="decimal" maxlength="10"';
const whole = 'inputmode="numeric" maxlength="4"';
const moment = { attributes: 'type="datetime-local"' };

/** @param isNew whether it is still open how it is taken, how often and by which code @param pictures to choose from */
export const offerFields = (written: Written, isNew: boolean, pictures: readonly KeptPicture[]): string => {
  const chosen = (name: string): string => written.form.get(name) ?? '';
  const pick = (label: string, name: string, options: Record<string, string>): string =>
    select(label, name, Object.entries(options), written.prefix + name, chosen(name));
  return (
    (isNew
      ? filled('Address, such as winter-lights', 'url', written, { isNeeded: true, attributes: 'maxlength="100"' })
      : '') +
    inLanguages('Title', 'title', written, longest.title) +
    inLanguages('Summary', 'summary', written, longest.summary) +
    pictureChoice(written, pictures) +
    (isNew ? pick('How it is taken', 'way', ways) + pick('How often', 'limit', limits) : '') +
    (isNew ? filled('Code, where it takes one', 'code', written, { attributes: 'maxlength="30"' }) : '') +
    filled('Percent of the deposit', 'percent', written, { attributes: whole }) +
    filled('Gives at the most, EUR', 'most', written, { attributes: money }) +
    filled('Smallest deposit, EUR', 'minimum', written, { attributes: money }) +
    filled('Amount, EUR', 'amount', written, { attributes: money }) +
    filled('Free spins of the slot', 'game', written, { attributes: 'maxlength="80"' }) +
    filled('How many', 'spins', written, { attributes: whole }) +
    filled('Stake of each, EUR', 'stake', written, { attributes: money }) +
    filled('Wagered so many times', 'multiplier', written, { attributes: whole, hint: String(usualMultiplier) }) +
    filled('Games that alone count, by id; nothing: all', 'games', written, { attributes: 'maxlength="4000"' }) +
    filled('Days it may be played from its start', 'days', written, { attributes: whole, isNeeded: true }) +
    pick('For whom', 'segment', segmentNames) +
    filled('From, UTC', 'from', written, moment) +
    filled('Until, UTC', 'until', written, moment) +
    filled('Budget, EUR; nothing: as much as is taken', 'budget', written, {
      attributes: 'inputmode="decimal" maxlength="12"',
    })
  );
};

/** An offer as its form has it. */
export function writtenOf(offer: SeedOffer): URLSearchParams {
  const euro = (amount: number | null | undefined): string => (amount ? (amount / 100).toFixed(2) : '');
  const { deposit, freeSpins, validFor, from, until } = offer;
  return new URLSearchParams([
    ...Object.entries(offer.titles).map(([language, title]) => [`title-${language}`, title]),
    ...Object.entries(offer.summaries).map(([language, summary]) => [`summary-${language}`, summary]),
    ...Object.entries({
      ...{ percent: String(deposit?.percent ?? ''), most: euro(deposit?.most), minimum: euro(deposit?.minimum) },
      ...{ amount: euro(offer.amount), game: freeSpins?.gameid ?? '', spins: String(freeSpins?.count ?? '') },
      ...{ stake: euro(freeSpins?.value), multiplier: String(offer.multiplier), games: offer.games.join(' ') },
      ...{ days: validFor === null ? '' : String(Math.round(validFor / days)), segment: offer.segment },
      ...{ from: from === null ? '' : momentText(from), until: until === null ? '' : momentText(until) },
      ...{ budget: euro(offer.budget), image: offer.image ?? '' },
    }),
  ]);
}
