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
  win: { notes: [523, 659, 784, 1047], apart: 0.09 },
  big: { notes: [523, 659, 784, 1047, 784, 1047, 1319], apart: 0.13 },
  huge: { notes: [523, 659, 784, 1047, 784, 1047, 1319, 1047, 1319, 1568], apart: 0.16 },
  jackpot: { notes: [523, 659, 784, 1047, 784, 1047, 1319, 1047, 1319, 1568, 2093], apart: 0.2 },
} as const;

export type Tune = keyof typeof tunes;

let context: AudioContext | undefined;

/** Plays a tune, where sounds are on. `voice` is the kind of game's; left out: bells. */
export function play(tune: Tune, voice = 'triangle'): void {
  if (!isHeard()) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  const { notes, apart } = tunes[tune];
  for (const [place, frequency] of notes.entries()) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const from = currentTime + place * apart;
    note.type = voice as OscillatorType;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.1, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.35);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(from + 0.4);
  }
}
