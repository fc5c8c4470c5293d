import type { WithdrawalState } from 'contract/cashier';

export type WithdrawalStep = 'approve' | 'pay' | 'reject' | 'cancel';

/** Where the held amount goes: stays, leaves through the provider, or returns to the player's cash. */
export type HoldMove = 'keep' | 'pay_out' | 'restore';

interface Transition {
  from: readonly WithdrawalState[];
  to: WithdrawalState;
  hold: HoldMove;
}

/** `requested → approved → paid`, or `rejected`, or `cancelled` (DOMAIN §2, §7). */
const transitions: Record<WithdrawalStep, Transition> = {
  approve: { from: ['requested'], to: 'approved', hold: 'keep' },
  pay: { from: ['approved'], to: 'paid', hold: 'pay_out' },
  reject: { from: ['requested', 'approved'], to: 'rejected', hold: 'restore' },
  cancel: { from: ['requested'], to: 'cancelled', hold: 'restore' },
};

/** `repeated`: the step was taken before and nothing moves. Null: the step is not possible from here. */
export type StepResult = { state: WithdrawalState; hold: HoldMove; repeated: boolean } | null;

/** Judges a step of a withdrawal, and says what becomes of its hold (DOMAIN §2, §7). */
export function takeStep(state: WithdrawalState, step: WithdrawalStep): StepResult {
  const { from, to, hold } = transitions[step];
  if (state === to) return { state, hold: 'keep', repeated: true };
  return from.includes(state) ? { state: to, hold, repeated: false } : null;
}

/** Whether its player may still take it back, as far as its state decides. */
export const isCancellable = (state: WithdrawalState): boolean => transitions.cancel.from.includes(state);
