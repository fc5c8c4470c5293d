import * as contract from 'contract/refunds';
import { orderOwner } from '../domain/order-ids';
import { refused } from '../outcome';
import { playerCalls } from '../player/player-calls';
import { mount, type Mounts } from './mount';
import { signedNotification } from './signed-notification';

/** What payment providers tell of refunds (DOMAIN §6, §8). */
export function refundRoutes(mounts: Mounts): void {
  mount(
    mounts,
    contract.notifyRefund,
    async ({ env, body, at }) => {
      const playerId = orderOwner(body.orderId);
      return playerId ? playerCalls(env, playerId).settleRefund(body, at) : refused('not_found');
    },
    signedNotification,
  );
}
