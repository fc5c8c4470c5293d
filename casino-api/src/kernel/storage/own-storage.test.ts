import { describe, expect, it, vi } from 'vitest';
import { OwnStorage } from './own-storage';

/** A table of one value, whose steps can be undone. */
function table(first: number) {
  let stored = first;
  let steps = 0;
  const transactionSync = <T>(work: () => T): T => {
    steps += 1;
    const before = stored;
    try {
      return work();
    } catch (error) {
      stored = before;
      throw error;
    }
  };
  const own = new OwnStorage({ sql: {} as SqlStorage, transactionSync });
  const read = vi.fn(() => stored);
  const value = own.remember(read);
  const write = (next: number) => {
    stored = next;
    value.is(next);
  };
  return { own, value, write, read, steps: () => steps, stored: () => stored };
}

describe('what an object remembers of its tables', () => {
  it('is read once, and again when it was forgotten', () => {
    const { value, read } = table(1);
    expect([value.read(), value.read()]).toEqual([1, 1]);
    expect(read).toHaveBeenCalledTimes(1);
    value.forget();
    expect(value.read()).toBe(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('remembers that there is nothing', () => {
    const { own } = table(1);
    const read = vi.fn(() => undefined);
    const nothing = own.remember(read);
    nothing.read();
    nothing.read();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is what was written, without another look', () => {
    const { own, value, write, read } = table(1);
    own.asOneStep(() => write(2));
    expect(value.read()).toBe(2);
    expect(read).not.toHaveBeenCalled();
  });

  it('is what it was before a step that threw', () => {
    const { own, value, write } = table(1);
    expect(value.read()).toBe(1);
    expect(() =>
      own.asOneStep(() => {
        write(2);
        expect(value.read()).toBe(2);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(value.read()).toBe(1);
  });

  it('is undone with the outer step when an inner one had gone well', () => {
    const { own, value, write, stored, steps } = table(1);
    expect(() =>
      own.asOneStep(() => {
        own.asOneStep(() => write(2));
        throw new Error('later');
      }),
    ).toThrow('later');
    expect(steps()).toBe(1);
    expect([stored(), value.read()]).toEqual([1, 1]);
    own.asOneStep(() => write(3));
    expect([stored(), value.read(), steps()]).toEqual([3, 3, 2]);
  });
});
