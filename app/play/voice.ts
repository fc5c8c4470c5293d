/** How a game sounds: notes in Hz, made on the spot by the page's island. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** For how long a note rings, in seconds. */
  rings: number;
  /** When a round begins. */
  start: readonly number[];
  /** When its picture has come to rest: a reel, a card, a ball. */
  rest: readonly number[];
  /** The chord of a win, which goes on the longer the greater it is. */
  win: readonly number[];
}

/** The plainest one: of reels, and of a page whose game is not played here. */
export const bells: Voice = { wave: 'triangle', rings: 0.35, start: [196, 247], rest: [131], win: [523, 659, 784] };

/** Square waves and saws sound louder than they are. */
const loudness = ({ wave }: Voice): number => (wave === 'sine' || wave === 'triangle' ? 0.1 : 0.04);

/**
 * As the island reads it (`data-voice`): wave, loudness, length, and three lines of notes: of a start, of a rest, of a win. Without leading zeros: the
 * first view of a shared table has no byte to spare.
 */
export const voiceLine = (voice = bells): string =>
  [voice.wave, loudness(voice), voice.rings, voice.start, voice.rest, voice.win].join(' ').replaceAll(' 0.', ' .');
