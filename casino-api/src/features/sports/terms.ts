import { seconds } from 'contract/constants';
import { usualMargin } from 'contract/sports/markets';
import type { Match } from './rules/match';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/** What operators may say of a scope; null: as the wider scope says. Margin in thousandths, money in euro minor units, delay in ms. */
export interface Terms {
  margin: number | null;
  stake: number | null;
  payout: number | null;
  delay: number | null;
  suspended: boolean | null;
  voided: boolean | null;
}

export type TermsRow = Record<'margin' | 'stake' | 'payout' | 'delay' | 'suspended' | 'voided', number | null> & {
  scope: string;
};

/** What holds where nobody says otherwise. */
const usual = { margin: usualMargin, stake: 1_000_00, payout: 25_000_00, delay: 3 * seconds };

type MatchOf = Pick<Match, 'id' | 'sport' | 'league'>;

export const scopes = {
  all: 'all',
  sport: (sport: string) => `sport:${sport}`,
  league: (league: string) => `league:${league}`,
  match: (id: string) => `match:${id}`,
  market: (id: string, market: string) => `market:${id}/${market}`,
  player: (id: string) => `player:${id}`,
};

/** All that the operators have said, looked up by match and market. */
export class AllTerms {
  private constructor(private readonly rows: ReadonlyMap<string, Terms>) {}

  static from(rows: readonly TermsRow[]): AllTerms {
    return new AllTerms(new Map(rows.map((row) => [row.scope, saidIn(row)])));
  }

  margin = (match: MatchOf, market: string): number => this.narrowest(match, market, 'margin') ?? usual.margin;

  delay = (match: MatchOf): number => this.narrowest(match, '', 'delay') ?? usual.delay;

  /** A wider scope that is suspended suspends all in it. */
  isSuspended = (match: MatchOf, market: string): boolean =>
    this.widening(match, market).some((scope) => this.rows.get(scope)?.suspended === true);

  /** The markets of a match whose bets are void. */
  voidMarkets({ id }: Pick<MatchOf, 'id'>): string[] {
    const begin = scopes.market(id, '');
    return [...this.rows].flatMap(([scope, { voided }]) =>
      voided && scope.startsWith(begin) ? [scope.slice(begin.length)] : [],
    );
  }

  isVoid = ({ id }: MatchOf, market: string): boolean => this.rows.get(scopes.market(id, market))?.voided === true;

  /** What a bet on a market may be staked with and pay at the most; a player's own limits make both lower, never higher. */
  limits(match: MatchOf, market: string, playerId: string | null): { stake: number; payout: number } {
    const own = playerId === null ? undefined : this.rows.get(scopes.player(playerId));
    return {
      stake: Math.min(this.narrowest(match, market, 'stake') ?? usual.stake, own?.stake ?? Infinity),
      payout: Math.min(this.narrowest(match, market, 'payout') ?? usual.payout, own?.payout ?? Infinity),
    };
  }

  private widening = ({ id, sport, league }: MatchOf, market: string): string[] => [
    scopes.market(id, market),
    scopes.match(id),
    scopes.league(league),
    scopes.sport(sport),
    scopes.all,
  ];

  private narrowest(match: MatchOf, market: string, what: 'margin' | 'stake' | 'payout' | 'delay'): number | null {
    for (const scope of this.widening(match, market)) {
      const said = this.rows.get(scope)?.[what];
      if (said !== null && said !== undefined) return said;
    }
    return null;
  }
}

/** Asks for what was said of these matches, of what they belong to, and of a player. */
export function saidOfMatches(
  db: D1Database,
  ids: readonly string[],
  playerId: string | null = null,
): D1PreparedStatement {
  const unique = [...new Set(ids)];
  const named = [scopes.all, ...(playerId === null ? [] : [scopes.player(playerId)]), ...unique.map(scopes.match)];
  return db
    .prepare(
      `SELECT t.* FROM json_each(?1) w JOIN sports_terms t ON t.scope = w.value
       UNION SELECT t.* FROM json_each(?2) w JOIN sports_terms t ON t.scope >= w.value AND t.scope < w.value || '~'
       UNION SELECT t.* FROM json_each(?3) w JOIN sports_matches m ON m.id = w.value
         JOIN sports_terms t ON t.scope IN (?4 || m.sport, ?5 || m.league)`,
    )
    .bind(
      JSON.stringify(named),
      JSON.stringify(unique.map((id) => scopes.market(id, ''))),
      JSON.stringify(unique),
      scopes.sport(''),
      scopes.league(''),
    );
}

/** What was said of these matches. */
export async function termsOf(db: D1Database, ids: readonly string[]): Promise<AllTerms> {
  const { results } = await saidOfMatches(db, ids).all<TermsRow>();
  return AllTerms.from(results);
}

const flag = (kept: number | null): boolean | null => (kept === null ? null : kept === 1);
const saidIn = ({ suspended, voided, ...rest }: TermsRow): SaidTerms => ({
  ...rest,
  suspended: flag(suspended),
  voided: flag(voided),
});

/** What operators have said of a scope. */
export interface SaidTerms extends Terms {
  scope: string;
}

const columns = 'scope, margin, stake, payout, delay, suspended, voided';

/** What was said of one scope; null: nothing ever. */
export async function saidOf(db: D1Database, scope: string): Promise<SaidTerms | null> {
  const row = await db.prepare(`SELECT ${columns} FROM sports_terms WHERE scope = ?`).bind(scope).first<TermsRow>();
  return row && saidIn(row);
}

/** What was said of all, of sports and of leagues; of one match, its markets and what it belongs to, where one is named. */
export async function saidTerms(
  db: D1Database,
  match: MatchOf | null,
  place: Place | null,
  size: number,
): Promise<Page<SaidTerms>> {
  const exact = match
    ? [scopes.all, scopes.sport(match.sport), scopes.league(match.league), scopes.match(match.id)]
    : [scopes.all];
  const begun = match ? [scopes.market(match.id, '')] : [scopes.league(''), scopes.sport('')];
  const said = await readPage<TermsRow>(
    db,
    {
      columns,
      from: `(SELECT ${columns} FROM json_each(?) w JOIN sports_terms t ON t.scope = w.value
         UNION SELECT ${columns} FROM json_each(?) w JOIN sports_terms t ON t.scope >= w.value AND t.scope < w.value || '~')`,
      values: [JSON.stringify(exact), JSON.stringify(begun)],
      keys: ['scope'],
    },
    place,
    size,
  );
  return pageWith(said, saidIn);
}
