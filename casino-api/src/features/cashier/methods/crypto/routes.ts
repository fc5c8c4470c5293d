import * as contract from 'contract/crypto';
import { isAddressOf, isTagMissing, isTagOf } from './crypto-addresses';
import { orderOwner } from '../../order-ids';
import { done, refused } from '../../../../kernel/outcome';
import { chainsOnOffer } from './settings';
import { readPlayerToken } from '../../../../kernel/session/player-token';
import { mount, type Handler, type Mounts } from '../../../../kernel/http/mount';
import { signedNotification } from '../../../../kernel/http/signed-notification';
import { systemOf } from '../../../../kernel/player-client';
import { cashierPort } from '../../feature';

/** The mailed link of a withdrawal by crypto, and the crypto provider's notifications (DOMAIN §7, §8). */
export function routes(mounts: Mounts): void {
  mount(mounts, contract.withdrawalLink, link);
  mount(mounts, contract.completeWithdrawal, complete);
  mount(mounts, contract.notifyCrypto, notify, signedNotification);
}

const link: Handler<typeof contract.withdrawalLink> = async ({ env, params, settings, at }) => {
  const token = await readPlayerToken(params.token, 'withdrawal', settings.SESSION_SECRET);
  const linked = token
    ? await systemOf(env, token.playerId, cashierPort).linkedWithdrawal(token.secret, at)
    : refused('token_expired');
  if (!linked.ok) return linked;
  const { amount, currency, state, destination, expiresAt } = linked.data;
  return done({ amount, currency, state, destination, expiresAt, chains: chainsOnOffer(settings) });
};

const complete: Handler<typeof contract.completeWithdrawal> = async ({ env, params, body, settings, at }) => {
  const token = await readPlayerToken(params.token, 'withdrawal', settings.SESSION_SECRET);
  if (!token) return refused('token_expired');
  const { chain, address } = body;
  if (!chainsOnOffer(settings).includes(chain))
    return refused('invalid_request', { errors: [{ field: 'chain', code: 'invalid_enum_value' }] });
  const destinationTag = body.destinationTag || null;
  if (!isAddressOf(chain, address))
    return refused('invalid_address', { errors: [{ field: 'address', code: 'invalid_address' }] });
  if (!isTagOf(chain, destinationTag))
    return refused('invalid_destination_tag', {
      errors: [{ field: 'destinationTag', code: 'invalid_destination_tag' }],
    });
  if (isTagMissing(chain, destinationTag, body.withoutTag === true)) {
    return refused('destination_tag_missing', {
      errors: [{ field: 'destinationTag', code: 'destination_tag_missing' }],
    });
  }
  return systemOf(env, token.playerId, cashierPort).completeWithdrawal(
    token.secret,
    { chain, address, destinationTag },
    at,
  );
};

const notify: Handler<typeof contract.notifyCrypto> = async ({ env, body, at }) => {
  const playerId = orderOwner(body.orderId);
  return playerId ? systemOf(env, playerId, cashierPort).settleCrypto(body, at) : refused('not_found');
};
