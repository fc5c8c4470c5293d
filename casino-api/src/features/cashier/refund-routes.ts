import * as contract from 'contract/refunds';
import { orderOwner } from './order-ids';
import { refused } from '../../kernel/outcome';
import { mount, type Mounts } from '../../kernel/http/mount';
import { signedNotification } from '../../kernel/http/signed-notification';
import { systemOf } from '../../kernel/player-client';
import { cashierPort } from './feature';

/** What payment providers tell of refunds (DOMAIN §6, §8). */
export function refundRoutes(mounts: Mounts): void {
  mount(
    mounts,
    contract.notifyRefund,
    async ({ env, body, at }) => {
      const playerId = orderOwner(body.orderId);
      return playerId ? systemOf(env, playerId, cashierPort).settleRefund(body, at) : refused('not_found');
    },
    signedNotification,
  );
}
