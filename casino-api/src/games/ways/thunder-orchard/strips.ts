import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'apple apple king cherry cherry plum plum king king plum plum pear ace jack jack jack queen queen queen pear pear ace ace jack jack jack queen queen queen cherry cherry king king ace ace apple cloud',
  ),
  reel(
    'king king queen queen queen ace king cherry cherry ace ace jack jack jack pear pear ace ace king king cherry cherry jack jack jack plum plum queen queen queen apple apple cloud apple plum plum pear bolt',
  ),
  reel(
    'queen queen queen ace ace king cherry cherry pear pear plum plum jack jack jack apple bolt plum plum ace ace jack jack jack cloud king king pear queen queen queen cherry cherry ace king king apple apple',
  ),
  reel(
    'jack jack jack queen queen queen ace ace queen queen queen cherry cherry king bolt ace ace cloud king king pear cherry cherry jack jack jack plum plum ace king king apple apple pear pear plum plum apple',
  ),
  reel(
    'jack jack jack ace ace plum plum cherry cherry plum plum queen queen queen cloud ace king jack jack jack ace ace bolt cherry cherry apple apple king king queen queen queen pear king king pear pear apple',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'jack jack jack cherry cherry apple cherry cherry jack jack jack plum plum king king queen queen queen pear queen queen queen ace ace king ace king king ace ace pear pear plum plum apple apple',
  ),
  reel(
    'king apple cherry cherry apple apple king king ace queen queen queen ace ace jack jack jack plum plum pear pear ace ace pear king king jack jack jack plum plum bolt queen queen queen cherry cherry bolt',
  ),
  reel(
    'ace ace bolt pear king king queen queen queen king king queen queen queen ace ace apple plum plum apple apple cherry cherry king cherry cherry jack jack jack plum plum ace pear pear bolt jack jack jack',
  ),
  reel(
    'queen queen queen ace ace apple apple ace king king bolt pear queen queen queen apple king king pear pear jack jack jack cherry cherry ace ace jack jack jack bolt plum plum king plum plum cherry cherry',
  ),
  reel(
    'ace ace king queen queen queen cherry cherry jack jack jack apple king king ace ace plum plum bolt pear plum plum ace cherry cherry jack jack jack bolt pear pear king king apple apple queen queen queen',
  ),
];
