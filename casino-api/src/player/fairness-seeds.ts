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

  /** Uses up a nonce. To be called in the step that stakes on it. @param at epoch ms */
  next(at: number): NextRound {
    const seed = this.current() ?? this.begin(Buffer.from(this.randomBytes(8)).toString('hex'), at);
    this.sql.exec('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?', seed.id);
    return { seedId: seed.id, nonce: seed.next_nonce, random: createRoundRandom(seed.server_seed, seed.client_seed, seed.next_nonce) };
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
