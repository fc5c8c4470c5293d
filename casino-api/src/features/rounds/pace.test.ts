import { describe, expect, it } from 'vitest';
import { MinimumInterval } from './pace';

function calls() {
  let now = 1_000;
  const turns: (() => void)[] = [];
  const heels = new MinimumInterval(
    () => now,
    () => new Promise((resolve) => turns.push(resolve)),
  );
  const done: string[] = [];
  const call = async (name: string) => {
    const turn = heels.wait();
    if (turn) await turn;
    done.push(name);
  };
  const nextTurn = async () => {
    for (const turn of turns.splice(0)) turn();
    await new Promise(setImmediate);
  };
  return { call, done, nextTurn, turns, pass: (ms: number) => (now += ms) };
}

describe('calls of one object', () => {
  it('go ahead at once when they come alone', () => {
    const { call, done, pass } = calls();
    void call('first');
    pass(5);
    void call('second');
    expect(done).toEqual(['first', 'second']);
  });

  it('share a turn when they come on one another’s heels, in the order in which they came', async () => {
    const { call, done, nextTurn, turns } = calls();
    for (const name of ['first', 'second', 'third', 'fourth']) void call(name);
    expect(done).toEqual(['first']);
    expect(turns).toHaveLength(1);
    await nextTurn();
    expect(done).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('are not overtaken by a late one', async () => {
    const { call, done, nextTurn, pass } = calls();
    void call('first');
    void call('second');
    pass(60);
    void call('third');
    expect(done).toEqual(['first']);
    await nextTurn();
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('go on when their turn fails', async () => {
    let now = 0;
    const heels = new MinimumInterval(
      () => (now += 1),
      () => Promise.reject(new Error('no turn')),
    );
    void heels.wait();
    await expect(heels.wait()).rejects.toThrow('no turn');
    now += 100;
    expect(heels.wait()).toBeNull();
  });
});
