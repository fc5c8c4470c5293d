import type { Strip } from './slot-lines';

const reel = (symbols: string): Strip => symbols.split(' ');

/** The five reels of a paid spin, 36 places each. No window shows two moons or two lanterns on one reel. */
export const strips: readonly Strip[] = [
  reel('moon lantern drum drum fox drum coral coral coral fan fan jade jade jade drum drum amber amber amber fan fan koi koi jade jade jade moon fox fox koi coral coral coral amber amber amber'),
  reel('fox fox coral koi koi fan fan amber amber amber coral coral coral jade koi fox lantern moon coral coral coral fan fan amber amber amber jade jade jade drum drum jade jade jade drum drum'),
  reel('fox koi koi fan fan coral coral coral koi koi drum drum amber amber amber drum drum jade jade coral coral coral drum fox fox jade jade jade lantern fan fan amber amber amber moon lantern'),
  reel('lantern drum amber amber amber drum drum jade jade jade fan fan coral coral coral jade moon koi koi fox jade jade jade drum drum fox fox amber amber amber koi coral coral coral fan fan'),
  reel('fan fan drum drum koi koi drum drum fan fan moon amber amber amber fox coral coral coral fox fox drum jade jade jade moon coral coral coral lantern amber amber amber koi jade jade jade'),
];

/** The reels of the free spins: more lanterns, no moon. */
export const freeStrips: readonly Strip[] = [
  reel('coral coral coral fan fan koi koi lantern jade jade jade drum drum jade jade jade fox drum drum fan fan amber amber amber coral coral coral koi koi lantern drum amber amber amber fox fox'),
  reel('fan fan lantern koi koi fox fox lantern drum jade jade jade coral coral coral lantern amber amber fox coral coral coral drum drum koi koi fan fan amber amber amber jade jade jade drum drum'),
  reel('fan fan koi koi lantern fox fox jade jade jade coral coral amber amber amber fox amber amber amber fan fan drum drum lantern jade jade jade drum drum coral coral coral lantern koi koi drum'),
  reel('coral coral coral amber amber lantern drum koi koi jade jade jade fox fox amber amber amber jade jade jade drum drum lantern coral coral coral drum drum fan fan fox lantern fan fan koi koi'),
  reel('fan fan drum drum amber amber amber fan fan amber amber amber koi koi drum drum koi koi jade jade jade drum lantern fox fox coral coral coral fox coral coral coral lantern jade jade jade'),
];
