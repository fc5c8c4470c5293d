/** The islands there are, each a file of `app/islands/` (a test compares). */
export const islandNames = ['favourite-forms', 'play-table', 'search-box', 'winner-feed'] as const;

export type IslandName = (typeof islandNames)[number];
