import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson } from '../../casino-api/src/kernel/canonical-json';
import type { Game } from '../../casino-api/src/games/define-game';
import type { ReturnProof } from '../../casino-api/src/games/return-proof';
import { engineOf, games } from '../../casino-api/src/games/registry';
import { testVectors } from '../../casino-api/src/games/vectors';
import { root } from '../build';

/** A game whose return is stated to players. `rtp` in hundredths of a percent. */
export interface StatedReturn {
  gameid: string;
  rtp: number;
  /** Of the game's rules and published rounds: another one means that the game was changed. */
  fingerprint: string;
}

/** How a stated return was found, kept in the game's folder as `return.json`. */
export interface ReturnArtefact extends StatedReturn {
  /** The command that makes it again. */
  command: string;
  proof: ReturnProof;
}

const fileOf = (gameid: string): string =>
  path.join(root, 'casino-api/src/games', engineOf(gameid)!.rules.kind, gameid, 'return.json');

const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 16);

/** Every game that states a return. */
export function statedReturns(): StatedReturn[] {
  const vectors = testVectors();
  return games.map(({ id, rtp, rules }) => ({
    gameid: id,
    rtp,
    fingerprint: fingerprintOf({ rules, vectors: vectors.filter((vector) => vector.gameid === id) }),
  }));
}

/** Finds a game's return as its family does. */
export async function proveReturn({ design, rules }: Game): Promise<ReturnProof> {
  const family = (await import(`../../casino-api/src/games/${rules.kind}/proofs.ts`)) as {
    proveReturn: (design: unknown) => ReturnProof;
  };
  return family.proveReturn(design);
}

/** Null when there is none yet. */
export async function readArtefact(gameid: string): Promise<ReturnArtefact | null> {
  try {
    return JSON.parse(await readFile(fileOf(gameid), 'utf8')) as ReturnArtefact;
  } catch {
    return null;
  }
}

export const writeArtefact = (artefact: ReturnArtefact): Promise<void> =>
  writeFile(fileOf(artefact.gameid), `${JSON.stringify(artefact, null, 2)}\n`);

/** What is wrong with an artefact, or null. A simulated return may differ by its own interval. */
export function complaintOf(stated: StatedReturn, artefact: ReturnArtefact | null): string | null {
  if (!artefact) return 'no proof is kept';
  if (artefact.fingerprint !== stated.fingerprint) return 'the game was changed since its proof';
  const { proof } = artefact;
  if (proof.method === 'simulated' && proof.rounds < 100_000_000) return `only ${proof.rounds} rounds were simulated`;
  const over = stated.rtp - proof.rtp;
  // A return is stated in whole hundredths, cut off: never above its proof, but for what is closer than a thousandth of one.
  const fits = over <= 0.001 && over > -1 - (proof.method === 'simulated' ? proof.halfWidth : 0);
  return fits ? null : `${stated.rtp} is stated, ${proof.rtp} proven: state ${Math.floor(proof.rtp + 0.001)}`;
}
