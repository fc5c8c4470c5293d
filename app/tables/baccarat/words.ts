import { pointsOf, winnerOf, type BaccaratResult } from 'contract/play/baccarat';
import type { Words } from '../family';

/** Who won, and by how much. */
export function wonText(result: BaccaratResult, { t }: Pick<Words, 't'>): string {
  const [player, banker] = [pointsOf(result.player), pointsOf(result.banker)];
  const winner = winnerOf(result);
  if (winner === 'tie') return t('baccarat.tied', { points: player });
  return t(`baccarat.${winner}Wins`, { points: Math.max(player, banker), other: Math.min(player, banker) });
}
