const recentKept = 40;

/** A player's favourite and recently opened games, newest first. */
export class OwnGames {
  constructor(private readonly sql: SqlStorage) {}

  /** @param at epoch ms */
  noteOpened(gameid: string, at: number): void {
    this.sql.exec('INSERT OR REPLACE INTO recent_games (gameid, at) VALUES (?, ?)', gameid, at);
    this.sql.exec('DELETE FROM recent_games WHERE gameid NOT IN (SELECT gameid FROM recent_games ORDER BY at DESC LIMIT ?)', recentKept);
  }

  recent(): string[] {
    return this.ids('recent_games');
  }

  favourites(): string[] {
    return this.ids('favourite_games');
  }

  private ids(table: 'recent_games' | 'favourite_games'): string[] {
    return [...this.sql.exec<{ gameid: string }>(`SELECT gameid FROM ${table} ORDER BY at DESC, gameid`)].map(({ gameid }) => gameid);
  }
}
