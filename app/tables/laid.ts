import type { SpotBet } from 'contract/play/table';
import type { RoundReceipt } from 'contract/receipt';

/** The chips of a player's part in a round; none where bets are no chips. */
export const betsOf = ({ position }: Pick<RoundReceipt, 'position'>): SpotBet[] =>
  position?.choice?.kind === 'bets' ? position.choice.bets : [];

export const sumOf = (bets: readonly SpotBet[]): number => bets.reduce((sum, { amount }) => sum + amount, 0);
