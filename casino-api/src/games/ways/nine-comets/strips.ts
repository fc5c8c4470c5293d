import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'ace ace planet planet comet rocket rocket ace telescope telescope king king rocket jack jack jack ace ace satellite satellite queen queen queen king king satellite satellite jack jack jack king planet queen queen queen telescope telescope',
  ),
  reel(
    'ace planet jack jack jack ace ace rocket satellite satellite king ace ace rocket rocket planet planet king king jack jack jack telescope telescope queen queen queen telescope telescope satellite satellite king king comet queen queen queen star',
  ),
  reel(
    'queen queen queen comet planet telescope telescope queen queen queen ace rocket rocket satellite satellite ace ace telescope telescope king satellite satellite king king planet planet ace ace jack jack jack rocket king king jack jack jack star',
  ),
  reel(
    'jack jack jack telescope telescope jack jack jack ace ace king rocket king king star king king queen queen queen satellite satellite ace ace rocket rocket star satellite satellite queen queen queen comet ace planet telescope telescope planet planet',
  ),
  reel(
    'king king queen queen queen ace king satellite satellite ace ace jack jack jack rocket rocket ace ace king king satellite satellite jack jack jack telescope telescope queen queen queen planet planet comet planet telescope telescope rocket star',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'jack jack jack ace king king queen queen queen ace ace queen queen queen king planet satellite satellite jack jack jack rocket king king planet planet telescope telescope satellite satellite telescope telescope rocket rocket ace ace',
  ),
  reel(
    'planet rocket rocket ace ace planet planet jack jack jack telescope telescope star king king satellite satellite ace ace queen queen queen ace star queen queen queen satellite satellite jack jack jack king king telescope telescope king rocket',
  ),
  reel(
    'star ace rocket rocket queen queen queen star ace ace planet rocket queen queen queen planet planet king king satellite satellite jack jack jack telescope telescope star ace ace telescope telescope king jack jack jack satellite satellite king king',
  ),
  reel(
    'rocket king star ace ace telescope telescope rocket rocket king king satellite satellite jack jack jack star king king jack jack jack ace ace planet ace star telescope telescope satellite satellite queen queen queen planet planet queen queen queen',
  ),
  reel(
    'king planet satellite satellite planet planet king king ace queen queen queen ace ace jack jack jack telescope telescope rocket rocket ace ace rocket king king jack jack jack telescope telescope star queen queen queen satellite satellite star',
  ),
];
