import type { RoundRandom } from '../engine';

/**
 * Calls `visit` with everything that a draw can come to and its chance, by trying every integer that it asks for. For draws that ask for
 * few: the count of their results is the product of all bounds.
 */
export function everyDraw<Result>(
  draw: (random: RoundRandom) => Result,
  visit: (result: Result, chance: number) => void,
): void {
  const path: { drawn: number; below: number }[] = [];
  do {
    let asked = 0;
    const result = draw({
      integer: (below) => {
        const step = path[asked] ?? (path[asked] = { drawn: 0, below });
        asked += 1;
        return step.drawn;
      },
    });
    visit(
      result,
      path.reduce((chance, { below }) => chance / below, 1),
    );
    while (path.length > 0 && path.at(-1)!.drawn + 1 === path.at(-1)!.below) path.pop();
    if (path.length > 0) path.at(-1)!.drawn += 1;
  } while (path.length > 0);
}

/** What a bet returns over all that a draw can come to, as a share of its stake. @param pays hundredths of the stake */
export function returnOver<Result>(draw: (random: RoundRandom) => Result, pays: (result: Result) => number): number {
  let sum = 0;
  everyDraw(draw, (result, chance) => {
    sum += chance * pays(result);
  });
  return sum / 100;
}
