import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'drop drop clover comb comb drop bee jar jar clover clover daisy lavender lavender jar lavender comb comb daisy daisy bee bee',
  ),
  reel(
    'daisy daisy lavender clover bee bee drop drop jar jar lavender lavender bee comb comb jar comb comb daisy clover clover drop',
  ),
  reel(
    'clover clover comb comb jar comb comb bee lavender drop daisy jar jar daisy daisy lavender lavender drop drop clover bee bee',
  ),
  reel(
    'daisy daisy drop drop comb comb clover daisy comb comb bee bee clover clover lavender lavender jar lavender drop jar jar bee',
  ),
  reel(
    'clover bee comb comb daisy daisy drop drop lavender clover clover jar lavender lavender jar jar bee bee comb comb drop daisy',
  ),
  reel(
    'jar daisy daisy clover drop lavender daisy drop drop clover clover lavender lavender comb comb jar jar bee comb comb bee bee',
  ),
];
