import type { Language } from 'contract/constants';
import * as contract from 'contract/sports';
import { league } from './lantern-league';
import type { Match } from './sports-rules';
import { payoutOf } from './bet-rules';
import { done } from '../../kernel/outcome';
import type { KeptBet } from './sports-bets';
import { offerOf, programmeOf, type Programme } from './events';
import { scoreOf } from './results';
import { isPlanShort, planMatches } from './schedule';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { leagueName, marketName, selectionName } from './texts';
import { randomBytes } from '../../kernel/randomness';
import { sportsPort } from './feature';

export function sportsRoutes(mounts: Mounts): void {
  mount(mounts, contract.sportsEvents, events);
  mount(mounts, contract.placeSportsBet, place, { barredTerritory: 'refused' });
  mount(mounts, contract.sportsBets, async (context) => {
    const outcome = await playerOf(context, sportsPort).sportsBets(context.query);
    return outcome.ok
      ? done({ total: outcome.data.total, bets: outcome.data.bets.map((bet) => betShown(bet, context.language)) })
      : outcome;
  });
}

/** Looking at the programme keeps it going: the matches of the hours to come are planned by whoever looks. */
const events: Handler<typeof contract.sportsEvents> = async ({ env: { DB }, query, at, language, later }) => {
  const sport = query.sport ?? null;
  let programme = await programmeOf(DB, sport, at);
  if (sport === null || sport === league.sport) {
    if (programme.events.length === 0) {
      await planMatches(DB, at, randomBytes);
      programme = await programmeOf(DB, sport, at);
    } else if (
      isPlanShort(
        programme.events.map(({ match }) => match.id),
        at,
      )
    ) {
      later(planMatches(DB, at, randomBytes));
    }
  }
  return done(programmeShown(programme, language));
};

const place: Handler<typeof contract.placeSportsBet> = async (context) => {
  const offer = await offerOf(context.env.DB, context.body);
  // The player's object decides, about what is not on offer too: it knows whether this was answered before.
  const outcome = await playerOf(context, sportsPort).placeSportsBet(context.body, offer);
  return outcome.ok ? done(betShown(outcome.data, context.language)) : outcome;
};

const matchShown = ({ sport, league: key, home, away, startsAt, endsAt }: Match, language: Language) => ({
  sport,
  league: leagueName(key, language),
  isDrawn: true,
  home,
  away,
  startsAt,
  endsAt,
});

const fairnessShown = ({ expectedGoals, seedHash }: Match, seed: string | null): contract.MatchFairness => ({
  expectedGoals,
  seedHash,
  seed,
});

const programmeShown = (programme: Programme, language: Language) => ({
  events: programme.events.map(({ match, markets }): contract.SportsEvent => ({
    id: match.id,
    ...matchShown(match, language),
    fairness: fairnessShown(match, null),
    markets: markets.map(({ id, margin, selections }) => ({
      id,
      name: marketName(id, language),
      margin,
      selections: selections.map((selection) => ({ ...selection, name: selectionName(selection.id, match, language) })),
    })),
  })),
  results: programme.results.map(({ match, end }): contract.SportsResult => ({
    id: match.id,
    ...matchShown(match, language),
    score: end.isPlayed ? scoreOf(end.seed, match.id, match.expectedGoals) : null,
    fairness: fairnessShown(match, end.seed),
  })),
});

const betShown = (
  { id, match, marketId, selectionId, odds, stake, currency, state, payout, seed, score, placedAt, settledAt }: KeptBet,
  language: Language,
): contract.SportsBet => ({
  id,
  eventId: match.id,
  ...matchShown(match, language),
  marketId,
  marketName: marketName(marketId, language),
  selectionId,
  selectionName: selectionName(selectionId, match, language),
  odds,
  stake,
  possiblePayout: payoutOf(stake, odds),
  payout,
  currency,
  state,
  placedAt,
  settledAt,
  score,
  fairness: fairnessShown(match, seed),
});
