import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { canonicalJson } from '../../casino-api/src/kernel/canonical-json';
import type { ReturnProof } from '../../casino-api/src/games/return-proof';
import { engines } from '../../casino-api/src/games/registry';
import { testVectors } from '../../casino-api/src/games/vectors';
import { root } from '../build';

/** A game whose return is stated to players. `rtp` in hundredths of a percent. */
export interface StatedReturn {
  gameid: string;
  rtp: number;
  /** Of the game's rules and published rounds: another one means that the game was changed. */
  fingerprint: string;
}

/** How a stated return was found, kept in `docs/returns/<gameid>.json`. */
export interface ReturnArtefact extends StatedReturn {
  /** The command that makes it again. */
  command: string;
  proof: ReturnProof;
}

export const folder = path.join(root, 'docs/returns');

const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 16);

/** Every game that states a return. */
export function statedReturns(): StatedReturn[] {
  const vectors = testVectors();
  return engines.map(({ gameid, rtp, rules }) => ({
    gameid,
    rtp,
    fingerprint: fingerprintOf({ rules, vectors: vectors.filter((vector) => vector.gameid === gameid) }),
  }));
}

/** The proofs of all families, by game. */
export async function allProofs(): Promise<Map<string, () => ReturnProof>> {
  const found = new Map<string, () => ReturnProof>();
  const files = (await readdir(path.join(root, 'casino-api/src'), { recursive: true })).filter(
    (file) => path.basename(file) === 'proofs.ts',
  );
  for (const file of files) {
    const { proofs } = (await import(pathToFileURL(path.join(root, 'casino-api/src', file)).href)) as {
      proofs: Record<string, () => ReturnProof>;
    };
    for (const [gameid, prove] of Object.entries(proofs)) found.set(gameid, prove);
  }
  return found;
}

/** Null when there is none yet. */
export async function readArtefact(gameid: string): Promise<ReturnArtefact | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, `${gameid}.json`), 'utf8')) as ReturnArtefact;
  } catch {
    return null;
  }
}

export const writeArtefact = (artefact: ReturnArtefact): Promise<void> =>
  writeFile(path.join(folder, `${artefact.gameid}.json`), `${JSON.stringify(artefact, null, 2)}\n`);

/** What is wrong with an artefact, or null. A simulated return may differ by its own interval. */
export function complaintOf(stated: StatedReturn, artefact: ReturnArtefact | null): string | null {
  if (!artefact) return 'no proof is kept';
  if (artefact.fingerprint !== stated.fingerprint) return 'the game was changed since its proof';
  const { proof } = artefact;
  if (proof.method === 'simulated' && proof.rounds < 100_000_000) return `only ${proof.rounds} rounds were simulated`;
  const over = stated.rtp - proof.rtp;
  // A return is stated in whole hundredths, cut off: never above its proof, but for what is closer than a thousandth of one.
  const fits = over <= 0.001 && over > -1 - (proof.method === 'simulated' ? proof.halfWidth : 0);
  return fits ? null : `${stated.rtp} is stated, ${proof.rtp} proven`;
}
