import { withdrawalLinkValid } from 'contract/constants';

/** The moment from which a link is over. Times in epoch ms. */
export const linkExpiresAt = (issuedAt: number): number => issuedAt + withdrawalLinkValid;

/** Whether a mailed link is still good, to the moment (SPEC §4). */
export const isLinkGood = (issuedAt: number, at: number): boolean => at < linkExpiresAt(issuedAt);
