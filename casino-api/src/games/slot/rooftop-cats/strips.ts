import { reel, type Strip } from '../reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'yarn yarn ace ace queen queen queen jack jack jack king king milk milk ace ace sparrow sparrow fish king fish fish milk milk sparrow sparrow yarn yarn king king jack jack jack moon ace cat queen queen queen',
  ),
  reel(
    'sparrow sparrow yarn yarn jack jack jack cat queen queen queen ace ace milk milk king king milk milk yarn yarn cat ace jack jack jack fish fish ace ace sparrow sparrow king fish moon queen queen queen king king',
  ),
  reel(
    'yarn yarn king moon ace ace yarn yarn king king jack jack jack cat ace ace king king milk milk jack jack jack sparrow sparrow fish milk milk fish fish sparrow sparrow queen queen queen ace queen queen queen cat',
  ),
  reel(
    'cat queen queen queen fish fish jack jack jack king king yarn yarn jack jack jack sparrow sparrow queen queen queen yarn yarn milk milk moon ace ace king king cat ace ace fish ace sparrow sparrow king milk milk',
  ),
  reel(
    'queen queen queen fish fish ace ace milk milk king king jack jack jack cat yarn yarn queen queen queen moon fish yarn yarn cat ace ace jack jack jack ace king king sparrow sparrow milk milk king sparrow sparrow',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'king king fish ace ace queen queen queen jack jack jack sparrow sparrow yarn yarn queen queen queen king king cat ace fish fish yarn yarn jack jack jack ace ace milk milk cat king milk milk sparrow sparrow',
  ),
  reel(
    'milk milk queen queen queen jack jack jack yarn yarn ace ace king king ace cat queen queen queen cat fish fish jack jack jack ace ace yarn yarn king king fish sparrow sparrow cat sparrow sparrow milk milk king',
  ),
  reel(
    'cat sparrow sparrow milk milk queen queen queen jack jack jack yarn yarn fish cat fish fish king king jack jack jack cat ace ace king king yarn yarn milk milk king queen queen queen ace ace sparrow sparrow ace',
  ),
  reel(
    'cat jack jack jack fish sparrow sparrow cat queen queen queen ace ace yarn yarn ace ace yarn yarn ace milk milk king king sparrow sparrow king king cat milk milk jack jack jack king queen queen queen fish fish',
  ),
  reel(
    'sparrow sparrow ace ace queen queen queen yarn yarn ace ace king jack jack jack milk milk cat sparrow sparrow jack jack jack fish cat queen queen queen fish fish yarn yarn king king ace king king milk milk cat',
  ),
];
