import { port, type PlayerCallsOf, type SystemCallsOf } from '../../kernel/feature';
import type { sportsFeature } from './feature';

export const sportsPort = port<PlayerCallsOf<typeof sportsFeature>, SystemCallsOf<typeof sportsFeature>>('sports');
