import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'lily lily cactus lemon orchid orchid palm palm butterfly butterfly cactus cactus orchid pot pot butterfly pot pot lily lemon lemon palm',
  ),
  reel(
    'lemon lemon pot pot butterfly pot pot orchid cactus palm lily butterfly butterfly lily lily cactus cactus palm palm lemon orchid orchid',
  ),
  reel(
    'lily lily palm palm pot pot lemon lily pot pot orchid orchid lemon lemon cactus cactus butterfly cactus palm butterfly butterfly orchid',
  ),
  reel(
    'lemon orchid pot pot lily lily palm palm cactus lemon lemon butterfly cactus cactus butterfly butterfly orchid orchid pot pot palm lily',
  ),
  reel(
    'butterfly lily lily lemon palm cactus lily palm palm lemon lemon cactus cactus pot pot butterfly butterfly orchid pot pot orchid orchid',
  ),
  reel(
    'palm palm pot pot lily cactus cactus orchid palm butterfly butterfly lemon orchid orchid pot pot cactus lemon lemon lily lily butterfly',
  ),
];
