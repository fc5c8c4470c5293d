import { deck, rankOf, ranks, type Card } from 'contract/play/cards';
import type { HiLoGuess, HiLoRules } from 'contract/play/hi-lo';
import { cashedOut, type GameEngine, type Played, type RoundRandom } from '../engine';

/** How many of the thirteen ranks win a guess: the ace is lowest, and the same rank again loses. `place` counts from 0, the ace. */
export const winningRanks = (place: number, guess: HiLoGuess): number =>
  guess === 'higher' ? ranks.length - 1 - place : place;

/**
 * A chain of right guesses: how many, and the product of the ranks that would have won each. Its chance is `winners / 13 ** guesses`. For
 * up to twelve guesses all products stay below 2^53, so that dividing and rounding down is exact.
 */
export interface Chain {
  guesses: number;
  winners: number;
}

export const emptyChain: Chain = { guesses: 0, winners: 1 };

export const longer = ({ guesses, winners }: Chain, ofWinners: number): Chain => ({
  guesses: guesses + 1,
  winners: winners * ofWinners,
});

/** What a chain pays: the share of its fair multiple, rounded down once, in hundredths of the stake. Nothing for no guess. */
export const multipleOf = ({ fairShare }: Pick<HiLoRules, 'fairShare'>, { guesses, winners }: Chain): number =>
  guesses === 0 ? 0 : Math.floor((fairShare * ranks.length ** guesses) / winners);

/** What a right guess would make of a chain, or null where that is not on offer. */
export function offerOf(rules: HiLoRules, chain: Chain, place: number, guess: HiLoGuess): number | null {
  const winning = winningRanks(place, guess);
  if (winning === 0 || chain.guesses >= rules.mostGuesses) return null;
  const multiple = multipleOf(rules, longer(chain, winning));
  return multiple > rules.highestMultiple ? null : multiple;
}

const placeOf = (card: Card): number => ranks.indexOf(rankOf(card));
const draw = (random: RoundRandom): Card => deck[random.integer(deck.length)]!;

/**
 * Plays the cards. Every card comes from a full, freshly shuffled deck, so one draw below 52 is a card: by suit (spades, hearts, diamonds,
 * clubs), then from the ace up. Stakes are whole hundreds of minor units, so that every payout is whole.
 */
const playHiLo =
  (rules: HiLoRules): GameEngine['play'] =>
  ({ stake, choice, decisions }, random): Played | null => {
    if (choice) return null;
    const cards = [draw(random)];
    const guesses: HiLoGuess[] = [];
    let chain = emptyChain;
    let [over, lost] = [false, false];
    const next = () => {
      const place = placeOf(cards.at(-1)!);
      return over
        ? { higher: null, lower: null }
        : { higher: offerOf(rules, chain, place, 'higher'), lower: offerOf(rules, chain, place, 'lower') };
    };
    for (const { what } of decisions) {
      if (over) return null;
      if (what === 'cash-out') {
        if (chain.guesses === 0) return null;
        over = true;
        continue;
      }
      if ((what !== 'higher' && what !== 'lower') || next()[what] === null) return null;
      const before = placeOf(cards.at(-1)!);
      cards.push(draw(random));
      guesses.push(what);
      const after = placeOf(cards.at(-1)!);
      if (what === 'higher' ? after > before : after < before) chain = longer(chain, winningRanks(before, what));
      else [over, lost] = [true, true];
      if (next().higher === null && next().lower === null) over = true;
    }
    const multiple = lost ? 0 : multipleOf(rules, chain);
    const offers = next();
    return {
      stake,
      payout: over ? (stake / 100) * multiple : null,
      options: over
        ? []
        : [
            ...(chain.guesses > 0 ? ['cash-out'] : []),
            ...(['higher', 'lower'] as const).filter((guess) => offers[guess] !== null),
          ],
      outcome: { kind: 'hi-lo', cards, guesses, lost, multiple, next: offers },
    };
  };

/** What the family makes of its rules. */
export const hiLoGame = (rules: HiLoRules) =>
  ({ design: rules, rules, hasDecisions: true, unattended: cashedOut, play: playHiLo(rules) }) as const;
