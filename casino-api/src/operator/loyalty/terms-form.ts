import { days } from 'contract/constants';
import { findGame } from '../../features/catalogue';
import {
  beginningOf,
  type ChallengeTerms,
  countedChallenge,
  isReckonedWith,
  type PeriodTerms,
  type SetTerms,
  shortestNotice,
  spinsRefusal,
  type SpinsTerms,
  type Terms,
  type TermsPart,
  termsParts,
} from '../../features/loyalty';
import { renderMoney } from '../../features/messages';
import { type Env, settingsOf } from '../../kernel/env';
import { licenceProfiles, stakeCapAt } from '../../kernel/licence-profile';
import { lineIn, amountIn, momentIn } from '../form-values';
import { area, filled, type Written } from '../forms';
import { parseMoney } from '../players/money-field';

/** What anybody may set at the most; money in euro minor units. A slip of a nought gives nothing away. */
const most = { percent: 20, reward: 10_000_00, tiers: 8, multiplier: 1_000_000, stake: 1_000_00, spin: 5_00 } as const;
const latestStart = 366 * days;

const euro = (amount: number): string => renderMoney(amount, 'EUR', 'en');
const inField = (amount: number): string => (amount / 100).toFixed(2);

export const partNames: Readonly<Record<TermsPart, string>> = {
  weekly: 'Weekly cashback',
  monthly: 'Monthly cashback',
  challenges: 'Challenges',
  spins: 'Free spins of levels',
};

/** Of terms by their part: what each part needs is said once. */
type Words = { [Part in TermsPart]: (value: Terms[Part]) => string };
const words: Words = {
  weekly: ({ percent, reward }) => `${percent} % of the net loss; from Gold on ${euro(reward)} besides`,
  monthly: ({ percent, reward }) => `${percent} % of the net loss; with Platinum ${euro(reward)} besides`,
  challenges: (tiers) =>
    tiers
      .map(({ multiplier, prize, minimumStake }) => `×${multiplier} pays ${euro(prize)} from ${euro(minimumStake)}`)
      .join('; '),
  spins: ({ gameid, value }) => `on ${gameid} at ${euro(value)}`,
};
export const inWords = <Part extends TermsPart>(part: Part, value: Terms[Part]): string => words[part](value);

/** The fields of a part, with what was written there, or what stands. */
export const fieldsOf = <Part extends TermsPart>(part: Part, now: Terms[Part], written: Written): string =>
  (fields[part] as (now: Terms[Part], written: Written) => string)(now, written) +
  filled(`From, UTC; left out: ${soonest[part]}`, 'from', written, { attributes: 'type="datetime-local"' });

/** What begins as soon as it may, by the second person's word. */
export const soonest: Readonly<Record<TermsPart, string>> = {
  weekly: 'the first week that begins after the second person’s word',
  monthly: 'the first month that begins after the second person’s word',
  challenges: 'two minutes after the second person’s word',
  spins: 'two minutes after the second person’s word',
};

const periodFields = (now: PeriodTerms, written: Written): string =>
  filled('Percent of the net loss, 0 to 20', 'percent', written, {
    attributes: 'inputmode="decimal" maxlength="4"',
    hint: String(now.percent),
    isNeeded: true,
  }) +
  filled('Money reward, euro', 'reward', written, {
    attributes: 'inputmode="decimal" maxlength="9"',
    hint: inField(now.reward),
    isNeeded: true,
  });
const fields: { [Part in TermsPart]: (now: Terms[Part], written: Written) => string } = {
  weekly: periodFields,
  monthly: periodFields,
  challenges: (now, { form, prefix }) => {
    const tiers = now.map((tier) => `${tier.multiplier} ${inField(tier.prize)} ${inField(tier.minimumStake)}`);
    const shown = new URLSearchParams({ tiers: form.get('tiers') ?? tiers.join('\n') });
    return area('One a line: multiple, prize and least stake in euro', 'tiers', { form: shown, prefix }, most.tiers);
  },
  spins: (now, written) =>
    filled('The slot, by its id', 'game', written, { attributes: 'maxlength="80"', hint: now.gameid, isNeeded: true }) +
    filled('Each spin at, euro', 'value', written, {
      attributes: 'inputmode="decimal" maxlength="5"',
      hint: inField(now.value),
      isNeeded: true,
    }),
};

/** The field that a part's form begins with. */
export const firstFields = {
  weekly: 'percent',
  monthly: 'percent',
  challenges: 'tiers',
  spins: 'game',
} as const satisfies Record<TermsPart, string>;

export const partIn = (form: URLSearchParams): TermsPart | undefined =>
  termsParts.find((part) => part === form.get('part'));

/** The terms that a form sets, or what is wrong with them. @param at epoch ms */
export async function termsIn(env: Env, form: URLSearchParams, at: number): Promise<SetTerms | string> {
  const part = partIn(form);
  if (!part) return 'There is no such part of the programme';
  const value = await valueIn[part](form, env);
  if (typeof value === 'string') return value;
  const from = momentIn(form, 'from');
  if (from === undefined) return 'Write when it begins as a date and a time, or leave that out';
  const startsAt = beginningOf(part, from ?? at + shortestNotice);
  if (startsAt < at) return 'It can’t begin in the past';
  if (startsAt < at + shortestNotice)
    return 'It begins two minutes from now at the soonest: leave the time out for that';
  if (startsAt > at + latestStart) return 'It begins within a year';
  return { part, startsAt, value } as SetTerms;
}

const percentIn = (form: URLSearchParams): number | null => {
  const found = /^\d{1,2}(?:[.,]\d)?$/.exec((form.get('percent') ?? '').trim());
  const percent = found ? Number(found[0].replace(',', '.')) : NaN;
  return percent <= most.percent ? percent : null;
};

function periodIn(form: URLSearchParams): PeriodTerms | string {
  const percent = percentIn(form);
  if (percent === null) return `Percent are 0 to ${most.percent}, with one decimal at the most`;
  const reward = amountIn(form, 'reward');
  return reward && reward <= most.reward
    ? { percent, reward }
    : `The reward is an amount above zero, up to ${euro(most.reward)}`;
}

function tiersIn(form: URLSearchParams): ChallengeTerms[] | string {
  const lines = (form.get('tiers') ?? '').split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const tiers = lines.flatMap((line) => tierIn(line) ?? []);
  if (lines.length === 0 || lines.length > most.tiers || tiers.length < lines.length)
    return `Write one to ${most.tiers} challenges, one a line, such as 1500 250.00 1.50: multiple, prize up to ${euro(most.reward)}, least stake up to ${euro(most.stake)}`;
  const rise = tiers.every(({ multiplier, prize }, index) => {
    const below = tiers[index - 1];
    return !below || (multiplier > below.multiplier && prize > below.prize);
  });
  if (!rise) return 'Multiples and prizes rise from line to line';
  return tiers.every(isReckonedWith)
    ? tiers
    : `A multiple is ${countedChallenge.multiplier} at the least, and a prize ${euro(countedChallenge.prize)} for each ${euro(countedChallenge.minimumStake)} of the least stake at the most: beyond that, a slot could give back more than the house keeps`;
}

function tierIn(line: string): ChallengeTerms | null {
  const [multiple = '', ...amounts] = line.trim().split(/\s+/);
  const multiplier = /^\d{1,7}$/.test(multiple) ? Number(multiple) : 0;
  const [prize, minimumStake] = amounts.map((amount) => parseMoney(amount) ?? 0);
  const isGood = (value: number | undefined, highest: number): value is number =>
    value !== undefined && value > 0 && value <= highest;
  return amounts.length === 2 &&
    isGood(multiplier, most.multiplier) &&
    isGood(prize, most.reward) &&
    isGood(minimumStake, most.stake)
    ? { multiplier, prize, minimumStake }
    : null;
}

async function spinsIn(form: URLSearchParams, env: Env): Promise<SpinsTerms | string> {
  const [gameid, value] = [lineIn(form, 'game', 80), amountIn(form, 'value')];
  if (!value || value > most.spin) return `A spin is at more than nothing and ${euro(most.spin)} at the most`;
  const refusal = spinsRefusal({ gameid, value });
  if (refusal === 'no_slot' || !(await findGame(env.DB, gameid, 'en')))
    return 'Free spins are of a slot of the house, by its id, such as lantern-festival';
  if (refusal === 'no_stake') return `${gameid} can’t be staked with ${euro(value)}`;
  const cap = stakeCapAt(licenceProfiles[settingsOf(env).LICENCE_PROFILE], 0);
  return cap !== null && value > cap
    ? `The licence lets some players stake ${euro(cap)} at the most`
    : { gameid, value };
}

const valueIn: {
  [Part in TermsPart]: (form: URLSearchParams, env: Env) => Terms[Part] | string | Promise<Terms[Part] | string>;
} = { weekly: periodIn, monthly: periodIn, challenges: tiersIn, spins: spinsIn };
