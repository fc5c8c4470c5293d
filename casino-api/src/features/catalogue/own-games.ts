const recentKept = 40;

/** A player's favourite and recently played games, newest first. Times are epoch ms. */
export class OwnGames {
  /** The game that stands first among the recent ones, once it is known: a round of the same game has nothing to write. */
  private latest: string | null = null;

  constructor(private readonly sql: SqlStorage) {}

  /** Puts a game in front of the recently played ones. */
  notePlayed(gameid: string, at: number): void {
    this.latest ??= this.recent()[0] ?? null;
    if (this.latest === gameid) return;
    // Of two games of one millisecond the later one stands in front all the same.
    this.sql.exec(
      'INSERT OR REPLACE INTO recent_games (gameid, at) SELECT ?1, max(?2, 1 + coalesce((SELECT max(at) FROM recent_games), 0))',
      gameid,
      at,
    );
    this.sql.exec(
      'DELETE FROM recent_games WHERE gameid NOT IN (SELECT gameid FROM recent_games ORDER BY at DESC LIMIT ?)',
      recentKept,
    );
    this.latest = gameid;
  }

  recent(): string[] {
    return this.ids('recent_games');
  }

  favourites(): string[] {
    return this.ids('favourite_games');
  }

  /** Repeating it changes nothing, not even the order. */
  addFavourite(gameid: string, at: number): void {
    this.sql.exec('INSERT OR IGNORE INTO favourite_games (gameid, at) VALUES (?, ?)', gameid, at);
  }

  removeFavourite(gameid: string): void {
    this.sql.exec('DELETE FROM favourite_games WHERE gameid = ?', gameid);
  }

  private ids(table: 'recent_games' | 'favourite_games'): string[] {
    return [...this.sql.exec<{ gameid: string }>(`SELECT gameid FROM ${table} ORDER BY at DESC, gameid`)].map(
      ({ gameid }) => gameid,
    );
  }
}
