import { createRoundRandom, hashOfSeed, newServerSeed } from '../games/fairness';
import type { RoundRandom } from '../games/engine';

export type RandomBytes = (count: number) => Uint8Array;

/** The next round's randomness, and which seed and nonce it comes from. */
export interface NextRound {
  seedId: number;
  nonce: number;
  random: RoundRandom;
}

type SeedRow = { id: number; server_seed: string; client_seed: string; next_nonce: number };

/**
 * The player's seeds (DOMAIN §11): one server seed at a time, each round the next nonce under it. Its hash is shown with
 * every receipt, the seed itself once another has taken its place.
 */
export class FairnessSeeds {
  constructor(
    private readonly sql: SqlStorage,
    private readonly randomBytes: RandomBytes,
  ) {}

  /** The next round's randomness; `useUp` belongs to the same step. @param at epoch ms */
  next(at: number): NextRound {
    const seed = this.current() ?? this.begin(Buffer.from(this.randomBytes(8)).toString('hex'), at);
    return { seedId: seed.id, nonce: seed.next_nonce, random: createRoundRandom(seed.server_seed, seed.client_seed, seed.next_nonce) };
  }

  /** Uses up the nonce of a round that was staked on. */
  useUp({ seedId }: NextRound): void {
    this.sql.exec('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?', seedId);
  }

  /** The same randomness again, for the next decision of an open round. */
  again(seedId: number, nonce: number): RoundRandom {
    const [seed] = this.sql.exec<SeedRow>('SELECT id, server_seed, client_seed, next_nonce FROM fairness_seeds WHERE id = ?', seedId);
    if (!seed) throw new Error(`There is no seed ${seedId}.`);
    return createRoundRandom(seed.server_seed, seed.client_seed, nonce);
  }

  private current(): SeedRow | undefined {
    return this.sql.exec<SeedRow>('SELECT id, server_seed, client_seed, next_nonce FROM fairness_seeds ORDER BY id DESC LIMIT 1').toArray()[0];
  }

  private begin(clientSeed: string, at: number): SeedRow {
    const serverSeed = newServerSeed(this.randomBytes);
    const [seed] = this.sql.exec<SeedRow>(
      `INSERT INTO fairness_seeds (server_seed, server_seed_hash, client_seed, next_nonce, since) VALUES (?, ?, ?, 0, ?)
       RETURNING id, server_seed, client_seed, next_nonce`,
      serverSeed, hashOfSeed(serverSeed), clientSeed, at,
    );
    if (!seed) throw new Error('The seed was not stored.');
    return seed;
  }
}
