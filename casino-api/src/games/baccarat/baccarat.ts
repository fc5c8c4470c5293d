import { pointsOf, winnerOf, type BaccaratResult, type BaccaratRules, type BaccaratSpot } from 'contract/play/baccarat';
import { rankOf, type Card } from 'contract/play/cards';
import type { Rhythm, SpotTerms } from 'contract/play/table';
import type { RoundRandom } from '../engine';
import { dealFrom } from '../shoe';
import { spotTable, type TablePlace } from '../table/spot-table';
import type { SpotGame } from '../table/table-engine';

export const decks = 8;

export interface BaccaratSettings {
  /** The bets on offer, what they pay and what they were proven to return. */
  bets: readonly (SpotTerms & { spot: BaccaratSpot })[];
  sixPays: number | null;
}

const ranksAlike = ([first, second]: readonly Card[]): boolean => rankOf(first!) === rankOf(second!);

/** Whether the banker takes a third card. @param points of two cards @param third what the player's third card counts, null without one */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

/** Player, banker, player, banker, then the third cards, from eight decks that are shuffled for the round. */
export function dealBaccarat(random: RoundRandom): BaccaratResult {
  const next = dealFrom(decks, random);
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  if (pointsOf(player) < 8 && pointsOf(banker) < 8) {
    const taken = pointsOf(player) <= 5 ? next() : null;
    if (taken) player.push(taken);
    if (bankerDraws(pointsOf(banker), taken && pointsOf([taken]))) banker.push(next());
  }
  return { kind: 'baccarat', player, banker };
}

/** What a bet pays, hundredths of its stake; bets on a side get their stake back on a tie. */
export function baccaratPays({ bets, sixPays }: BaccaratSettings, spot: string, result: BaccaratResult): number | null {
  const bet = bets.find((offered) => offered.spot === spot);
  if (!bet) return null;
  const usual = bet.pays;
  const winner = winnerOf(result);
  const cards = result.player.length + result.banker.length;
  switch (bet.spot) {
    case 'player':
      return winner === 'tie' ? 100 : winner === 'player' ? usual : 0;
    case 'banker':
      if (winner !== 'banker') return winner === 'tie' ? 100 : 0;
      return sixPays !== null && pointsOf(result.banker) === 6 ? sixPays : usual;
    case 'tie':
      return winner === 'tie' ? usual : 0;
    case 'player-pair':
      return ranksAlike(result.player) ? usual : 0;
    case 'banker-pair':
      return ranksAlike(result.banker) ? usual : 0;
    case 'small':
      return cards === 4 ? usual : 0;
    case 'big':
      return cards > 4 ? usual : 0;
  }
}

const baccaratGame = (settings: BaccaratSettings): SpotGame<BaccaratResult> => ({
  draw: dealBaccarat,
  pays: (spot, result) => baccaratPays(settings, spot, result),
});

const baccaratRules = ({ bets, sixPays }: BaccaratSettings, rhythm: Rhythm): BaccaratRules => ({
  kind: 'baccarat',
  rhythm,
  decks,
  bets: [...bets],
  sixPays,
});

/** A twentieth of a chip is a whole cent. */
const chips = [1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00];

/** What the family makes of a table. */
export const baccaratTable = (settings: BaccaratSettings, { after }: Pick<TablePlace, 'after'>) => ({
  design: settings,
  ...spotTable(
    {
      game: baccaratGame(settings),
      rules: (rhythm) => baccaratRules(settings, rhythm),
      returns: settings.bets.map(({ rtp }) => rtp),
      most: Math.max(...settings.bets.map(({ pays }) => pays)),
      chips,
      example: [
        { spot: 'banker', amount: 5_00 },
        { spot: 'tie', amount: 1_00 },
        { spot: settings.bets.at(-1)!.spot, amount: 2_00 },
      ],
    },
    { spot: 500_00, round: 1_000_00, after },
  ),
});
