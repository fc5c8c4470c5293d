import type { Receivers } from '../../kernel/outbox';
import { recordChallengeHit, type ChallengeHit } from './challenge-hits';
import { recordHostTask, type HostTask } from './host-tasks';

export type LoyaltyMessage = { kind: 'host_task'; task: HostTask } | { kind: 'challenge_hit'; hit: ChallengeHit };

/** A task's id and a hit's make them idempotent. */
export const loyaltyReceivers: Receivers<LoyaltyMessage> = {
  host_task: { each: ({ DB }, { task }) => recordHostTask(DB, task) },
  challenge_hit: { each: ({ DB }, { hit }) => recordChallengeHit(DB, hit) },
};
