import type { Seeds } from 'contract/fairness';
import { createRoundRandom, hashOfSeed, newServerSeed } from '../../games/fairness';
import type { RoundRandom } from '../../games/engine';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';

export type RandomBytes = (count: number) => Uint8Array;

/** The next round's randomness, and which seed and nonce it comes from. */
export interface NextRound {
  seedId: number;
  nonce: number;
  random: RoundRandom;
}

/** `rotated_at`: since when the server seed may be known, null while it is secret. */
export type SeedRow = {
  id: number;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  next_nonce: number;
  since: number;
  rotated_at: number | null;
};

const columns = 'id, server_seed, server_seed_hash, client_seed, next_nonce, since, rotated_at';
const revealedShown = 20;

/**
 * The player's seeds (DOMAIN §11): one server seed at a time, each round the next nonce under it. Its hash is shown with
 * every receipt, the seed itself once another has taken its place. That other one is fixed beforehand and its hash shown, so that
 * the house can't choose it by what the player mixes it with.
 */
export class FairnessSeeds {
  private readonly sql: SqlStorage;
  private readonly current: Remembered<Readonly<SeedRow> | undefined>;

  constructor(
    { sql, remember }: OwnStorage,
    private readonly randomBytes: RandomBytes,
    /** The first of all, where its hash is shown before anything is stored; left out: a fresh one. */
    private readonly firstSeed?: string,
  ) {
    this.sql = sql;
    this.current = remember(
      () => sql.exec<SeedRow>(`SELECT ${columns} FROM fairness_seeds ORDER BY id DESC LIMIT 1`).toArray()[0],
    );
  }

  /** The next round's randomness; `useUp` belongs to the same step. @param at epoch ms */
  next(at: number): NextRound {
    const seed = this.current.read() ?? this.begin(this.randomClientSeed(), at);
    return {
      seedId: seed.id,
      nonce: seed.next_nonce,
      random: createRoundRandom(seed.server_seed, seed.client_seed, seed.next_nonce),
    };
  }

  /** Uses up the nonce of a round that was staked on. */
  useUp({ seedId }: NextRound): void {
    this.sql.exec('UPDATE fairness_seeds SET next_nonce = next_nonce + 1 WHERE id = ?', seedId);
    const seed = this.current.read();
    if (seed?.id === seedId) this.current.is({ ...seed, next_nonce: seed.next_nonce + 1 });
  }

  /** The same randomness again, for the next decision of an open round. */
  again(seedId: number, nonce: number): RoundRandom {
    const { server_seed: serverSeed, client_seed: clientSeed } = this.find(seedId);
    return createRoundRandom(serverSeed, clientSeed, nonce);
  }

  /** A seed that a round was drawn by. */
  find(seedId: number): Readonly<SeedRow> {
    const current = this.current.read();
    if (current?.id === seedId) return current;
    const [seed] = this.sql.exec<SeedRow>(`SELECT ${columns} FROM fairness_seeds WHERE id = ?`, seedId);
    if (!seed) throw new Error(`There is no seed ${seedId}.`);
    return seed;
  }

  /** Reveals the current server seed and begins with the next. No round of the current one may be open. @param at epoch ms */
  rotate(clientSeed: string | undefined, at: number): void {
    this.sql.exec('UPDATE fairness_seeds SET rotated_at = ? WHERE rotated_at IS NULL', at);
    this.begin(clientSeed ?? this.randomClientSeed(), at);
  }

  /** What the player may know. To be called in a step: the next seed is made when there is none. */
  overview(): Seeds {
    const current = this.current.read();
    const revealed = this.sql.exec<SeedRow>(
      `SELECT ${columns} FROM fairness_seeds WHERE rotated_at IS NOT NULL ORDER BY id DESC LIMIT ?`,
      revealedShown,
    );
    return {
      current: current ? used(current) : null,
      nextServerSeedHash: this.upcoming().server_seed_hash,
      revealed: [...revealed].map((seed) => ({
        ...used(seed),
        serverSeed: seed.server_seed,
        rotatedAt: seed.rotated_at ?? 0,
      })),
    };
  }

  private upcoming(): Pick<SeedRow, 'server_seed' | 'server_seed_hash'> {
    const [known] = this.sql.exec<Pick<SeedRow, 'server_seed' | 'server_seed_hash'>>(
      'SELECT server_seed, server_seed_hash FROM next_server_seed',
    );
    if (known) return known;
    const seed = (this.current.read() ? undefined : this.firstSeed) ?? newServerSeed(this.randomBytes);
    const upcoming = { server_seed: seed, server_seed_hash: hashOfSeed(seed) };
    this.sql.exec(
      'INSERT INTO next_server_seed (id, server_seed, server_seed_hash) VALUES (1, ?, ?)',
      upcoming.server_seed,
      upcoming.server_seed_hash,
    );
    return upcoming;
  }

  private randomClientSeed(): string {
    return Buffer.from(this.randomBytes(8)).toString('hex');
  }

  private begin(clientSeed: string, at: number): SeedRow {
    const { server_seed: serverSeed, server_seed_hash: hash } = this.upcoming();
    this.sql.exec('DELETE FROM next_server_seed');
    const [seed] = this.sql.exec<SeedRow>(
      `INSERT INTO fairness_seeds (server_seed, server_seed_hash, client_seed, next_nonce, since) VALUES (?, ?, ?, 0, ?) RETURNING ${columns}`,
      serverSeed,
      hash,
      clientSeed,
      at,
    );
    if (!seed) throw new Error('The seed was not stored.');
    this.current.is(seed);
    return seed;
  }
}

const used = (seed: SeedRow) => ({
  serverSeedHash: seed.server_seed_hash,
  clientSeed: seed.client_seed,
  rounds: seed.next_nonce,
  since: seed.since,
});
