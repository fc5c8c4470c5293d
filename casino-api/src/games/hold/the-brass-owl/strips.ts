import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'screw screw screw spring wrench screw screw screw monocle gauge gauge owl monocle monocle spring spring spring wrench wrench egg egg gear gear gear spring spring spring wrench wrench screw gear gear gear egg gauge gauge',
  ),
  reel(
    'gauge gauge screw screw screw gear gear gear screw screw screw wrench wrench spring spring spring monocle monocle screw monocle spring wrench wrench gauge gauge owl gear gear gear egg egg spring spring spring wrench',
  ),
  reel(
    'gear gear gear wrench wrench screw screw screw spring spring spring egg egg wrench wrench spring spring spring monocle monocle screw screw screw monocle gear gear gear screw gauge gauge spring gauge gauge wrench egg owl',
  ),
  reel(
    'gear gear gear wrench gauge gauge screw screw screw spring spring spring wrench wrench gauge gauge wrench wrench owl monocle spring monocle monocle gear gear gear screw screw screw egg egg screw spring spring spring',
  ),
  reel(
    'wrench gear gear gear spring egg egg gauge gauge screw screw screw spring spring spring wrench wrench monocle screw gear gear gear gauge gauge owl wrench wrench egg screw screw screw monocle monocle spring spring spring',
  ),
];
