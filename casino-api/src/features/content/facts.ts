import * as constants from 'contract/constants';
import { documentMaximum } from 'contract/documents';
import { cashOutFee, mostLegs } from 'contract/sports/bets';
import { voidWithoutResultAfter } from 'contract/sports/matches';
import { mostSystemLegs } from 'contract/sports/systems';
import { vipLevels, vipTiers } from 'contract/vip-ladder';
import {
  type Direction,
  type MethodLimits,
  methodsFor,
  smallestAmount,
  termsOf,
  withdrawnWithoutDocument,
} from '../cashier';
import { stakeCapAt, type LicenceProfile } from '../../kernel/licence-profile';
import { exclusionChoices, quietAfterExclusion } from '../exclusion';
import { highestBonusStake, usualMultiplier } from '../bonuses';
import { settlesAt } from '../races';
import type { Terms } from '../loyalty';
import { skin } from '../../kernel/skin';
import { engineOf, games } from '../../games/registry';
import type { GameEngine } from '../../games/engine';
import { choiceText, durationText, euroText, listText, numberText, percentText, returnText, sizeText } from './format';

/** Who reads, and under which licence. */
export interface Reader {
  language: constants.Language;
  licence: LicenceProfile;
  /** What operators set of payment methods. */
  limits: readonly MethodLimits[];
  /** What holds of the loyalty programme now. */
  terms: Terms;
}

type Fact = (reader: Reader) => string;

const number =
  (value: number): Fact =>
  ({ language }) =>
    numberText(value, language);
const euro =
  (amount: number): Fact =>
  ({ language }) =>
    euroText(amount, language);
const percent =
  (value: number): Fact =>
  ({ language }) =>
    percentText(value, language);
const duration =
  (value: number): Fact =>
  ({ language }) =>
    durationText(value, language);

/** `cardDepositMinimum` and so on: what each payment method takes and pays. */
const methodFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  (
    [
      ['deposit', 'Deposit'],
      ['withdraw', 'Withdrawal'],
    ] as const satisfies readonly (readonly [Direction, string])[]
  ).flatMap(([direction, named]) =>
    methodsFor(direction, []).flatMap(({ method: { id } }) =>
      (['minimum', 'maximum'] as const).map(
        (border) =>
          [
            `${id}${named}${border === 'minimum' ? 'Minimum' : 'Maximum'}`,
            ({ language, limits }: Reader) => euroText(termsOf(id, direction, limits)![border], language),
          ] as const,
      ),
    ),
  ),
);
const levelOf = (level: number) => vipLevels[level - 1]!;
const levelsWithSpins = vipLevels.filter(({ reward }) => reward.freeSpins > 0);
const tier = (name: string) => vipTiers.find((each) => each.name === name)!;
export const multiplierUnder = ({ wageringCap }: LicenceProfile): number =>
  Math.min(usualMultiplier, wageringCap ?? Infinity);
/** What a bonus is explained by, euro minor units. */
const exampleBonus = 50_00;
const poolTerms = games.flatMap(({ jackpot }) => jackpot ?? []);

/** What texts may name: the product's own figures, written as a reader of the language writes them. `{name}` stands for each in a text. */
const facts = {
  siteName: () => skin.name,
  supportEmail: () => skin.supportEmail,
  minimumAge: number(constants.minimumAge),
  registrationLinkValid: duration(constants.registrationLinkValid),
  // The cashier
  smallestDeposit: ({ language, limits }) => euroText(smallestAmount('deposit', 'EUR', limits), language),
  smallestWithdrawal: ({ language, limits }) => euroText(smallestAmount('withdraw', 'EUR', limits), language),
  withdrawalLinkValid: duration(constants.withdrawalLinkValid),
  firstDepositWindow: duration(constants.firstDepositWindow),
  documentLimit: euro(withdrawnWithoutDocument),
  documentMaximum: ({ language }) => sizeText(documentMaximum, language),
  // Bonuses
  wageringMultiplier: ({ language, licence }) => numberText(multiplierUnder(licence), language),
  exampleBonus: euro(exampleBonus),
  exampleWagering: ({ language, licence }) => euroText(exampleBonus * multiplierUnder(licence), language),
  highestBonusStake: ({ language, licence }) =>
    euroText(Math.min(highestBonusStake, stakeCapAt(licence, null) ?? Infinity), language),
  fullContribution: percent(constants.cashPointWeight.slots),
  tableContribution: percent(constants.cashPointWeight.livecasino),
  sportsbookMinimumOdds: number(constants.sportsbookMinimumOdds),
  // Sports betting
  betSlipLegs: number(mostLegs),
  systemLegs: number(mostSystemLegs),
  cashOutFee: percent(cashOutFee / 10),
  matchVoidAfter: duration(voidWithoutResultAfter),
  // Loyalty
  vipLevelCount: number(vipLevels.length),
  vipFromLevel: number(constants.vipFromLevel),
  firstLevelPoints: number(levelOf(1).requiredCP),
  vipPoints: number(levelOf(constants.vipFromLevel).requiredCP),
  lastLevelPoints: number(levelOf(vipLevels.length).requiredCP),
  lastSpinsLevel: number(Math.max(...levelsWithSpins.map(({ level }) => level))),
  fewestLevelSpins: number(Math.min(...levelsWithSpins.map(({ reward }) => reward.freeSpins))),
  mostLevelSpins: number(Math.max(...levelsWithSpins.map(({ reward }) => reward.freeSpins))),
  vipTierNames: ({ language }) =>
    listText(
      vipTiers.map(({ name }) => name),
      language,
    ),
  silverFromLevel: number(tier('Silver').fromLevel),
  goldFromLevel: number(tier('Gold').fromLevel),
  platinumFromLevel: number(tier('Platinum').fromLevel),
  wageredPerPoint: euro(constants.euroPerCashPoint),
  instantCashbackShare: percent(constants.instantCashback.shareOfEdge),
  weeklyCashback: ({ language, terms }) => percentText(terms.weekly.percent, language),
  monthlyCashback: ({ language, terms }) => percentText(terms.monthly.percent, language),
  weeklyMoneyReward: ({ language, terms }) => euroText(terms.weekly.reward, language),
  monthlyMoneyReward: ({ language, terms }) => euroText(terms.monthly.reward, language),
  challengeCount: ({ language, terms }) => numberText(terms.challenges.length, language),
  firstChallengeMultiplier: ({ language, terms }) => numberText(terms.challenges[0]!.multiplier, language),
  firstChallengePrize: ({ language, terms }) => euroText(terms.challenges[0]!.prize, language),
  firstChallengeStake: ({ language, terms }) => euroText(terms.challenges[0]!.minimumStake, language),
  raceSettlement: duration(settlesAt({ endsAt: 0 })),
  // Protection
  minimumDailyDepositLimit: euro(constants.minimumDailyDepositLimit),
  maximumDailyDepositLimit: euro(constants.maximumDailyDepositLimit),
  limitWait: ({ language, licence }) => durationText(licence.limitWait, language),
  selfExclusionFreeze: duration(constants.selfExclusionFreeze),
  complaintAnswer: ({ language, licence }) => durationText(licence.complaintAnswer, language),
  returnCooling: duration(constants.returnCooling),
  marketingPause: duration(quietAfterExclusion),
  exclusionMonths: ({ language }) =>
    choiceText(
      exclusionChoices.filter((choice) => choice !== 'return'),
      language,
    ),
  // Play
  gameCount: number(games.length),
  jackpotCount: number(poolTerms.length),
  jackpotPoolShare: percent(poolTerms[0]!.poolShare / 100),
  jackpotSeedShare: percent(poolTerms[0]!.seedShare / 100),
  passwordMinimum: number(constants.password.policyMin),
  contactMessageMax: number(constants.contactMessageMax),
} as const satisfies Record<string, Fact>;

/** What texts may name of a game, by `{return:<game>}` and so on. */
const gameFacts = {
  return:
    ({ rtp }) =>
    ({ language }) =>
      returnText(rtp, language),
  highestPayout: ({ maxPayoutMultiple, maxWinMultiple }) => number(maxPayoutMultiple ?? maxWinMultiple),
} as const satisfies Record<string, (engine: GameEngine) => Fact>;

/** The fact of a name, null when there is none. */
function factOf(name: string): Fact | null {
  if (Object.hasOwn(facts, name)) return facts[name as keyof typeof facts];
  if (Object.hasOwn(methodFacts, name)) return methodFacts[name]!;
  const [of, game] = name.split(':');
  const engine = game === undefined ? undefined : engineOf(game);
  return engine && Object.hasOwn(gameFacts, of!) ? gameFacts[of as keyof typeof gameFacts](engine) : null;
}
export const isFact = (name: string): boolean => factOf(name) !== null;

/** A fact's place in a text. */
export const factPlace = /\{([A-Za-z][A-Za-z0-9]*(?::[a-z0-9-]+)?)\}/g;

/** A text with its facts. What is no fact stays as it stands. */
export const withFacts = (text: string, reader: Reader): string =>
  text.replace(factPlace, (place, name: string) => factOf(name)?.(reader) ?? place);
