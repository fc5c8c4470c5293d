import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'loaf loaf croissant cookie cookie croissant croissant muffin cookie cookie muffin muffin loaf loaf pretzel pretzel tart tart loaf loaf pretzel pretzel cookie cookie loaf loaf tart tart muffin muffin cookie cookie tart tart muffin muffin pretzel pretzel croissant croissant',
  ),
  reel(
    'muffin muffin croissant croissant tart tart muffin muffin cookie cookie loaf loaf pretzel pretzel loaf loaf muffin muffin cookie cookie loaf loaf pretzel pretzel tart tart pretzel pretzel croissant tart tart loaf loaf muffin cookie cookie croissant croissant cookie cookie',
  ),
  reel(
    'croissant croissant loaf loaf croissant croissant tart tart cookie cookie loaf loaf cookie cookie pretzel pretzel tart tart muffin muffin pretzel pretzel muffin muffin croissant tart tart muffin muffin pretzel pretzel loaf loaf cookie cookie muffin cookie cookie loaf loaf',
  ),
  reel(
    'cookie cookie pretzel pretzel tart tart muffin loaf loaf croissant croissant pretzel pretzel cookie cookie muffin muffin loaf loaf cookie cookie muffin muffin cookie cookie croissant croissant loaf loaf tart tart muffin muffin croissant loaf loaf tart tart pretzel pretzel',
  ),
  reel(
    'cookie cookie pretzel pretzel loaf loaf muffin muffin loaf loaf cookie cookie muffin muffin croissant croissant pretzel pretzel tart tart loaf loaf croissant tart tart loaf loaf muffin muffin tart tart cookie cookie pretzel pretzel muffin cookie cookie croissant croissant',
  ),
];
