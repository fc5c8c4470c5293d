import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'coin coin screw screw screw sun diamond screw safe safe dial dial dial coin safe safe dial dial dial gold gold coin coin diamond screw screw screw gold',
  ),
  reel(
    'screw screw screw dial dial dial coin coin sun diamond coin safe safe screw gold gold safe safe gold screw screw screw diamond dial dial dial coin coin',
  ),
  reel(
    'dial dial dial coin coin gold safe safe sun screw coin coin safe safe screw screw screw diamond screw screw screw gold gold dial dial dial diamond coin',
  ),
];
