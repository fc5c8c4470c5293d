import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env';
import { done, type Outcome } from '../outcome';
import type { OwnGames } from './own-games';
import type { By } from './player-object';

/** What a player does to the account itself: the part of the player's object that moves no money. */
export abstract class AccountCalls extends DurableObject<Env> {
  protected abstract readonly games: OwnGames;

  /** Runs `work` for a session that is still good, else refuses with `session_expired`. `loginId` is 0 for visitors. */
  protected abstract signedIn<Data>(by: By, work: (loginId: number) => Outcome<Data>): Outcome<Data>;

  async ownGames(by: By): Promise<Outcome<{ favourites: string[]; recent: string[] }>> {
    return this.signedIn(by, () => done({ favourites: this.games.favourites(), recent: this.games.recent() }));
  }

  async addFavouriteGame(by: By, gameid: string): Promise<Outcome<{ favourites: string[] }>> {
    return this.signedIn(by, () => {
      this.games.addFavourite(gameid, by.at);
      return done({ favourites: this.games.favourites() }, 'favourite_added');
    });
  }

  async removeFavouriteGame(by: By, gameid: string): Promise<Outcome<{ favourites: string[] }>> {
    return this.signedIn(by, () => {
      this.games.removeFavourite(gameid);
      return done({ favourites: this.games.favourites() }, 'favourite_removed');
    });
  }

  async addRecentPlayedGame(by: By, gameid: string): Promise<Outcome<{ recent: string[] }>> {
    return this.signedIn(by, () => {
      this.games.notePlayed(gameid, by.at);
      return done({ recent: this.games.recent() });
    });
  }
}
