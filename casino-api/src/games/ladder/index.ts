import type { GameEngine } from '../engine';
import { ladderOfStars } from './ladder-of-stars';
import { lighthouseKeep } from './lighthouse-keep';

/** The slots whose wins climb. */
export const ladderSlots: readonly GameEngine[] = [ladderOfStars, lighthouseKeep];
