/**
 * The games a fresh catalogue starts with (SPEC §3, "Game"). Plain data: the D1 seed reads it, and
 * `scripts/art/draw.mjs` draws one tile per id at `public/art/<id>.svg`.
 */
export type GameKind =
  | 'lines-slot'
  | 'ways-slot'
  | 'cluster-slot'
  | 'feature-slot'
  | 'ladder-slot'
  | 'jackpot-slot'
  | 'roulette'
  | 'blackjack'
  | 'solo-blackjack'
  | 'baccarat'
  | 'wheel'
  | 'money-boxes'
  | 'crash'
  | 'dice'
  | 'table-dice'
  | 'mines'
  | 'plinko'
  | 'hi-lo'
  | 'poker'
  /** run by somebody else, who tells its rules in the game */
  | 'outside';

export interface SeedGame {
  /** kebab-case slug, also the name of its art */
  id: string;
  title: string;
  provider: string;
  category: 'slots' | 'livecasino' | 'game-shows' | 'crash-and-fast';
  /** What its stakes count as toward bonuses and points, where that is not its category: card tables, also those for one player alone. */
  countsAs?: 'table';
  kind: GameKind;
  isNew: boolean;
  isJackpot: boolean;
  pc: boolean;
  mobile: boolean;
  /** no two alike; the higher stands first under "top games" */
  popularity: number;
  /** ISO date, `2024-01-25` */
  releasedAt: string;
}

/** What most games are; a game states only where it differs. */
const usual = { isNew: false, isJackpot: false, pc: true, mobile: true } as const;

export const seedGames: readonly SeedGame[] = [
  // Slots
  { ...usual, id: 'lantern-festival', title: 'Lantern Festival', provider: 'Lantern Studio', category: 'slots', kind: 'lines-slot', popularity: 100, releasedAt: '2026-11-05', isNew: true },
  { ...usual, id: 'crown-of-embers', title: 'Crown of Embers', provider: 'Forge & Fable', category: 'slots', kind: 'jackpot-slot', popularity: 97, releasedAt: '2024-09-12', isJackpot: true },
  { ...usual, id: 'nine-comets', title: 'Nine Comets', provider: 'Perihelion', category: 'slots', kind: 'ways-slot', popularity: 95, releasedAt: '2026-10-15', isNew: true },
  { ...usual, id: 'deep-trawl', title: 'Deep Trawl', provider: 'Tideworks', category: 'slots', kind: 'ways-slot', popularity: 93, releasedAt: '2024-05-23' },
  { ...usual, id: 'the-brass-owl', title: 'The Brass Owl', provider: 'Forge & Fable', category: 'slots', kind: 'feature-slot', popularity: 91, releasedAt: '2025-02-06' },
  { ...usual, id: 'moss-and-stone', title: 'Moss & Stone', provider: 'Lantern Studio', category: 'slots', kind: 'cluster-slot', popularity: 89, releasedAt: '2024-03-14' },
  { ...usual, id: 'whalesong-bay', title: 'Whalesong Bay', provider: 'Tideworks', category: 'slots', kind: 'jackpot-slot', popularity: 87, releasedAt: '2025-06-19', isJackpot: true },
  { ...usual, id: 'fox-and-firefly', title: 'Fox and Firefly', provider: 'Saltbox', category: 'slots', kind: 'lines-slot', popularity: 85, releasedAt: '2025-09-25' },
  { ...usual, id: 'midnight-bakery', title: 'Midnight Bakery', provider: 'Juniper Row', category: 'slots', kind: 'cluster-slot', popularity: 83, releasedAt: '2025-11-13' },
  { ...usual, id: 'rooftop-cats', title: 'Rooftop Cats', provider: 'Juniper Row', category: 'slots', kind: 'lines-slot', popularity: 81, releasedAt: '2024-10-24' },
  { ...usual, id: 'kite-dragons', title: 'Kite Dragons', provider: 'Saltbox', category: 'slots', kind: 'ways-slot', popularity: 79, releasedAt: '2026-09-17', isNew: true },
  { ...usual, id: 'vault-of-dawn', title: 'Vault of Dawn', provider: 'Perihelion', category: 'slots', kind: 'jackpot-slot', popularity: 77, releasedAt: '2026-02-12', isJackpot: true },
  { ...usual, id: 'caravan-moon', title: 'Caravan Moon', provider: 'Saltbox', category: 'slots', kind: 'lines-slot', popularity: 74, releasedAt: '2024-07-18' },
  { ...usual, id: 'the-iron-kraken', title: 'The Iron Kraken', provider: 'Tideworks', category: 'slots', kind: 'feature-slot', popularity: 72, releasedAt: '2025-10-09' },
  { ...usual, id: 'ladder-of-stars', title: 'Ladder of Stars', provider: 'Perihelion', category: 'slots', kind: 'ladder-slot', popularity: 70, releasedAt: '2026-10-29', isNew: true },
  { ...usual, id: 'clockmakers-attic', title: 'Clockmaker’s Attic', provider: 'Forge & Fable', category: 'slots', kind: 'feature-slot', popularity: 66, releasedAt: '2024-02-22', mobile: false },
  { ...usual, id: 'honeycomb-row', title: 'Honeycomb Row', provider: 'Juniper Row', category: 'slots', kind: 'cluster-slot', popularity: 64, releasedAt: '2025-04-17' },
  { ...usual, id: 'frostbell', title: 'Frostbell', provider: 'Lantern Studio', category: 'slots', kind: 'lines-slot', popularity: 62, releasedAt: '2024-12-05' },
  { ...usual, id: 'thunder-orchard', title: 'Thunder Orchard', provider: 'Forge & Fable', category: 'slots', kind: 'ways-slot', popularity: 58, releasedAt: '2025-07-31' },
  { ...usual, id: 'lighthouse-keep', title: 'Lighthouse Keep', provider: 'Tideworks', category: 'slots', kind: 'ladder-slot', popularity: 56, releasedAt: '2026-04-23' },
  { ...usual, id: 'the-ninth-key', title: 'The Ninth Key', provider: 'Forge & Fable', category: 'slots', kind: 'feature-slot', popularity: 53, releasedAt: '2025-01-16' },
  { ...usual, id: 'scarab-at-dusk', title: 'Scarab at Dusk', provider: 'Saltbox', category: 'slots', kind: 'feature-slot', popularity: 50, releasedAt: '2024-08-29' },
  { ...usual, id: 'raven-post', title: 'Raven Post', provider: 'Lantern Studio', category: 'slots', kind: 'ways-slot', popularity: 46, releasedAt: '2026-06-11' },
  { ...usual, id: 'glasshouse', title: 'Glasshouse', provider: 'Juniper Row', category: 'slots', kind: 'cluster-slot', popularity: 42, releasedAt: '2026-03-26' },
  // Live casino
  { ...usual, id: 'lamplight-roulette', title: 'Lamplight Roulette', provider: 'Lantern Studio', category: 'livecasino', kind: 'roulette', popularity: 96, releasedAt: '2024-01-25' },
  { ...usual, id: 'harbour-roulette', title: 'Harbour Roulette', provider: 'Tideworks', category: 'livecasino', kind: 'roulette', popularity: 86, releasedAt: '2025-03-13' },
  { ...usual, id: 'jade-room-baccarat', title: 'Jade Room Baccarat', provider: 'Saltbox', category: 'livecasino', kind: 'baccarat', popularity: 82, releasedAt: '2024-11-21' },
  { ...usual, id: 'glass-dome-dice', title: 'Glass Dome Dice', provider: 'Juniper Row', category: 'livecasino', kind: 'table-dice', popularity: 73, releasedAt: '2026-10-08', isNew: true },
  { ...usual, id: 'comet-roulette', title: 'Comet Roulette', provider: 'Perihelion', category: 'livecasino', kind: 'roulette', popularity: 68, releasedAt: '2026-05-14' },
  { ...usual, id: 'observatory-21', title: 'Observatory 21', provider: 'Perihelion', category: 'livecasino', kind: 'blackjack', popularity: 60, releasedAt: '2025-08-21' },
  { ...usual, id: 'river-baccarat', title: 'River Baccarat', provider: 'Tideworks', category: 'livecasino', kind: 'baccarat', popularity: 55, releasedAt: '2026-01-22' },
  // Game shows
  { ...usual, id: 'tidal-wheel', title: 'Tidal Wheel', provider: 'Tideworks', category: 'game-shows', kind: 'wheel', popularity: 94, releasedAt: '2024-06-06' },
  { ...usual, id: 'midnight-boxes', title: 'Midnight Boxes', provider: 'Lantern Studio', category: 'game-shows', kind: 'money-boxes', popularity: 84, releasedAt: '2025-12-04' },
  { ...usual, id: 'moonlit-carousel', title: 'Moonlit Carousel', provider: 'Saltbox', category: 'game-shows', kind: 'wheel', popularity: 78, releasedAt: '2026-11-12', isNew: true },
  { ...usual, id: 'wheel-of-seasons', title: 'Wheel of Seasons', provider: 'Juniper Row', category: 'game-shows', kind: 'wheel', popularity: 71, releasedAt: '2025-02-27' },
  { ...usual, id: 'ferris-nights', title: 'Ferris Nights', provider: 'Saltbox', category: 'game-shows', kind: 'wheel', popularity: 65, releasedAt: '2024-08-08' },
  { ...usual, id: 'curtain-call', title: 'Curtain Call', provider: 'Forge & Fable', category: 'game-shows', kind: 'money-boxes', popularity: 61, releasedAt: '2024-10-10' },
  { ...usual, id: 'marble-parade', title: 'Marble Parade', provider: 'Perihelion', category: 'game-shows', kind: 'plinko', popularity: 52, releasedAt: '2026-07-09' },
  { ...usual, id: 'the-parcel-room', title: 'The Parcel Room', provider: 'Juniper Row', category: 'game-shows', kind: 'money-boxes', popularity: 44, releasedAt: '2025-10-30' },
  // Crash and fast
  { ...usual, id: 'skyward', title: 'Skyward', provider: 'Perihelion', category: 'crash-and-fast', kind: 'crash', popularity: 98, releasedAt: '2024-02-08' },
  { ...usual, id: 'balloon-at-dusk', title: 'Balloon at Dusk', provider: 'Lantern Studio', category: 'crash-and-fast', kind: 'crash', popularity: 90, releasedAt: '2025-05-22' },
  { ...usual, id: 'buried-light', title: 'Buried Light', provider: 'Forge & Fable', category: 'crash-and-fast', kind: 'mines', popularity: 88, releasedAt: '2024-05-02' },
  { ...usual, id: 'koi-leap', title: 'Koi Leap', provider: 'Tideworks', category: 'crash-and-fast', kind: 'crash', popularity: 80, releasedAt: '2025-08-07' },
  { ...usual, id: 'rainfall', title: 'Rainfall', provider: 'Perihelion', category: 'crash-and-fast', kind: 'plinko', popularity: 75, releasedAt: '2024-09-26' },
  { ...usual, id: 'pearl-diver', title: 'Pearl Diver', provider: 'Tideworks', category: 'crash-and-fast', kind: 'mines', popularity: 69, releasedAt: '2026-09-24', isNew: true },
  { ...usual, id: 'tinkers-dice', title: 'Tinker’s Dice', provider: 'Forge & Fable', category: 'crash-and-fast', kind: 'dice', popularity: 67, releasedAt: '2025-03-27' },
  { ...usual, id: 'paper-plane', title: 'Paper Plane', provider: 'Juniper Row', category: 'crash-and-fast', kind: 'crash', popularity: 63, releasedAt: '2026-01-08' },
  { ...usual, id: 'above-and-below', title: 'Above and Below', provider: 'Saltbox', category: 'crash-and-fast', kind: 'hi-lo', popularity: 57, releasedAt: '2024-12-12' },
  { ...usual, id: 'beanstalk-night', title: 'Beanstalk Night', provider: 'Saltbox', category: 'crash-and-fast', kind: 'crash', popularity: 51, releasedAt: '2026-06-25' },
  { ...usual, id: 'fireside-poker', title: 'Fireside Poker', provider: 'Forge & Fable', category: 'crash-and-fast', countsAs: 'table', kind: 'poker', popularity: 76, releasedAt: '2025-01-30' },
  { ...usual, id: 'green-lamp-poker', title: 'Green Lamp Poker', provider: 'Forge & Fable', category: 'crash-and-fast', countsAs: 'table', kind: 'poker', popularity: 48, releasedAt: '2025-05-08' },
  { ...usual, id: 'velvet-blackjack', title: 'Velvet Blackjack', provider: 'Juniper Row', category: 'crash-and-fast', countsAs: 'table', kind: 'solo-blackjack', popularity: 92, releasedAt: '2024-04-11' },
];
