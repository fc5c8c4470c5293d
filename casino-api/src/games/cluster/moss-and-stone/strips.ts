import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'fern fern snail snail fern fern crystal moss moss rune rune crystal crystal toadstool toadstool snail snail rune moss moss toadstool toadstool',
  ),
  reel(
    'snail snail toadstool toadstool moss moss crystal crystal fern fern crystal toadstool toadstool fern fern moss moss rune rune snail snail rune',
  ),
  reel(
    'rune moss moss fern fern snail snail fern fern rune rune crystal crystal toadstool toadstool moss moss snail snail toadstool toadstool crystal',
  ),
  reel(
    'crystal crystal fern fern moss moss toadstool toadstool fern fern snail snail moss moss toadstool toadstool crystal rune snail snail rune rune',
  ),
  reel(
    'crystal crystal rune rune fern fern snail snail crystal toadstool toadstool fern fern moss moss rune toadstool toadstool moss moss snail snail',
  ),
  reel(
    'moss moss toadstool toadstool rune rune crystal snail snail crystal crystal snail snail moss moss fern fern rune toadstool toadstool fern fern',
  ),
];
