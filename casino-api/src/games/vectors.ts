import type { Position } from 'contract/receipt';
import { opening, type Played } from './engine';
import { createRoundRandom, hashOfSeed } from './fairness';
import { games } from './registry';

/** A round that everybody's own implementation of a game has to come to. */
export interface Vector {
  gameid: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  position: Position;
  played: Played;
}

const serverSeed = '4f1d8a0b6c3e2975d0f7a1b2c3948576e5d4c3b2a19087f6e5d4c3b2a1908f7e';
const roundsEach = 5;
/** Decisions taken in each round of a game that asks for them: the first on offer. */
const decisionsEach = 2;

/** The published test vectors: some rounds of every game. */
export function testVectors(): Vector[] {
  return games.flatMap((engine) => {
    const { stake, choice } = engine.example ?? { stake: engine.defaultStake('EUR'), choice: null };
    const begun = (nonce: number) => {
      const position = opening(stake, choice);
      const played = engine.play(position, createRoundRandom(serverSeed, 'lantern', nonce));
      if (!played) throw new Error(`There is no example choice for ${engine.id}.`);
      return { position, played };
    };
    return Array.from({ length: roundsEach }, (_, nonce): Vector => {
      let round = begun(nonce);
      for (let step = 0; step < decisionsEach && round.played.options[0] !== undefined; step += 1) {
        const position = {
          ...round.position,
          decisions: [...round.position.decisions, { what: round.played.options[0], after: 0 }],
        };
        round = { position, played: engine.play(position, createRoundRandom(serverSeed, 'lantern', nonce))! };
      }
      return {
        gameid: engine.id,
        serverSeed,
        serverSeedHash: hashOfSeed(serverSeed),
        clientSeed: 'lantern',
        nonce,
        ...round,
      };
    });
  });
}
