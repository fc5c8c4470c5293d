import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'shell shell ace king king crab anchor anchor king ace ace crab crab angler ace ace jack jack jack queen queen queen jack jack jack shell shell anchor anchor king king angler angler queen queen queen chest',
  ),
  reel(
    'queen queen queen chest angler shell shell queen queen queen ace crab crab anchor anchor ace ace shell shell king anchor anchor king king angler angler ace ace jack jack jack crab king king jack jack jack pearl',
  ),
  reel(
    'chest shell shell king shell shell king king angler anchor anchor crab ace jack jack jack queen queen queen crab crab ace ace jack jack jack queen queen queen anchor anchor king king ace ace angler angler pearl',
  ),
  reel(
    'king king queen queen queen ace king anchor anchor ace ace jack jack jack crab crab ace ace king king anchor anchor jack jack jack shell shell queen queen queen angler angler chest angler shell shell crab pearl',
  ),
  reel(
    'queen queen queen ace ace king anchor anchor crab crab shell shell jack jack jack angler pearl shell shell ace ace jack jack jack chest king king crab queen queen queen anchor anchor ace king king angler angler',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'anchor anchor king king shell shell ace ace crab jack jack jack queen queen queen king ace shell shell king king crab crab angler anchor anchor jack jack jack ace ace queen queen queen angler angler',
  ),
  reel(
    'king king queen queen queen jack jack jack crab crab queen queen queen ace ace jack jack jack ace ace king king anchor anchor king shell shell pearl ace anchor anchor crab angler angler shell shell angler pearl',
  ),
  reel(
    'king shell shell jack jack jack anchor anchor queen queen queen jack jack jack pearl shell shell anchor anchor ace ace crab crab angler queen queen queen king king ace king king ace ace angler angler crab pearl',
  ),
  reel(
    'king angler anchor anchor angler angler king king ace queen queen queen ace ace jack jack jack shell shell crab crab ace ace crab king king jack jack jack shell shell pearl queen queen queen anchor anchor pearl',
  ),
  reel(
    'ace ace pearl crab king king queen queen queen king king queen queen queen ace ace angler shell shell angler angler anchor anchor king anchor anchor jack jack jack shell shell ace crab crab pearl jack jack jack',
  ),
];
