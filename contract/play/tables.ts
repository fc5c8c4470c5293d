import { RouletteOutcome, RouletteResult, RouletteRules } from './roulette';

/**
 * The families of shared tables (DOMAIN §11): their rounds run on a schedule, the same for everybody. Their rules, what a round comes to
 * for one player, and what it comes to for all.
 */
export const tableRules = [RouletteRules] as const;
export const tableOutcomes = [RouletteOutcome] as const;
export const tableResults = [RouletteResult] as const;
