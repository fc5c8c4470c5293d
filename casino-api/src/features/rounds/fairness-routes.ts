import * as contract from 'contract/fairness';
import { verifyReceipt } from '../../games/verify';
import { firstSeedOf, firstSeeds } from './first-look';
import { done, refused } from '../../kernel/outcome';
import { receiptPublicKey, signatureState } from './receipt-signature';
import { lookerOf, writerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { roundsPort } from './feature';

export function fairnessRoutes(mounts: Mounts): void {
  mount(mounts, contract.getSeeds, async (ask) => {
    const caller = await lookerOf(ask);
    if (caller === 'new') return done(firstSeeds(firstSeedOf(ask.sessions.anonymousId!, ask.settings.SESSION_SECRET)));
    return caller ? caller.as(roundsPort).seeds() : refused('session_expired');
  });
  mount(mounts, contract.rotateSeeds, async (ask) => {
    const caller = await writerOf(ask);
    return caller ? caller.as(roundsPort).rotateSeeds(ask.body) : refused('session_expired');
  });
  mount(mounts, contract.verifyRound, async ({ body: { receipt }, settings }) => {
    const verified = verifyReceipt(receipt);
    return verified
      ? done({ signature: await signatureState(receipt, settings.SESSION_SECRET), ...verified })
      : refused('game_not_available');
  });
  mount(mounts, contract.receiptKey, async ({ settings }) =>
    done({ algorithm: 'Ed25519' as const, publicKey: await receiptPublicKey(settings.SESSION_SECRET) }),
  );
}
