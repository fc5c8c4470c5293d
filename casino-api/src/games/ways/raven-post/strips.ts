import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'key key jack jack jack king king jack jack jack ace ace quill quill ace letter inkwell inkwell queen queen queen ace ace seal letter letter quill inkwell inkwell key key king king queen queen queen king',
  ),
  reel(
    'queen queen queen ace ace king inkwell inkwell quill quill key key jack jack jack letter raven key key ace ace jack jack jack seal king king quill queen queen queen inkwell inkwell ace king king letter letter',
  ),
  reel(
    'jack jack jack queen queen queen ace ace queen queen queen inkwell inkwell king raven ace ace seal king king quill inkwell inkwell jack jack jack key key ace king king letter letter quill quill key key letter',
  ),
  reel(
    'jack jack jack ace ace key key inkwell inkwell key key queen queen queen seal ace king jack jack jack ace ace raven inkwell inkwell letter letter king king queen queen queen quill king king quill quill letter',
  ),
  reel(
    'quill letter letter ace inkwell inkwell queen queen queen jack jack jack key key ace ace king king ace ace king king inkwell inkwell letter queen queen queen jack jack jack quill quill seal key key king raven',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'quill quill ace king king jack jack jack queen queen queen ace ace inkwell inkwell king quill ace ace key key king king jack jack jack key key letter queen queen queen inkwell inkwell letter letter',
  ),
  reel(
    'ace ace raven quill king king queen queen queen king king queen queen queen ace ace letter key key letter letter inkwell inkwell king inkwell inkwell jack jack jack key key ace quill quill raven jack jack jack',
  ),
  reel(
    'queen queen queen ace ace letter letter ace king king raven quill queen queen queen letter king king quill quill jack jack jack inkwell inkwell ace ace jack jack jack raven key key king key key inkwell inkwell',
  ),
  reel(
    'ace ace king queen queen queen inkwell inkwell jack jack jack letter king king ace ace key key raven quill key key ace inkwell inkwell jack jack jack raven quill quill king king letter letter queen queen queen',
  ),
  reel(
    'key key letter quill quill ace ace quill ace ace inkwell inkwell key key jack jack jack ace king king queen queen queen letter letter raven king king inkwell inkwell king queen queen queen jack jack jack raven',
  ),
];
