import { expect, it } from 'vitest';
import { takeStep } from './withdrawal-rules';

it('a step of a withdrawal is new the first time and a repetition after that', () => {
  expect(takeStep('requested', 'approve')).toEqual({ state: 'approved', hold: 'keep', repeated: false });
  expect(takeStep('approved', 'approve')).toEqual({ state: 'approved', hold: 'keep', repeated: true });
  expect(takeStep('approved', 'pay')).toEqual({ state: 'paid', hold: 'pay_out', repeated: false });
  expect(takeStep('paid', 'reject')).toBeNull();
});
