import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Judge, slownessOf } from './judge';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

describe('a figure of the bench', () => {
  it('is taken as it is on a machine at the bars’ pace or faster', () => {
    expect(slownessOf(0.15)).toBe(1);
    expect(slownessOf(0.05)).toBe(1);
    const judge = new Judge(slownessOf(0.05));
    judge.say('a page', 0.61, { at: 0.6, is: 'most', unit: 'ms' });
    judge.say('rounds', 999, { at: 1000, is: 'least', unit: '/s' });
    expect(judge).toMatchObject({ passed: 0, failed: 2 });
  });

  it('is judged by the pace of the machine in the same run', () => {
    const judge = new Judge(slownessOf(0.3));
    judge.say('a page', 1.2, { at: 0.6, is: 'most', unit: 'ms' });
    judge.say('a slow page', 1.21, { at: 0.6, is: 'most', unit: 'ms' });
    judge.say('rounds', 500, { at: 1000, is: 'least', unit: '/s' });
    judge.say('few rounds', 499, { at: 1000, is: 'least', unit: '/s' });
    expect(judge).toMatchObject({ passed: 2, failed: 2 });
  });

  it('is never paced where the machine has no part in it', () => {
    const judge = new Judge(4);
    judge.say('memory', 129, { at: 128, is: 'most', unit: 'MB', asMeasured: true });
    expect(judge).toMatchObject({ passed: 0, failed: 1 });
  });
});
