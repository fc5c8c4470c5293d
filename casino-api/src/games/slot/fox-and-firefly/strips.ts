import { reel, type Strip } from '../reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'owl owl ace ace moon mushroom mushroom acorn acorn jack jack jack king king owl acorn acorn queen queen fox fox queen queen queen ace ace king moon mushroom mushroom jack jack jack fox firefly king king',
  ),
  reel(
    'fox fox jack jack king fox ace ace acorn acorn firefly owl owl moon mushroom mushroom queen queen queen acorn acorn king king jack jack jack owl queen queen queen ace ace mushroom mushroom king king ace',
  ),
  reel(
    'mushroom mushroom ace ace firefly king king ace ace owl owl queen queen queen mushroom mushroom king jack jack jack king king owl owl firefly ace acorn acorn queen queen jack jack jack moon fox fox acorn acorn',
  ),
  reel(
    'king ace ace fox fox queen queen queen owl acorn acorn jack jack jack mushroom mushroom ace ace owl owl mushroom mushroom fox king king ace firefly king king queen queen acorn moon acorn acorn jack jack jack',
  ),
  reel(
    'mushroom mushroom king moon ace ace mushroom mushroom king king jack jack jack moon ace ace king king owl owl jack jack acorn acorn fox owl fox fox acorn acorn queen queen queen ace queen queen queen firefly',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'ace ace firefly owl owl king king mushroom mushroom king acorn acorn fox fox queen queen king king acorn acorn jack jack jack mushroom mushroom ace fox jack jack jack queen queen queen owl owl ace ace firefly',
  ),
  reel(
    'mushroom mushroom queen queen queen fox king king mushroom mushroom owl owl jack jack jack king king ace firefly ace ace jack jack jack acorn acorn ace ace firefly king fox fox queen queen owl owl acorn acorn',
  ),
  reel(
    'jack jack jack ace ace fox ace ace mushroom mushroom owl owl firefly king king mushroom mushroom firefly queen queen queen ace king jack jack jack acorn acorn firefly queen queen fox fox acorn acorn owl king king',
  ),
  reel(
    'owl queen queen queen jack jack jack mushroom mushroom ace ace king king ace firefly queen queen firefly fox fox jack jack jack ace ace mushroom mushroom king king fox acorn acorn firefly acorn acorn owl owl king',
  ),
  reel(
    'king jack jack jack queen queen fox fox mushroom mushroom owl owl ace firefly king king jack jack jack acorn acorn firefly ace ace acorn acorn mushroom mushroom queen queen queen owl owl fox king king ace ace',
  ),
];
