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

/** Which line of a voice, how many notes of it (0: each once), and how far they are apart, in seconds: a win goes on the longer the greater it is. */
const tunes = {
  start: [0, 0, 0.06],
  rest: [1, 0, 0.06],
  win: [2, 4, 0.09],
  big: [2, 7, 0.13],
  huge: [2, 10, 0.16],
  jackpot: [2, 11, 0.2],
} as const;

export type Tune = keyof typeof tunes;

let context: AudioContext | undefined;

/** Plays a tune, where sounds are on. `voice`: the game's, as `voiceLine` writes it. */
export function play(tune: Tune, voice: string): void {
  if (!isHeard()) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  const [wave, loudness, rings, ...lines] = voice.split(' ');
  const [line, count, apart] = tunes[tune];
  const chord = lines[line]!.split(',');
  for (let place = 0; place < (count || chord.length); place += 1) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const from = currentTime + place * apart;
    const end = from + Number(rings);
    note.type = wave as OscillatorType;
    // Up the chord, once more an octave higher, and again.
    note.frequency.value = +chord[place % chord.length]! * (1 + (Math.floor(place / chord.length) % 2));
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(Number(loudness), from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(end);
  }
}
