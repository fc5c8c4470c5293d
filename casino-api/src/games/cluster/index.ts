import type { GameEngine } from '../engine';
import { glasshouse } from './glasshouse';
import { honeycombRow } from './honeycomb-row';
import { midnightBakery } from './midnight-bakery';
import { mossAndStone } from './moss-and-stone';

/** The games of clusters. */
export const clusterSlots: readonly GameEngine[] = [mossAndStone, midnightBakery, honeycombRow, glasshouse];
