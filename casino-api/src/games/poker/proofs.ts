import type { GameEngine } from '../engine';
import type { ReturnProof } from '../return-proof';
import { bestReturn } from './best-play';
import { firesidePoker } from './fireside-poker';
import { greenLampPoker } from './green-lamp-poker';

const proof =
  ({ rules }: GameEngine) =>
  (): ReturnProof => {
    if (rules.kind !== 'poker') throw new TypeError('This is no poker.');
    return {
      method: 'exact',
      rtp: bestReturn(rules),
      basis:
        'With best play: all 2,598,960 deals, each with the best of its 32 holds, each hold over all its draws, in whole numbers.',
    };
  };

export const proofs: Record<string, () => ReturnProof> = Object.fromEntries(
  [firesidePoker, greenLampPoker].map((engine) => [engine.gameid, proof(engine)]),
);
