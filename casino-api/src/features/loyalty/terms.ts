import { challenges, lossCashback, moneyRewards } from 'contract/constants';
import { periodOf } from '../../kernel/periods';

/** What a closed week or month pays: percent of its net loss, with one decimal at the most, and the fixed reward of its tier, euro minor units. */
export interface PeriodTerms {
  percent: number;
  reward: number;
}

/** Euro minor units. */
export interface ChallengeTerms {
  multiplier: number;
  prize: number;
  minimumStake: number;
}

/** What the free spins of a level are played on, each at `value` euro minor units. */
export interface SpinsTerms {
  gameid: string;
  value: number;
}

/** What of the programme operators set, part by part. The challenges stand by their multiplier, the lowest first. */
export interface Terms {
  weekly: PeriodTerms;
  monthly: PeriodTerms;
  challenges: readonly ChallengeTerms[];
  spins: SpinsTerms;
}
export type TermsPart = keyof Terms;

/** What the programme is built with: it stands until something else was set. */
export const declaredTerms: Terms = {
  weekly: { percent: lossCashback.weekly, reward: moneyRewards.weekly },
  monthly: { percent: lossCashback.monthly, reward: moneyRewards.monthly },
  challenges,
  // SPEC §9 calls for a named slot.
  spins: { gameid: 'lantern-festival', value: 20 },
};
export const termsParts = Object.keys(declaredTerms) as readonly TermsPart[];

/** Terms of one part that were set, and from when on they hold, epoch ms. */
export type SetTerms = { [Part in TermsPart]: { part: Part; startsAt: number; value: Terms[Part] } }[TermsPart];

/** A part's terms at a moment: the latest that have begun by then. Of a week or month they are asked for as of its first moment. */
export function termsAt<Part extends TermsPart>(set: readonly SetTerms[], part: Part, at: number): Terms[Part] {
  const begun = set.filter((terms) => terms.part === part && terms.startsAt <= at);
  const latest = Math.max(...begun.map(({ startsAt }) => startsAt));
  const found = begun.find(({ startsAt }) => startsAt === latest);
  return found ? (found.value as Terms[Part]) : declaredTerms[part];
}

/** What everybody is shown at a moment. Weeks and months are set from their beginning on, so it is what the ones under way pay. */
export const allTermsAt = (set: readonly SetTerms[], at: number): Terms => ({
  weekly: termsAt(set, 'weekly', at),
  monthly: termsAt(set, 'monthly', at),
  challenges: termsAt(set, 'challenges', at),
  spins: termsAt(set, 'spins', at),
});

/** When terms begin that are set from a moment on: of a week or month with the first that begins from then on, so that none is paid by two terms. Epoch ms. */
export function beginningOf(part: TermsPart, from: number): number {
  if (part !== 'weekly' && part !== 'monthly') return from;
  const underWay = periodOf(part, from);
  return underWay.from === from ? from : underWay.until;
}
