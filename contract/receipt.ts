import { z } from 'zod';
import { GameId } from './game-id';
import { MinorUnits, MoneyUnit } from './money';
import { RoundChoice, RoundOutcome } from './play';

/** `open → settled | rolled_back | void` (DOMAIN §2). */
export const RoundState = z.enum(['open', 'settled', 'rolled_back', 'void']);
export type RoundState = z.infer<typeof RoundState>;

/** What a player decides in an open round, such as `hit` or `cell-7`; each family of games names its own. */
export const DecisionName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(27);

/**
 * A decision of an open round. `after` milliseconds since the round was opened, by the API's clock. `byRule`: the player did not go on, so the game's
 * own rule decided (DOMAIN §2).
 */
const Decision = z.object({
  what: DecisionName,
  after: z.number().int().min(0),
  byRule: z.literal(true).optional(),
});
type Decision = z.infer<typeof Decision>;

/**
 * What a round that plays for a jackpot has to know besides its seeds: what its stake is worth in euro minor units, and, once the round has
 * won it, what the pool held, in minor units of the round's currency; null until the pool has said so.
 */
const JackpotPart = z.object({ euroStake: MinorUnits, prize: MinorUnits.nullable() });
type JackpotPart = z.infer<typeof JackpotPart>;

/** All that a round is made of besides its seeds. `stake` in minor units: what it was opened with. */
export const Position = z.object({
  stake: MinorUnits,
  choice: RoundChoice.nullable(),
  decisions: z.array(Decision),
  jackpot: JackpotPart.optional(),
});
export type Position = z.infer<typeof Position>;

/** Which seeds made the outcome (DOMAIN §11): HMAC-SHA256(server seed, `client seed:nonce:cursor`). */
const Fairness = z.object({
  serverSeedHash: z.string(),
  /** Null until the seed is rotated. */
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.number().int().min(0),
});

/** Money in minor units of `currency`; times are epoch milliseconds. */
export const RoundReceipt = z.object({
  id: z.string(),
  gameid: GameId,
  gametitle: z.string(),
  mode: z.enum(['real', 'fun']),
  state: RoundState,
  currency: MoneyUnit,
  /** All that was staked in the round. */
  stake: MinorUnits,
  payout: MinorUnits,
  balanceAfter: MinorUnits,
  startedAt: z.number().int(),
  settledAt: z.number().int().nullable(),
  fairness: Fairness.nullable(),
  /** What the round was opened with and what was decided since; with the seeds it gives the outcome again. */
  position: Position.nullable(),
  /** What can be decided now, empty once the round is over. */
  options: z.array(z.string()),
  outcome: RoundOutcome.nullable(),
  /** Ed25519 over all the rest, base64url; on receipts of rounds that are over. */
  signature: z.string().nullable(),
});
export type RoundReceipt = z.infer<typeof RoundReceipt>;
