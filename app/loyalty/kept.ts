/** Seconds that a page of loyalty may be kept at the edge: winners of challenges come seldom, the ladder almost never changes. */
export const keptLoyalty = { fresh: 60, stale: 600 } as const;
