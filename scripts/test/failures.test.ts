import { describe, expect, it } from 'vitest';
import { toolFailures } from './failures';

describe('what a tool without tests of its own says at the end', () => {
  it('names the lines that its runner marked', () => {
    const [failure] = toolFailures(
      'scripts/budgets.ts',
      '  ✓ home 1 B\n  ✗ casino 9 B  bar 8 B\n\n1 passed, 1 failed\n',
    );
    expect(failure).toMatchObject({ file: 'scripts/budgets.ts', why: '  ✗ casino 9 B  bar 8 B' });
  });

  it('else what it said last, without colours', () => {
    const [failure] = toolFailures('tsc --noEmit', `${'noise\n'.repeat(50)}\u001b[31mapp/x.ts(1,1): error\u001b[0m\n`);
    expect(failure!.why.split('\n')).toHaveLength(20);
    expect(failure!.why.endsWith('app/x.ts(1,1): error')).toBe(true);
  });
});
