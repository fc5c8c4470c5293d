import * as contract from 'contract/fairness';
import { verifyReceipt } from '../../games/verify';
import { firstSeedOf, firstSeeds } from './first-look';
import { done, refused } from '../../kernel/outcome';
import { receiptPublicKey, signatureState } from './receipt-signature';
import { lookerOf, writerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { roundsPort } from './feature';

export function fairnessRoutes(mounts: Mounts): void {
  mount(mounts, contract.getSeeds, async (context) => {
    const caller = await lookerOf(context);
    if (caller === 'new')
      return done(firstSeeds(firstSeedOf(context.sessions.anonymousId!, context.settings.SESSION_SECRET)));
    return caller ? caller.as(roundsPort).seeds() : refused('session_expired');
  });
  mount(mounts, contract.rotateSeeds, async (context) => {
    const caller = await writerOf(context);
    return caller ? caller.as(roundsPort).rotateSeeds(context.body) : refused('session_expired');
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
