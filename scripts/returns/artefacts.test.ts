import { describe, expect, it } from 'vitest';
import { complaintOf, readArtefact, statedReturns, type ReturnArtefact } from './artefacts';

describe('every stated return', () => {
  it.each(statedReturns().map((stated) => [stated.gameid, stated] as const))(
    '%s has a kept proof that fits the game as it is',
    async (gameid, stated) => {
      expect(complaintOf(stated, await readArtefact(gameid))).toBeNull();
    },
  );
});

describe('a proof', () => {
  const stated = { gameid: 'some-game', rtp: 9_611, fingerprint: 'abc' };
  const exact: ReturnArtefact = {
    ...stated,
    command: 'npm run returns -- some-game',
    proof: { method: 'exact', rtp: 9_611.3, basis: 'counted' },
  };
  const simulated = (rounds: number, rtp: number): ReturnArtefact => ({
    ...exact,
    proof: { method: 'simulated', rtp, halfWidth: 3, rounds, seed: 1, basis: 'played' },
  });

  it.each([
    ['fits', exact, null],
    ['is missing', null, 'no proof is kept'],
    ['is of another game', { ...exact, fingerprint: 'abd' }, 'the game was changed since its proof'],
    ['says less', { ...exact, proof: { ...exact.proof, rtp: 9_580 } }, '9611 is stated, 9580 proven: state 9580'],
    ['was played too short', simulated(99_999_999, 9_611), 'only 99999999 rounds were simulated'],
    ['was played long enough', simulated(100_000_000, 9_613), null],
    ['was played to another return', simulated(100_000_000, 9_600), '9611 is stated, 9600 proven: state 9600'],
  ] as const)('that %s is judged so', (_what, artefact, complaint) =>
    expect(complaintOf(stated, artefact as ReturnArtefact | null)).toBe(complaint),
  );
});
