/**
 * What players download to check rounds on their own machine: `node lantern-verify.mjs receipt.json …`, or `--vectors vectors.json` to
 * see that it calculates as published. `scripts/build.ts` bundles it with all games into one file; it asks nobody anything.
 */
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RoundReceipt } from 'contract/receipt';
import { canonicalJson } from '../casino-api/src/kernel/canonical-json';
import { createRoundRandom, hashOfSeed } from '../casino-api/src/games/fairness';
import { engineOf } from '../casino-api/src/games/registry';
import type { Vector } from '../casino-api/src/games/vectors';
import { verifyReceipt } from '../casino-api/src/games/verify';

const usage = `Usage:
  node lantern-verify.mjs receipt.json …                plays the rounds of receipts again
  node lantern-verify.mjs --key <base64url> receipt.json …   also checks our signature; the key stands at /verify
  node lantern-verify.mjs --vectors vectors.json        checks this script against the published rounds`;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function checkVectors(file: string): boolean {
  const wrong = (read(file) as Vector[]).filter(
    ({ gameid, serverSeed, serverSeedHash, clientSeed, nonce, position, played }) => {
      const again = engineOf(gameid)?.play(position, createRoundRandom(serverSeed, clientSeed, nonce));
      return hashOfSeed(serverSeed) !== serverSeedHash || canonicalJson(again) !== canonicalJson(played);
    },
  );
  for (const { gameid, nonce } of wrong) console.log(`✗ ${gameid}, nonce ${nonce}: another result than published`);
  console.log(
    wrong.length
      ? `${wrong.length} rounds differ`
      : `✓ ${(read(file) as Vector[]).length} published rounds come out the same`,
  );
  return wrong.length === 0;
}

function isSigned({ signature, ...rest }: RoundReceipt, key: string): boolean {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return (
    signature !== null && verify(null, Buffer.from(canonicalJson(rest)), publicKey, Buffer.from(signature, 'base64url'))
  );
}

function checkReceipt(file: string, key: string | null): boolean {
  const receipt = read(file) as RoundReceipt;
  const name = `${receipt.gametitle}, round ${receipt.id}`;
  if (key !== null && !isSigned(receipt, key)) {
    console.log(`✗ ${name}: the signature does not fit this receipt`);
    return false;
  }
  const verdict = verifyReceipt(receipt);
  if (!verdict) console.log(`✗ ${name}: this script does not know the game`);
  else if (verdict.matches === null) console.log(`? ${name}: the server seed is still secret`);
  else if (verdict.matches)
    console.log(
      `✓ ${name}: the seeds make exactly this round, payout ${receipt.payout} (minor units of ${receipt.currency})`,
    );
  else
    console.log(
      `✗ ${name}: ${verdict.seedMatchesHash ? `the seeds make another round, payout ${verdict.replay?.payout ?? 'none'}` : 'the server seed is not the one whose hash was shown'}`,
    );
  return verdict?.matches === true;
}

const [first, ...others] = process.argv.slice(2);
if (!first) {
  console.log(usage);
  process.exitCode = 2;
} else if (first === '--vectors' && others[0]) {
  process.exitCode = checkVectors(others[0]) ? 0 : 1;
} else {
  const key = first === '--key' ? (others[0] ?? '') : null;
  const files = key === null ? [first, ...others] : others.slice(1);
  process.exitCode = files.map((file) => checkReceipt(file, key)).every(Boolean) ? 0 : 1;
}
