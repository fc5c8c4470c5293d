import { reel, type Strip } from '../reels';

/** The five reels of a paid spin, 36 places each. No window shows two moons or two lanterns on one reel. */
export const strips: readonly Strip[] = [
  reel(
    'scatter wild drum drum fox drum coral coral coral fan fan jade jade jade drum drum amber amber amber fan fan koi koi jade jade jade scatter fox fox koi coral coral coral amber amber amber',
  ),
  reel(
    'fox fox coral koi koi fan fan amber amber amber coral coral coral jade koi fox wild scatter coral coral coral fan fan amber amber amber jade jade jade drum drum jade jade jade drum drum',
  ),
  reel(
    'fox koi koi fan fan coral coral coral koi koi drum drum amber amber amber drum drum jade jade coral coral coral drum fox fox jade jade jade wild fan fan amber amber amber scatter wild',
  ),
  reel(
    'wild drum amber amber amber drum drum jade jade jade fan fan coral coral coral jade scatter koi koi fox jade jade jade drum drum fox fox amber amber amber koi coral coral coral fan fan',
  ),
  reel(
    'fan fan drum drum koi koi drum drum fan fan scatter amber amber amber fox coral coral coral fox fox drum jade jade jade scatter coral coral coral wild amber amber amber koi jade jade jade',
  ),
];

/** The reels of the free spins: more lanterns, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'coral coral coral fan fan koi koi wild jade jade jade drum drum jade jade jade fox drum drum fan fan amber amber amber coral coral coral koi koi wild drum amber amber amber fox fox',
  ),
  reel(
    'fan fan wild koi koi fox fox wild drum jade jade jade coral coral coral wild amber amber fox coral coral coral drum drum koi koi fan fan amber amber amber jade jade jade drum drum',
  ),
  reel(
    'fan fan koi koi wild fox fox jade jade jade coral coral amber amber amber fox amber amber amber fan fan drum drum wild jade jade jade drum drum coral coral coral wild koi koi drum',
  ),
  reel(
    'coral coral coral amber amber wild drum koi koi jade jade jade fox fox amber amber amber jade jade jade drum drum wild coral coral coral drum drum fan fan fox wild fan fan koi koi',
  ),
  reel(
    'fan fan drum drum amber amber amber fan fan amber amber amber koi koi drum drum koi koi jade jade jade drum wild fox fox coral coral coral fox coral coral coral wild jade jade jade',
  ),
];
