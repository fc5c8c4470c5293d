/**
 * `npm run returns`: finds the return of every game anew and keeps it in the game's folder. `npm run returns -- dice-of-x …` does so for
 * some games, `-- --missing` for those whose proof is missing or no longer fits.
 */
import { engineOf } from '../casino-api/src/games/registry';
import { complaintOf, proveReturn, readArtefact, statedReturns, writeArtefact } from './returns/artefacts';

const asked = process.argv.slice(2);
let [passed, failed] = [0, 0];

for (const stated of statedReturns()) {
  const complaint = complaintOf(stated, await readArtefact(stated.gameid));
  const wanted =
    asked.length === 0 || asked.includes(stated.gameid) || (asked.includes('--missing') && complaint !== null);
  if (wanted) {
    const start = performance.now();
    const proof = await proveReturn(engineOf(stated.gameid)!);
    await writeArtefact({ ...stated, command: `npm run returns -- ${stated.gameid}`, proof });
    console.log(
      `${stated.gameid}: ${proof.method}, ${(proof.rtp / 100).toFixed(4)} %${proof.method === 'simulated' ? ` ± ${(proof.halfWidth / 100).toFixed(4)} % (${proof.rounds} rounds)` : ''}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
  }
  const left = complaintOf(stated, await readArtefact(stated.gameid));
  if (left) console.log(`✗ ${stated.gameid}: ${left}`);
  if (left) failed += 1;
  else passed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
