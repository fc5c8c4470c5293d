import type { Verification } from 'contract/fairness';
import type { RoundReceipt } from 'contract/receipt';
import { canonicalJson } from '../kernel/canonical-json';
import { createRoundRandom, hashOfSeed } from './fairness';
import { engineOf } from './registry';

/** What can be said of a receipt without asking anybody; null for a game that is not ours. Pure: seeds, nonce and position in, outcome out. */
export function verifyReceipt(receipt: RoundReceipt): Omit<Verification, 'signature'> | null {
  const { fairness, position, gameid } = receipt;
  const engine = engineOf(gameid);
  if (!engine) return null;
  if (!fairness?.serverSeed || !position) return { seedMatchesHash: null, replay: null, matches: null };
  const { serverSeed, serverSeedHash, clientSeed, nonce } = fairness;
  const seedMatchesHash = hashOfSeed(serverSeed) === serverSeedHash;
  const played = engine.play(position, createRoundRandom(serverSeed, clientSeed, nonce));
  if (!played) return { seedMatchesHash, replay: null, matches: false };
  const { stake, payout, outcome } = played;
  // A free spin is played at its value and takes nothing.
  const sameStake = receipt.stake === stake || receipt.stake === 0;
  const matches =
    seedMatchesHash &&
    sameStake &&
    (payout ?? 0) === receipt.payout &&
    canonicalJson(outcome) === canonicalJson(receipt.outcome);
  return { seedMatchesHash, replay: { stake, payout, outcome }, matches };
}
