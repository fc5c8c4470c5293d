import type { GameRules } from 'contract/play';
import { velvetBlackjack } from './blackjack/velvet-blackjack';
import { clusterSlots } from './cluster';
import { tinkersDice } from './dice/tinkers-dice';
import type { GameEngine } from './engine';
import { aboveAndBelow } from './hi-lo/above-and-below';
import { holdSlots } from './hold';
import { jackpotSlots } from './jackpot';
import { ladderSlots } from './ladder';
import { buriedLight } from './mines/buried-light';
import { pearlDiver } from './mines/pearl-diver';
import { marbleParade } from './plinko/marble-parade';
import { rainfall } from './plinko/rainfall';
import { firesidePoker } from './poker/fireside-poker';
import { greenLampPoker } from './poker/green-lamp-poker';
import { lineSlots } from './slot';
import { waysSlots } from './ways';
import { tables } from './table/tables';

/** The games that can be played; the catalogue lists no other of ours. */
export const engines: readonly GameEngine[] = [
  ...lineSlots,
  ...waysSlots,
  ...holdSlots,
  ...ladderSlots,
  ...jackpotSlots,
  ...clusterSlots,
  buriedLight,
  pearlDiver,
  tinkersDice,
  rainfall,
  marbleParade,
  aboveAndBelow,
  firesidePoker,
  greenLampPoker,
  velvetBlackjack,
  ...tables,
];

export const engineOf = (gameid: string): GameEngine | undefined => engines.find((engine) => engine.gameid === gameid);

/** The ids of the games whose rules are of a family. */
export const gamesOfFamily = (family: GameRules['kind']): string[] =>
  engines.filter(({ rules }) => rules.kind === family).map(({ gameid }) => gameid);
