import { port, type Ground, type PlayerCallsOf, type Session } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import type { Signal } from '../../kernel/signal';
import type { SettledRound } from '../../ledger/rounds/settlement';
import { OwnGames } from './own-games';
import { PlayCounts } from './play-counts';
import type { PlaysMessage } from './record-plays';

/** The player's own games, and what the catalogue is told of games being played. */
export function catalogueFeature(
  { own, outbox, schedule }: Pick<Ground<PlaysMessage>, 'own' | 'outbox' | 'schedule'>,
  { playerId, settled }: { playerId: () => string; settled: Signal<[round: SettledRound, at: number]> },
) {
  const games = new OwnGames(own.sql);
  const plays = new PlayCounts({
    own,
    outbox,
    playerId,
    plan: (hour, at) => schedule.plan('plays_reported', String(hour), at),
  });
  settled.listen((round, at) => {
    if (!round.before.isSettled) plays.note(at);
  });

  return {
    games,

    tasks: { plays_reported: (hour: string, at: number) => plays.report(Number(hour), at) },

    player: ({ at }: Session) => ({
      ownGames: (): Outcome<{ favourites: string[]; recent: string[] }> =>
        done({ favourites: games.favourites(), recent: games.recent() }),

      addFavouriteGame(gameid: string): Outcome<{ favourites: string[] }> {
        games.addFavourite(gameid, at);
        return done({ favourites: games.favourites() }, 'favourite_added');
      },

      removeFavouriteGame(gameid: string): Outcome<{ favourites: string[] }> {
        games.removeFavourite(gameid);
        return done({ favourites: games.favourites() }, 'favourite_removed');
      },

      addRecentPlayedGame(gameid: string): Outcome<{ recent: string[] }> {
        games.notePlayed(gameid, at);
        return done({ recent: games.recent() });
      },
    }),
  };
}

export const cataloguePort = port<PlayerCallsOf<typeof catalogueFeature>>('catalogue');
