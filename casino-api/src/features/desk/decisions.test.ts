import { expect, it } from 'vitest';
import { decisionsOf, isDecisionOf, judgeDecision } from './decisions';
import { exceptionKinds } from './exception-index';

it.each(exceptionKinds)('%s has decisions of its own and takes no others', (kind) => {
  expect(new Set(decisionsOf[kind]).size).toBeGreaterThan(0);
  for (const decision of decisionsOf[kind]) expect(isDecisionOf(kind, decision)).toBe(true);
  for (const other of ['', 'steal', 'constructor', 'Release']) expect(isDecisionOf(kind, other)).toBe(false);
});

it('who comes first decides', () => {
  expect(judgeDecision(null, 'release')).toBe('take');
  const before = { decision: 'release', actor: 'Ada', at: 1 } as const;
  expect([judgeDecision(before, 'release'), judgeDecision(before, 'void')]).toEqual(['repeated', 'too_late']);
});
