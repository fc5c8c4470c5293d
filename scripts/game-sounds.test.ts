/** What games sound like: the families' voices, as the island plays them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredFamilies } from '../app/play/declared-families';
import { voiceLine } from '../app/play/voice';
import { declaredFamilies as tableFamilies } from '../app/tables/declared-families';
import { celebrate } from '../app/islands/play-table/celebrate';
import { play, turnSound, type Tune } from '../app/islands/play-table/sounds';

let heard: { wave: string; frequency: number; from: number; loudness: number }[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const note = { wave: '', frequency: 0, from: 0, loudness: 0 };
    return {
      note,
      set type(wave: string) {
        note.wave = wave;
      },
      frequency: {
        set value(value: number) {
          note.frequency = value;
        },
      },
      connect: (volume: { of: (loudest: number) => void; loudest: number }) => {
        note.loudness = volume.loudest;
        return { connect: () => undefined };
      },
      start: (from: number) => heard.push({ ...note, from }),
      stop: () => undefined,
    };
  }
  createGain() {
    const volume = {
      loudest: 0,
      gain: {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: (value: number) => (volume.loudest = Math.max(volume.loudest, value)),
      },
    };
    return volume;
  }
}

beforeEach(() => {
  heard = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const notesOf = (tune: Tune, voice: string): number[] => {
  heard = [];
  play(tune, voice);
  return heard.map(({ frequency }) => Math.round(frequency));
};

const voices = Object.values({ ...declaredFamilies, ...tableFamilies }).map(({ voice }) => voiceLine(voice));

describe('the sound of a game', () => {
  it('is off until it is switched on', () => {
    expect(notesOf('start', voiceLine())).toEqual([]);
    turnSound(true);
    expect(notesOf('start', voiceLine())).toEqual([196, 247]);
    turnSound(false);
    expect(notesOf('start', voiceLine())).toEqual([]);
  });

  it('is each family’s own', () => {
    turnSound(true);
    expect(voices.length).toBeGreaterThan(15);
    const all = voices.map((voice) => (['start', 'rest', 'win'] as const).map((tune) => notesOf(tune, voice)));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(voices.length);
    for (const [start, rest, win] of all) expect([start!.length > 0, rest!.length, win!.length]).toEqual([true, 1, 4]);
  });

  it('goes on the longer the greater the win, on the chord of the family and its octave', () => {
    turnSound(true);
    const counts = (['win', 'big', 'huge', 'jackpot'] as const).map((tier) => notesOf(tier, voiceLine()).length);
    expect(counts).toEqual([4, 7, 10, 11]);
    expect(notesOf('jackpot', voiceLine())).toEqual([523, 659, 784, 1046, 1318, 1568, 523, 659, 784, 1046, 1318]);
    expect(heard.map(({ from }) => from)).toEqual([...heard.map(({ from }) => from)].sort((a, b) => a - b));
  });

  it('of a square wave is no louder to the ear than of bells', () => {
    turnSound(true);
    play('rest', voiceLine());
    play('rest', voiceLine({ wave: 'square', rings: 0.1, start: [1], rest: [100], win: [1] }));
    expect(heard[1]!.loudness).toBeLessThan(heard[0]!.loudness / 2);
  });

  it('of a win is heard for a payout with a tier alone', () => {
    turnSound(true);
    const figures = { money: String } as never;
    const line = (tier?: string) =>
      ({ dataset: { tier }, querySelector: () => ({ dataset: { win: '500' }, textContent: '5.00' }) }) as never;
    celebrate(line(), figures, voiceLine());
    celebrate(null, figures, voiceLine());
    expect(heard).toEqual([]);
    celebrate(line('big'), figures, voiceLine());
    expect(heard).toHaveLength(7);
  });
});
