/** A few notes, made on the spot: no file is loaded. Sounds are off until they are switched on; the choice is kept on this device alone. */
const key = 'lantern-sound';

export const isHeard = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
};

export function turnSound(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // No place to keep the choice in: then there is no sound.
  }
}

/** Each note a frequency in Hz; they begin one after another, in seconds. */
const tunes = {
  start: { notes: [196, 247], apart: 0.06 },
  stop: { notes: [175], apart: 0 },
  win: { notes: [523, 659, 784, 1047], apart: 0.09 },
  big: { notes: [523, 659, 784, 1047, 784, 1047, 1319], apart: 0.13 },
  huge: { notes: [392, 523, 659, 784, 1047, 784, 1047, 1319, 1047, 1319, 1568], apart: 0.16 },
  jackpot: { notes: [262, 392, 523, 659, 784, 1047, 1319, 1047, 1319, 1568, 1319, 1568, 2093], apart: 0.18 },
} as const;

export type Tune = keyof typeof tunes;

/** What a game sounds like: bells for reels, wood for dice and balls, strings for cards. */
const voices: Record<string, OscillatorType> = { slot: 'triangle', cards: 'sine', board: 'square' };

let context: AudioContext | undefined;

/** Plays a tune, where sounds are on. `voice` names a kind of game; left out: bells. */
export function play(tune: Tune, voice = 'slot'): void {
  if (!isHeard()) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  const { notes, apart } = tunes[tune];
  const type = voices[voice] ?? 'triangle';
  for (const [place, frequency] of notes.entries()) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const from = currentTime + place * apart;
    note.type = type;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(type === 'square' ? 0.05 : 0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.35);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(from + 0.4);
  }
}
