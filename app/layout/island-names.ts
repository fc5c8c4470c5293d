/** The islands there are, each a file of `app/islands/` (a test compares). */
export const islandNames = [
  'chat-box',
  'copy-text',
  'favourite-forms',
  'live-match',
  'live-part',
  'live-table',
  'play-more',
  'play-table',
  'search-box',
  'show-password',
  'sign-up-help',
  'slip-in-place',
  'wake',
] as const;

export type IslandName = (typeof islandNames)[number];

/** What of a page React takes over in the browser: a folder of its feature each (`scripts/islands.ts` says which). Reserved for screens with state (DESIGN §5). */
export const hydratedNames = ['profile-editor'] as const;

export type HydratedName = (typeof hydratedNames)[number];
