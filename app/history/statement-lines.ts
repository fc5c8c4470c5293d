import type { CashStatement } from 'contract/history';
import type { MessageKey } from '~/i18n/messages';

/** The lines of a statement in the order in which they add up, amounts in minor units. */
export const statementLines = ({
  opening,
  deposits,
  withdrawals,
  returned,
  credits,
  games,
  closing,
}: CashStatement): (readonly [MessageKey, number])[] => [
  ['history.opening', opening],
  ['history.cashDeposits', deposits],
  ['history.cashWithdrawals', withdrawals],
  ['history.cashReturned', returned],
  ['history.cashCredits', credits],
  ['history.cashGames', games],
  ['history.closing', closing],
];
