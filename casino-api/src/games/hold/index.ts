import type { GameEngine } from '../engine';
import { clockmakersAttic } from './clockmakers-attic';
import { scarabAtDusk } from './scarab-at-dusk';
import { theBrassOwl } from './the-brass-owl';
import { theIronKraken } from './the-iron-kraken';
import { theNinthKey } from './the-ninth-key';

/** The slots with a hold feature. */
export const holdSlots: readonly GameEngine[] = [
  theBrassOwl,
  theIronKraken,
  clockmakersAttic,
  theNinthKey,
  scarabAtDusk,
];
