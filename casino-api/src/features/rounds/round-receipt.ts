import type { MoneyUnit } from 'contract/money';
import type { RoundReceipt } from 'contract/receipt';
import type { SeedRow } from './fairness-seeds';
import type { RoundRow } from '../../ledger/rounds/round-rows';
import type { PlayMode } from '../../ledger/wallet-instructions';

export const modeOf = (currency: MoneyUnit): PlayMode => (currency === 'FUN' ? 'fun' : 'real');

/** What a player is shown of an in-house round; `seed` is what it was drawn by, and stays secret until it is rotated. */
export function receiptOf(row: RoundRow, seed: Readonly<SeedRow> | null): RoundReceipt {
  const { id, gameid, gametitle, currency, state, stake, payout, balanceAfter, startedAt, settledAt, played } = row;
  return {
    id,
    gameid,
    gametitle,
    mode: modeOf(currency),
    state,
    currency,
    stake,
    payout,
    balanceAfter,
    startedAt,
    settledAt,
    fairness:
      played && seed
        ? {
            serverSeedHash: seed.server_seed_hash,
            serverSeed: seed.rotated_at === null ? null : seed.server_seed,
            clientSeed: seed.client_seed,
            nonce: played.nonce,
          }
        : null,
    position: played?.position ?? null,
    options: played && state === 'open' ? [...played.options] : [],
    outcome: played?.outcome ?? null,
    signature: null,
  };
}
