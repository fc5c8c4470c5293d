import { withdrawalLinkValid } from 'contract/constants';

/** The moment from which a link is over. Times in epoch ms. */
export const linkExpiresAt = (issuedAt: number): number => issuedAt + withdrawalLinkValid;

/** A mailed link is good for 24 hours to the moment (SPEC §4). */
export const isLinkGood = (issuedAt: number, at: number): boolean => at < linkExpiresAt(issuedAt);
