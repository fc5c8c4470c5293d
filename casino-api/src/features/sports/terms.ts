import { seconds } from 'contract/constants';
import { usualMargin } from 'contract/sports/markets';
import type { Match } from './rules/match';

/** What operators may say of a scope; null: as the wider scope says. Margin in thousandths, money in euro minor units, delay in ms. */
export interface Terms {
  margin: number | null;
  stake: number | null;
  payout: number | null;
  delay: number | null;
  suspended: boolean | null;
  voided: boolean | null;
}

type TermsRow = Record<'margin' | 'stake' | 'payout' | 'delay' | 'suspended' | 'voided', number | null> & {
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
  constructor(private readonly rows: ReadonlyMap<string, Terms>) {}

  margin = (match: MatchOf, market: string): number => this.narrowest(match, market, 'margin') ?? usual.margin;

  delay = (match: MatchOf): number => this.narrowest(match, '', 'delay') ?? usual.delay;

  /** A wider scope that is suspended suspends all in it. */
  isSuspended = (match: MatchOf, market: string): boolean =>
    this.widening(match, market).some((scope) => this.rows.get(scope)?.suspended === true);

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

/** What was said of these matches, of what they belong to, and of a player. */
export async function termsOf(
  db: D1Database,
  matches: readonly MatchOf[],
  playerId: string | null = null,
): Promise<AllTerms> {
  const wide = [
    scopes.all,
    ...(playerId === null ? [] : [scopes.player(playerId)]),
    ...matches.flatMap(({ id, sport, league }) => [scopes.sport(sport), scopes.league(league), scopes.match(id)]),
  ];
  const markets = matches.map(({ id }) => scopes.market(id, ''));
  const { results } = await db
    .prepare(
      `SELECT t.* FROM json_each(?1) w JOIN sports_terms t ON t.scope = w.value
       UNION SELECT t.* FROM json_each(?2) w JOIN sports_terms t ON t.scope >= w.value AND t.scope < w.value || '~'`,
    )
    .bind(JSON.stringify([...new Set(wide)]), JSON.stringify(markets))
    .all<TermsRow>();
  const said = (flag: number | null) => (flag === null ? null : flag === 1);
  return new AllTerms(
    new Map(
      results.map(({ scope, suspended, voided, ...rest }) => [
        scope,
        { ...rest, suspended: said(suspended), voided: said(voided) },
      ]),
    ),
  );
}
