import { answerRealityCheck, updateRealityCheck } from 'contract/profile';
import * as contract from 'contract/protection';
import { refused } from '../../kernel/outcome';
import { readPlayerToken } from '../../kernel/session/player-token';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { systemOf } from '../../kernel/player-client';
import { exclusionPort } from '../exclusion';
import { limitsPort } from './feature';

export function protectionRoutes(mounts: Mounts): void {
  mount(mounts, contract.getLimits, (context) => playerOf(context, limitsPort).getLimits());
  mount(mounts, contract.setDepositLimit, (context) =>
    playerOf(context, limitsPort).setDepositLimit(context.body.newLimit, context.body.password),
  );
  mount(mounts, contract.confirmDepositLimit, (context) => playerOf(context, limitsPort).confirmDepositLimit());
  mount(mounts, contract.withdrawPendingLimit, (context) => playerOf(context, limitsPort).withdrawPendingLimit());
  mount(mounts, answerRealityCheck, (context) => playerOf(context, limitsPort).answerRealityCheck());
  mount(mounts, updateRealityCheck, (context) =>
    playerOf(context, limitsPort).updateRealityCheck(context.body.minutes),
  );
  mount(mounts, contract.selfExclude, (context) => playerOf(context, exclusionPort).selfExclude(context.body.password));
  mount(mounts, contract.answerSelfExclusion, answer);
}

const answer: Handler<typeof contract.answerSelfExclusion> = async ({ env, params, body, settings, at }) => {
  const token = await readPlayerToken(params.token, 'exclusion', settings.SESSION_SECRET);
  return token
    ? systemOf(env, token.playerId, exclusionPort).answerSelfExclusion(token.secret, body, at)
    : refused('token_expired');
};
