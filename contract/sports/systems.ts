/**
 * Systems by name and size (DOMAIN §12): `from` selections, and the sizes of the combinations that are each a bet of their own.
 * Any other is `k/n`: all combinations of k out of n selections.
 */
export const namedSystems = {
  trixie: { from: 3, sizes: [2, 3] },
  patent: { from: 3, sizes: [1, 2, 3] },
  yankee: { from: 4, sizes: [2, 3, 4] },
  'lucky-15': { from: 4, sizes: [1, 2, 3, 4] },
  canadian: { from: 5, sizes: [2, 3, 4, 5] },
  'lucky-31': { from: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { from: 6, sizes: [2, 3, 4, 5, 6] },
} as const satisfies Record<string, { from: number; sizes: readonly number[] }>;
type NamedSystem = keyof typeof namedSystems;

export const mostSystemLegs = 8;

/** The sizes of a system's combinations, or null for one that does not exist for so many legs. @param system a name, or `k/n` */
export function systemSizes(system: string, legs: number): readonly number[] | null {
  if (Object.hasOwn(namedSystems, system)) {
    const { from, sizes } = namedSystems[system as NamedSystem];
    return from === legs ? sizes : null;
  }
  const [, k, n] = /^(\d)\/(\d)$/.exec(system) ?? [];
  const isSystem = Number(n) === legs && Number(k) >= 2 && Number(k) < legs && legs <= mostSystemLegs;
  return isSystem ? [Number(k)] : null;
}

/** The systems that so many legs can be bet in. */
export const systemsFor = (legs: number): string[] =>
  [...Object.keys(namedSystems), ...Array.from({ length: mostSystemLegs }, (_, k) => `${k}/${legs}`)].filter(
    (system) => systemSizes(system, legs) !== null,
  );

/** Every way to choose `size` of `count` legs, by their indexes. */
export function combinations(count: number, size: number): number[][] {
  const from = (first: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: Math.max(0, count - first) }, (_, step) => first + step).flatMap((index) =>
          from(index + 1, left - 1).map((rest) => [index, ...rest]),
        );
  return from(0, size);
}

/** The bets that a system is made of. */
export const systemCombinations = (sizes: readonly number[], legs: number): number[][] =>
  sizes.flatMap((size) => combinations(legs, size));
