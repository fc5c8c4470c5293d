import type { GameEngine } from '../engine';
import { crownOfEmbers } from './crown-of-embers';
import { vaultOfDawn } from './vault-of-dawn';
import { whalesongBay } from './whalesong-bay';

/** The slots that play for a pool. */
export const jackpotSlots: readonly GameEngine[] = [crownOfEmbers, whalesongBay, vaultOfDawn];
