import { reel, type Strip } from '../reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'tent ace ace lamp king king moon jack jack jack compass king king lamp compass jack jack jack camel compass ace queen queen queen dates dates camel dates dates ace ace queen queen queen king lamp compass',
  ),
  reel(
    'lamp compass ace dates dates tent king king ace ace compass jack jack jack lamp camel king king queen queen queen jack jack jack compass queen queen queen moon lamp dates dates king camel compass ace ace',
  ),
  reel(
    'compass jack jack jack ace dates dates moon queen queen queen compass king king lamp ace ace tent king dates dates lamp camel king king ace ace compass camel compass jack jack jack lamp queen queen queen',
  ),
  reel(
    'jack jack jack compass moon compass camel dates dates queen queen queen compass tent king queen queen queen dates dates lamp ace ace compass king king camel ace jack jack jack lamp ace ace king king lamp',
  ),
  reel(
    'lamp camel queen queen queen ace ace king king lamp king lamp ace ace camel jack jack jack compass queen queen queen dates dates compass jack jack jack compass tent dates dates king king ace compass moon',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'compass lamp king king compass jack jack jack moon camel ace ace compass lamp queen queen queen king king dates dates queen queen queen lamp dates dates camel compass ace camel king moon jack jack jack ace ace',
  ),
  reel(
    'queen queen queen lamp compass lamp queen queen queen camel dates dates king ace dates dates camel moon ace ace moon jack jack jack king king compass ace ace compass jack jack jack king king camel compass lamp',
  ),
  reel(
    'jack jack jack ace ace lamp compass camel moon compass dates dates ace camel dates dates jack jack jack king king queen queen queen compass lamp compass king moon king king queen queen queen ace ace camel lamp',
  ),
  reel(
    'ace camel lamp camel dates dates camel compass jack jack jack dates dates jack jack jack king compass king king queen queen queen moon king king moon lamp compass ace ace queen queen queen ace ace lamp compass',
  ),
  reel(
    'lamp jack jack jack lamp compass ace moon ace ace king king compass jack jack jack camel lamp dates dates camel ace ace dates dates compass king king queen queen queen compass moon king queen queen queen camel',
  ),
];
