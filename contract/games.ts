import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { currencyCodes, MinorUnits, MoneyUnit } from './money';
import { gameFamilies, GameRules } from './play';
import { RoundReceipt } from './receipt';

export const gameCategories = ['slots', 'livecasino', 'game-shows', 'crash-and-fast'] as const;
export const GameCategory = z.enum(gameCategories);
export type GameCategory = z.infer<typeof GameCategory>;

/** Categories a shared list can ask for: the four of the catalogue, or everything. A player's own lists are calls of their own. */
export const ListCategory = z.enum([...gameCategories, 'all']);
export const GameSort = z.enum(['popular', 'new', 'title']);
export type GameSort = z.infer<typeof GameSort>;

/** What a game's own rules bring; a title whose rules somebody else tells has none that are known. */
export const gameFeatures = ['free-spins', 'jackpot', 'respins', 'cascades', 'ways', 'cash-out'] as const;
export const GameFeature = z.enum(gameFeatures);
export type GameFeature = z.infer<typeof GameFeature>;

export const volatilities = ['low', 'medium', 'high'] as const;
export const Volatility = z.enum(volatilities);
export type Volatility = z.infer<typeof Volatility>;

/** What a tile shows. */
export const GameTile = z.object({
  id: GameId,
  /** Who runs its rounds: `lantern` for in-house games. */
  system: z.string(),
  title: z.string(),
  provider: z.string(),
  category: GameCategory,
  isNew: z.boolean(),
  isJackpot: z.boolean(),
  /** Where its picture is served, of a title that an operator gave one; left out: the edge has it by its id. */
  picture: z.string().optional(),
});
export type GameTile = z.infer<typeof GameTile>;

export const GameDetails = GameTile.extend({
  /** In the language of `x-language`. */
  description: z.string(),
  details: z.string(),
  /** Operators have switched it off: no new round opens. */
  isOff: z.boolean().default(false),
  availability: z.object({ pc: z.boolean(), mobile: z.boolean() }),
  /** Theoretical return in hundredths of a percent (9612 = 96.12 %), null where it is not known. */
  rtp: z.number().int().min(0).max(10_000).nullable(),
  volatility: Volatility.nullable(),
  /** Largest payout of a round as a multiple of the stake. */
  maxWinMultiple: z.number().int().nullable(),
  /** How it pays; null for games whose rules are told by somebody else. */
  rules: GameRules.nullable(),
  /** By which of its family's drawings it is shown, where the family has several; a name nobody knows is drawn as the first. */
  look: z.string().max(40).optional(),
});
export type GameDetails = z.infer<typeof GameDetails>;

/** `total` counts the whole list, `games` is the asked-for part of it. */
export const GameList = z.object({ total: z.number().int().min(0), games: z.array(GameTile) });
export type GameList = z.infer<typeof GameList>;

const catalogue = { fresh: 60, stale: 24 * 3600 } as const;
const count = z.coerce.number().int().min(1).max(200);
const offset = z.coerce.number().int().min(0).max(100_000);
/** `mobile=true` leaves out what does not run on phones. */
export const ForDevice = z.object({ mobile: z.enum(['true', 'false']).optional() });
const SearchTitle = z.string().trim().min(1).max(60);

export const filterGames = call({
  method: 'GET',
  path: '/games/filter/:category/:providers/:sort/:limit/:offset',
  summary:
    'A part of a category, narrowed as a search by `title`, and to games whose rules are of one `family`, bring a `feature`, are of a `volatility` or return at least `minReturn` hundredths of a percent; of titles that state none of it none is listed then. `providers` is `all` or names joined by commas.',
  session: 'none',
  params: z.object({ category: ListCategory, providers: z.string().max(300), sort: GameSort, limit: count, offset }),
  query: ForDevice.extend({
    title: SearchTitle.optional(),
    family: z.enum(gameFamilies).optional(),
    feature: GameFeature.optional(),
    volatility: Volatility.optional(),
    minReturn: z.coerce.number().int().min(0).max(10_000).optional(),
    'crash-and-fast': z.string().optional(),
    livecasino: z.string().optional(),
  }),
  data: GameList.extend({ providers: z.array(z.string()) }),
  shared: catalogue,
});

export const listGames = call({
  method: 'GET',
  path: '/games',
  summary: 'The whole catalogue; `mobile=true` leaves out what does not run on phones.',
  session: 'none',
  query: ForDevice,
  data: GameList,
  shared: catalogue,
});

export const headGames = call({
  method: 'HEAD',
  path: '/games',
  summary: 'The count of the catalogue, as the header `x-total-count`.',
  session: 'none',
  query: ForDevice,
  data: z.null(),
  shared: catalogue,
});

export const getGame = call({
  method: 'GET',
  path: '/games/:id',
  summary: 'One game.',
  session: 'none',
  params: z.object({ id: GameId }),
  data: GameDetails,
  shared: catalogue,
});

export const getGameOfSystem = call({
  method: 'GET',
  path: '/games/:system/:title',
  summary: 'One game by its system and the title segment of its address.',
  session: 'none',
  params: z.object({ system: z.string().max(40), title: GameId }),
  data: GameDetails,
  shared: catalogue,
});

export const getGameForDevice = call({
  method: 'GET',
  path: '/games/:system/:title/:device',
  summary: 'The same, not found when the game does not run on the device.',
  session: 'none',
  params: z.object({ system: z.string().max(40), title: GameId, device: z.enum(['pc', 'mobile']) }),
  data: GameDetails,
  shared: catalogue,
});

/** The rails of the home screen. */
export const homeRails = ['top', 'new', 'livecasino'] as const;

export const categorizedGames = call({
  method: 'GET',
  path: '/games/mobile/categorized',
  summary: 'The rails of the home screen in one answer: games that run on phones too, which everybody gets.',
  session: 'none',
  data: z.object({
    rails: z.array(z.object({ rail: z.enum(homeRails), total: z.number().int(), games: z.array(GameTile) })),
  }),
  shared: catalogue,
});

/** Games that have something in common: a feature, or how they feel (`calm` pays little and often, `bold` seldom and much). */
export const gameCollections = [...gameFeatures, 'calm', 'bold'] as const;
export type GameCollection = (typeof gameCollections)[number];

export const collectedGames = call({
  method: 'GET',
  path: '/games/collections',
  summary:
    'The most popular games of each collection, which everybody gets, and how many games each provider has, in one answer.',
  session: 'none',
  data: z.object({
    collections: z.array(
      z.object({ collection: z.enum(gameCollections), total: z.number().int(), games: z.array(GameTile) }),
    ),
    providers: z.array(z.object({ name: z.string(), games: z.number().int() })),
  }),
  shared: catalogue,
  extension: true,
});

export const mostPlayedGames = call({
  method: 'GET',
  path: '/games/mostPlayed/:section/:limit',
  summary: 'The most played games of a category, or of all.',
  session: 'none',
  params: z.object({ section: z.enum([...gameCategories, 'all']), limit: count }),
  query: ForDevice,
  data: GameList,
  shared: catalogue,
});

export const searchGames = call({
  method: 'GET',
  path: '/games/search/:title',
  summary:
    'Games whose title or provider contains the text, or has all its words in any order; case and accents do not matter.',
  session: 'none',
  params: z.object({ title: SearchTitle }),
  query: ForDevice.extend({ limit: count.optional(), offset: offset.optional(), searchWidget: z.string().optional() }),
  data: GameList,
  shared: catalogue,
});

export const searchGamesLimited = call({
  method: 'GET',
  path: '/games/search/:title/:limit',
  summary: 'The same with the limit in the path.',
  session: 'none',
  params: z.object({ title: SearchTitle, limit: count }),
  query: ForDevice,
  data: GameList,
  shared: catalogue,
});

/** One line of the winner feeds. The player's name is masked; the time is epoch milliseconds. */
export const Winner = z.object({
  gameid: GameId,
  gametitle: z.string(),
  player: z.string(),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  wonAt: z.number().int(),
  /** As of a tile. */
  picture: z.string().optional(),
});
export type Winner = z.infer<typeof Winner>;

export const casinoLatestData = call({
  method: 'GET',
  path: '/casinoLatestData',
  summary: 'The latest and the top winners (of 30 days).',
  session: 'none',
  data: z.object({ latest: z.array(Winner), top: z.array(Winner) }),
  shared: { fresh: 5, stale: 3600 },
});

/**
 * A player's time at the games since the log-in (DOMAIN §6). Money in minor units of the player's currency, of rounds and bets for real money; times
 * are epoch milliseconds. `realityCheck`: from `dueAt` on no new round opens, and no bet is taken, until it is answered; null when the player set none.
 */
export const PlayTime = z.object({
  since: z.number().int(),
  /** The API's time, by which all of this is judged. */
  now: z.number().int(),
  /** IANA name of the profile's time zone. */
  timezone: z.string(),
  staked: MinorUnits,
  paid: MinorUnits,
  realityCheck: z.object({ minutes: z.number().int(), dueAt: z.number().int() }).nullable(),
});
export type PlayTime = z.infer<typeof PlayTime>;

/** The same at a game, with its pace. */
export const Sitting = PlayTime.extend({
  /** Under the licence, ms: how long a round of this game lasts at the least, and from `now` until the next round for real money may begin. 0: no such rule, no wait. */
  pace: z.object({ shortestRound: z.number().int(), wait: z.number().int() }),
});
export type Sitting = z.infer<typeof Sitting>;

/** A real-money round of a game that is over; money in minor units of the launch's currency. Its receipt tells the rest. */
export const LastRound = z.object({
  id: z.string(),
  stake: MinorUnits,
  payout: MinorUnits,
  startedAt: z.number().int(),
});
export type LastRound = z.infer<typeof LastRound>;

/** What the play page needs to open a game, besides what is the same for everybody (`getGame`). Stakes and balance in minor units of `currency`. */
export const GameLaunch = z.object({
  mode: z.enum(['real', 'fun']),
  currency: MoneyUnit,
  /** All that can be staked. */
  balance: MinorUnits,
  /** Of it, what the bonus that runs holds; the rest is cash. */
  bonus: MinorUnits.default(0),
  stakes: z.array(MinorUnits),
  defaultStake: MinorUnits,
  homeUrl: z.string(),
  cashierUrl: z.string(),
  /** A round of this game and mode that waits for a decision: play goes on with it (DOMAIN §11). */
  openRound: RoundReceipt.nullable(),
  /** The round that was asked for, if it is the caller's and was played at this game in this mode; what it is can be asked with the launch, not after it. */
  round: RoundReceipt.nullable().default(null),
  /** For real money: those of this game among the player's latest rounds, the newest first. */
  lastRounds: z.array(LastRound).max(5).default([]),
  /** What a jackpot game's pool holds now, or for play money its fixed prize; null for other games, and where the pool did not answer. */
  jackpot: MinorUnits.nullable(),
  /**
   * Where an outside provider's game is opened in a frame: a provider's https address, or a path of this site for the sandbox's. Made for this player,
   * session and game; null for in-house games, which are played by `/rounds` and `/tables`.
   */
  frame: z.string().max(2_000).nullable(),
  /** Null for visitors. */
  sitting: Sitting.nullable(),
});
export type GameLaunch = z.infer<typeof GameLaunch>;

export const LaunchQuery = z.object({
  play_for_fun: z.enum(['true', 'false']).optional(),
  homeUrl: z.string().max(500).optional(),
  cashierUrl: z.string().max(500).optional(),
  /** Id of one of the caller's rounds. */
  round: z.string().max(100).optional(),
});

export const launchGame = call({
  method: 'GET',
  path: '/player/game/:id',
  summary: 'Opens a game, for real or for fun. Real mode needs a player session.',
  session: 'visitor',
  params: z.object({ id: GameId }),
  query: LaunchQuery,
  data: GameLaunch,
  refusals: ['restriction_error', 'game_not_available', 'account_frozen', 'session_expired'],
});
