import * as contract from 'contract/email-change';
import { playerIdOfEmail } from './claims';
import { overEmailChangeAllowance } from '../guard';
import { refused } from '../../kernel/outcome';
import { readPlayerToken } from '../../kernel/session/player-token';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { systemOf } from '../../kernel/player-client';
import { accountsPort } from './feature';

export function emailRoutes(mounts: Mounts): void {
  mount(mounts, contract.updateEmail, update);
  mount(mounts, contract.emailChange, (context) => playerOf(context, accountsPort).emailChange());
  mount(mounts, contract.confirmEmail, async ({ env, body, settings, at }) => {
    const token = await readPlayerToken(body.token, 'email', settings.SESSION_SECRET);
    return token
      ? systemOf(env, token.playerId, accountsPort).confirmEmail(token.secret, at)
      : refused('token_expired');
  });
}

/** An address that is taken takes the same way as a free one: only its own mailbox learns which it is. */
const update: Handler<typeof contract.updateEmail> = async (context) => {
  const { env, at, body, sessions } = context;
  const [over, holder] = await Promise.all([
    overEmailChangeAllowance(env, sessions.player?.playerId ?? '', at),
    playerIdOfEmail(env.DB, body.email),
  ]);
  return over ?? playerOf(context, accountsPort).updateEmail(body, holder !== null);
};
