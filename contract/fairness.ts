import { z } from 'zod';
import { call } from './call';
import { MinorUnits } from './money';
import { RoundOutcome } from './play';
import { RoundReceipt } from './receipt';
import { RequestId } from './rounds';

/** A player's own half of the randomness: any text without control characters, so that it can be read aloud and typed again. */
export const ClientSeed = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{C}]*$/u);

/** A pair of seeds that rounds were played on. `rounds` nonces were used: 0 up to `rounds - 1`. Times are epoch milliseconds. */
const UsedSeeds = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  rounds: z.number().int().min(0),
  since: z.number().int(),
});

/** DOMAIN §11: the hash is shown before the rounds, the seed after them. */
export const Seeds = z.object({
  /** Null before the first round. */
  current: UsedSeeds.nullable(),
  /** Of the server seed that comes next: it is fixed before the player chooses what it is mixed with. */
  nextServerSeedHash: z.string(),
  /** Revealed ones, the latest first. */
  revealed: z.array(UsedSeeds.extend({ serverSeed: z.string(), rotatedAt: z.number().int() })),
});
export type Seeds = z.infer<typeof Seeds>;

export const getSeeds = call({
  method: 'GET',
  path: '/player/seeds',
  summary: "The caller's seeds: the current pair, the next server seed's hash, and the revealed ones.",
  session: 'visitor',
  data: Seeds,
  extension: true,
});

export const rotateSeeds = call({
  method: 'POST',
  path: '/player/seeds/rotate',
  summary: 'Reveals the current server seed and goes on with the next, mixed with `clientSeed` or a random one.',
  session: 'visitor',
  body: z.object({ clientSeed: ClientSeed.optional(), requestId: RequestId }),
  data: Seeds,
  refusals: ['round_open', 'duplicate_transaction'],
  extension: true,
});

/** What of a receipt could be judged, and how. */
export const Verification = z.object({
  /** Whether this house signed it; `none`: it bears no signature. */
  signature: z.enum(['valid', 'invalid', 'none']),
  /** Whether the server seed is the one whose hash was shown; null while the seed is secret. */
  seedMatchesHash: z.boolean().nullable(),
  /** What the game comes to from the seeds, the nonce and the position; null while the seed is secret or when they make no round. */
  replay: z.object({ stake: MinorUnits, payout: MinorUnits.nullable(), outcome: RoundOutcome }).nullable(),
  /** Whether that is what the receipt says. */
  matches: z.boolean().nullable(),
});
export type Verification = z.infer<typeof Verification>;

export const verifyRound = call({
  method: 'POST',
  path: '/rounds/verify',
  summary: 'Plays the round of a receipt again and says whether it comes to the same.',
  session: 'none',
  body: z.object({ receipt: RoundReceipt }),
  data: Verification,
  refusals: ['game_not_available'],
  extension: true,
});

export const receiptKey = call({
  method: 'GET',
  path: '/rounds/key',
  summary: 'The public key that receipts are signed with: Ed25519, 32 bytes as base64url.',
  session: 'none',
  data: z.object({ algorithm: z.literal('Ed25519'), publicKey: z.string() }),
  shared: { fresh: 3600, stale: 24 * 3600 },
  extension: true,
});
