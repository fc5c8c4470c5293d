import type { Receivers } from '../../kernel/outbox';
import { jackpotCalls } from './jackpot-calls';
import type { JackpotMessage } from './reports';

/** A report's visit makes its pool idempotent. */
export const jackpotReceivers: Receivers<JackpotMessage> = {
  jackpot_stakes: { each: (env, { gameid, stakes }) => jackpotCalls(env, gameid).take([stakes]) },
  jackpot_left: { each: (env, { gameid, stakes }) => jackpotCalls(env, gameid).leave(stakes) },
};
