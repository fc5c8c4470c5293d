import type { RoundChoice } from 'contract/play';
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

/** With what rounds are opened whose games ask for a choice. */
const examples: { [Kind in Exclude<RoundChoice['kind'], 'bets'>]: Extract<RoundChoice, { kind: Kind }> } = {
  mines: { kind: 'mines', mines: 3 },
  dice: { kind: 'dice', side: 'high', chance: 40 },
  plinko: { kind: 'plinko', rows: 12, risk: 'medium' },
  crash: { kind: 'crash', auto: 2_00 },
};

const serverSeed = '4f1d8a0b6c3e2975d0f7a1b2c3948576e5d4c3b2a19087f6e5d4c3b2a1908f7e';
const roundsEach = 5;
/** Decisions taken in each round of a game that asks for them: the first on offer. */
const decisionsEach = 2;

/** The published test vectors: some rounds of every game. */
export function testVectors(): Vector[] {
  return games.flatMap((engine) => {
    const choices = [null, ...Object.values(examples)];
    const begun = (choice: RoundChoice | null, nonce: number) => {
      const position = opening(engine.example?.stake ?? engine.defaultStake('EUR'), choice);
      const played = engine.play(position, createRoundRandom(serverSeed, 'lantern', nonce));
      return played && { position, played };
    };
    const choice = engine.example?.choice ?? choices.find((candidate) => begun(candidate, 0));
    if (choice === undefined) throw new Error(`There is no example choice for ${engine.id}.`);
    return Array.from({ length: roundsEach }, (_, nonce): Vector => {
      let round = begun(choice, nonce)!;
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
