/** The islands there are, each a file of `app/islands/` (a test compares). */
export const islandNames = ['chat-box', 'copy-text', 'favourite-forms', 'live-table', 'play-table', 'search-box', 'sign-up-help', 'unsaved-guard', 'winner-feed'] as const;

export type IslandName = (typeof islandNames)[number];
