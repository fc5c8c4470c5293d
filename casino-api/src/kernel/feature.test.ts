import { describe, expect, it, vi } from 'vitest';
import { callInSession, callOf, featureOf, type Feature, type InSession } from './feature';
import { done, refused } from './outcome';

describe('what a caller names', () => {
  const features: Record<string, Feature> = { bell: { system: { ring: () => 'rung' } } };

  it('is found by its feature and its call', () => {
    expect(callOf(featureOf(features, 'bell').system, 'bell', 'ring')()).toBe('rung');
  });

  it.each(['door', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('is no feature %j', (name) => {
    expect(() => featureOf(features, name)).toThrow(`There is no feature ${name}.`);
  });

  it.each(['knock', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('is no call %j', (call) => {
    expect(() => callOf(features.bell!.system, 'bell', call)).toThrow(`bell answers no ${call}.`);
  });

  it('is no call where it is no function, nor where that half of a feature has none', () => {
    expect(() => callOf({ ring: 'rung' }, 'bell', 'ring')).toThrow('bell answers no ring.');
    expect(() => callOf(features.bell!.player?.({} as never), 'bell', 'ring')).toThrow('bell answers no ring.');
  });
});

describe('a call in a session', () => {
  const who = { at: 1_000, hash: 'h' };
  const open = () => {
    let isGood = true;
    const inSession = vi.fn<InSession>((work) => (isGood ? work(7) : refused('session_expired')));
    return { inSession: inSession as InSession, asked: inSession, close: () => (isGood = false) };
  };

  it('is made for the log-in that opened the session, and not at all when that is over', () => {
    const { inSession, close } = open();
    const make = vi.fn(({ at, hash, loginId }: { at: number; hash: string; loginId: number }) => ({
      at,
      hash,
      loginId,
    }));
    expect(callInSession(who, inSession, make)).toEqual({ ...who, loginId: 7 });
    close();
    expect(callInSession(who, inSession, make)).toEqual(refused('session_expired'));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('takes a step that did not wait as part of its first one', () => {
    const { inSession, asked } = open();
    expect(callInSession(who, inSession, ({ step }) => step(() => done('played')))).toEqual(done('played'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    [false, done('played')],
    [true, refused('session_expired')],
  ])('finds the session good anew after it has waited (closed meanwhile: %s)', async (isClosed, answer) => {
    const { inSession, asked, close } = open();
    const call = callInSession(who, inSession, async ({ step }) => {
      await Promise.resolve();
      return step(() => done('played'));
    });
    if (isClosed) close();
    expect(await call).toEqual(answer);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
