import type { DataOf } from 'contract/call';
import type { GameDetails, GameLaunch, GameTile } from 'contract/games';
import type { GameFamilyKind, TableFamilyKind } from 'contract/play';
import type { RoundReceipt } from 'contract/receipt';
import type { getTable } from 'contract/tables';
import type { Refresh } from '~/layout/refresh';

export type PlayMode = 'real' | 'fun';
type GameDevice = keyof GameDetails['availability'];

interface Common {
  title: string;
  game: GameDetails;
  mode: PlayMode;
}

/** The API refuses to open the game for this player; `message` is its reason in the reader's language. */
export type RefusedPlay = Common & { screen: 'refused'; message: string };

/** The game doesn't run on the device that the address is for; `device` is the one it runs on. */
export type ElsewherePlay = Common & { screen: 'elsewhere'; device: GameDevice };

/** A game whose rounds the player opens. */
export type RoundPlay = Common & {
  screen: 'table';
  family: GameFamilyKind;
  launch: GameLaunch;
  /** On the table, open or over; null before the first. */
  round: RoundReceipt | null;
  /** Others whose rules are of its family, the most popular first. */
  next: readonly GameTile[];
  requestId: string;
};

/** A game that an outside provider runs; `frame` is where it may be framed from here, null where the configuration does not let it in. */
export type OutsidePlay = Common & { screen: 'outside'; launch: GameLaunch; frame: string | null };

/** A table whose rounds run by themselves, for everybody at it. */
export type SharedPlay = Common & {
  screen: 'shared';
  family: TableFamilyKind;
  launch: GameLaunch;
  /** As at a table of one's own. */
  next: readonly GameTile[];
  at: DataOf<typeof getTable>;
  requestId: string;
  /** When the page looks again by itself; null where the player has stopped that. */
  refresh: Refresh | null;
};

/** What the play page shows, by its screen. */
export type PlayData = RefusedPlay | ElsewherePlay | RoundPlay | OutsidePlay | SharedPlay;
