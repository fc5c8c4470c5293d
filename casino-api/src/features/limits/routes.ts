import * as contract from 'contract/protection';
import { refused } from '../../kernel/outcome';
import { readPlayerToken } from '../../kernel/session/player-token';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { systemOf } from '../../kernel/player-client';
import { exclusionPort } from '../exclusion';
import { limitsPort } from './feature';

export function protectionRoutes(mounts: Mounts): void {
  mount(mounts, contract.getLimits, (ask) => playerOf(ask, limitsPort).getLimits());
  mount(mounts, contract.setDepositLimit, (ask) =>
    playerOf(ask, limitsPort).setDepositLimit(ask.body.newLimit, ask.body.password),
  );
  mount(mounts, contract.confirmDepositLimit, (ask) => playerOf(ask, limitsPort).confirmDepositLimit());
  mount(mounts, contract.withdrawPendingLimit, (ask) => playerOf(ask, limitsPort).withdrawPendingLimit());
  mount(mounts, contract.selfExclude, (ask) => playerOf(ask, exclusionPort).selfExclude(ask.body.password));
  mount(mounts, contract.answerSelfExclusion, answer);
}

const answer: Handler<typeof contract.answerSelfExclusion> = async ({ env, params, body, settings, at }) => {
  const token = await readPlayerToken(params.token, 'exclusion', settings.SESSION_SECRET);
  return token
    ? systemOf(env, token.playerId, exclusionPort).answerSelfExclusion(token.secret, body, at)
    : refused('token_expired');
};
