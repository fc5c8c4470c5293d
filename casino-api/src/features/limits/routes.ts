import * as contract from 'contract/protection';
import { refused } from '../../kernel/outcome';
import { playerCalls } from '../../player/player-calls';
import { readPlayerToken } from '../sessions/player-token';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';

export function protectionRoutes(mounts: Mounts): void {
  mount(mounts, contract.getLimits, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.getLimits(by);
  });
  mount(mounts, contract.setDepositLimit, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.setDepositLimit(by, ask.body.newLimit, ask.body.password);
  });
  mount(mounts, contract.confirmDepositLimit, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.confirmDepositLimit(by);
  });
  mount(mounts, contract.withdrawPendingLimit, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.withdrawPendingLimit(by);
  });
  mount(mounts, contract.selfExclude, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.selfExclude(by, ask.body.password);
  });
  mount(mounts, contract.answerSelfExclusion, answer);
}

const answer: Handler<typeof contract.answerSelfExclusion> = async ({ env, params, body, settings, at }) => {
  const token = await readPlayerToken(params.token, 'exclusion', settings.SESSION_SECRET);
  return token
    ? playerCalls(env, token.playerId).answerSelfExclusion(token.secret, body, at)
    : refused('token_expired');
};
