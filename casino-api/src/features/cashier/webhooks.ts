import { log } from '../../kernel/log';
import type { Mounts } from '../../kernel/http/mount';
import { done, refused } from '../../kernel/outcome';
import { systemOf } from '../../kernel/player-client';
import { cashierPort } from './feature';
import { paymentMethods } from './cashier-methods';
import type { TakeNews } from './methods/define-payment-method';
import { orderOwner } from './order-ids';

/** What outside gateways tell (DOMAIN §8). Where a gateway is not configured, nothing can be signed by it. */
export function gatewayRoutes(mounts: Mounts): void {
  for (const { gateways } of paymentMethods) for (const { webhook } of gateways) webhook(mounts, takeNews);
}

const takeNews: TakeNews = async ({ env, at }, gateway, news) => {
  if (news.kind === 'news') {
    const playerId = orderOwner(news.orderId);
    // Other things are paid through the same account.
    if (!playerId) return done({ state: null });
    return systemOf(env, playerId, cashierPort).newsAtGateway(gateway, news.orderId, news.reference, at);
  }
  const { reference, notification } = news;
  const playerId = orderOwner(notification.orderId);
  const outcome = playerId
    ? await systemOf(env, playerId, cashierPort).toldByGateway(gateway, reference, notification, at)
    : refused('not_found');
  if (!outcome.ok)
    log('error', { event: 'gateway_payment_does_not_fit', order: notification.orderId, reason: outcome.code });
  return outcome;
};
