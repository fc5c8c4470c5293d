import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'moon moon sparkle sparkle star planet planet sparkle galaxy moon star star sparkle sparkle telescope telescope',
  ),
  reel('star star moon moon star telescope telescope sparkle sparkle galaxy moon comet planet planet sparkle sparkle'),
  reel('sparkle sparkle galaxy comet sparkle sparkle moon moon telescope telescope star star moon star planet planet'),
  reel('telescope telescope moon moon sparkle sparkle star comet moon sparkle sparkle star star galaxy planet planet'),
  reel('planet planet moon moon star sparkle sparkle galaxy telescope telescope moon sparkle sparkle comet star star'),
];
