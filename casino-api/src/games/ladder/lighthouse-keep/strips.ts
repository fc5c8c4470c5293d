import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'gull gull wave wave bell wave wave wave anchor anchor gull gull bell bell gull gull ship anchor anchor ship lighthouse wave wave wave',
  ),
  reel(
    'ship anchor anchor wave wave wave lighthouse gull gull wave wave gull gull bell bell gull gull wave wave wave ship anchor anchor bell',
  ),
  reel(
    'anchor anchor wave wave wave bell wave wave ship gull gull bell bell ship gull gull lighthouse wave wave wave anchor anchor gull gull',
  ),
];
