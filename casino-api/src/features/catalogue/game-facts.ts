import { challenges } from 'contract/constants';
import { sportsbookGameId, statedReturn, usualMargin } from 'contract/sports/markets';
import { engineOf } from '../../games/registry';

/** What a stake is laid on, as far as it decides what the house keeps of it, hundredths of a percent of the stake. */
export interface StakedOn {
  category: string;
  /** The return of the best bet of the game, null when unknown. */
  rtp: number | null;
  /** What challenges bring back at the most. */
  challenges: number;
}

const sportsbook: StakedOn = { category: 'sportsbook', rtp: statedReturn(usualMargin), challenges: 0 };

/**
 * What challenges bring back of a slot at the most, hundredths of a percent of a stake: prize over stake, times the chance of the lowest multiple. Three slots
 * state more, found by playing each for 3,000,000 rounds; every other that can reach it was played for 300,000 (docs/decisions/2026-11-24-what-offers-cost.md).
 * It holds for whatever operators set: the desk takes no lower multiple, and no more for a stake (`isReckonedWith` of loyalty).
 */
const otherSlots = 20;
/** Of a slot that somebody else runs nothing is known. */
const unknownSlot = 60;

function challengesOf(gameid: string, category: string): number {
  if (category !== 'slots') return 0;
  const engine = engineOf(gameid);
  if (!engine) return unknownSlot;
  return engine.maxWinMultiple < challenges[0].multiplier ? 0 : (engine.challengeReturn ?? otherSlots);
}

/**
 * What rewards need to know of a game.
 * @param listedIn the catalogue's category of a title that somebody else runs: its rounds count as the house's own do, its return is not known.
 * A game that the catalogue does not have is in no category, so it earns no points.
 */
export function gameFacts(gameid: string, listedIn = ''): StakedOn {
  if (gameid === sportsbookGameId) return sportsbook;
  const engine = engineOf(gameid);
  const category = engine?.countsAs ?? engine?.category ?? listedIn;
  return { category, rtp: engine ? (engine.bestRtp ?? engine.rtp) : null, challenges: challengesOf(gameid, category) };
}
