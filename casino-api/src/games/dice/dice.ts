import { winningNumbers, type DiceRules } from 'contract/play/dice';
import type { GameEngine } from '../engine';

/** What a chance pays: its fair multiple's share, rounded down. Chance and share in percent, the multiple in hundredths of the stake. */
const multipleOf = (fairShare: number, chance: number): number => Math.floor((fairShare * 100) / chance);

/** Every whole percent up to `highestChance` can be played. */
export const diceRules = (fairShare: number, highestChance: number): DiceRules => ({
  kind: 'dice',
  numbers: 10_000,
  fairShare,
  offers: Array.from({ length: highestChance }, (_, index) => ({
    chance: index + 1,
    multiple: multipleOf(fairShare, index + 1),
  })),
});

/** One draw below `numbers` is the roll. Stakes are whole hundreds of minor units, so that every payout is whole. */
const playDice =
  (rules: DiceRules): GameEngine['play'] =>
  ({ stake, choice, decisions }, random) => {
    const offer = choice?.kind === 'dice' && rules.offers.find(({ chance }) => chance === choice.chance);
    if (!offer || decisions.length > 0) return null;
    const { side } = choice;
    const rolled = random.integer(rules.numbers);
    const [first, last] = winningNumbers(rules, choice);
    const won = rolled >= first && rolled <= last;
    return {
      stake,
      payout: won ? (stake / 100) * offer.multiple : 0,
      options: [],
      outcome: { kind: 'dice', side, ...offer, rolled, won },
    };
  };

/** What the family makes of its rules. */
export const diceGame = (rules: DiceRules) =>
  ({
    design: rules,
    rules,
    example: { stake: 1_00, choice: { kind: 'dice', side: 'high', chance: 40 } },
    play: playDice(rules),
  }) as const;
