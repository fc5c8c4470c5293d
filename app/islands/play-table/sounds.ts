/** A few notes, made on the spot: no file is loaded. Each is a frequency in Hz and when it begins, in seconds. */
const tunes = {
  start: [
    [196, 0],
    [247, 0.06],
  ],
  stop: [[175, 0]],
  win: [
    [523, 0],
    [659, 0.09],
    [784, 0.18],
    [1047, 0.3],
  ],
} as const;

let context: AudioContext | undefined;

export function play(tune: keyof typeof tunes): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [frequency, begins] of tunes[tune]) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const from = currentTime + begins;
    note.type = 'triangle';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.35);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(from + 0.4);
  }
}
