/** Paths without locale prefix. */
export const bonusesPath = '/profile/bonuses';

/** Where the forms of a bonus are sent. */
export const addressOf = (step: 'start' | 'forfeit'): string => `${bonusesPath}?${step}`;

/** Where the receipt of a bet stands. */
export const betAddress = ({ bonusId, roundId }: { bonusId: string; roundId: string }): string =>
  `${bonusesPath}/${encodeURIComponent(bonusId)}/${encodeURIComponent(roundId)}`;
