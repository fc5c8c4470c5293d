import { minutes } from 'contract/constants';

/** When the player has to look up, epoch ms; null when no interval is set (DOMAIN §6). */
export const realityCheckDue = ({
  realityCheckMinutes,
  realityCheckSince,
}: {
  realityCheckMinutes: number;
  realityCheckSince: number;
}): number | null => (realityCheckMinutes === 0 ? null : realityCheckSince + realityCheckMinutes * minutes);
