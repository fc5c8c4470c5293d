import type { Language } from 'contract/constants';
import type { BetLeg, CashOutOffer, SportsBet } from 'contract/sports/bets';
import { marketGroups, type Market } from 'contract/sports/markets';
import type { LiveMatch, MatchDetail, MatchFairness, MatchMoment, MatchRow, Scoreboard } from 'contract/sports/matches';
import { mainMarket, marketCount, marketsOn, shownScore, type Board, type BoardMarket } from './board';
import { drawnSource, isDrawn } from './matches';
import { parsedMarket } from './rules/market-ids';
import type { Moment } from './rules/match';
import { models } from './rules/sports';
import { possiblePayout, totalOdds } from './rules/tickets';
import { ticketOf } from './sports-bets';
import type { AllTerms } from './terms';
import {
  expectedText,
  groupName,
  leagueName,
  marketName,
  partName,
  selectionName,
  shareText,
  sourceName,
  sportName,
  statisticName,
} from './texts';
import type { BetMatch, KeptBet, KeptLeg } from './ticket-rows';

/** Boards in words. Everything that a screen shows of a match or a bet is made here. */
const factsShown = ({ sport, league, home, away, startsAt, source }: Omit<BetMatch, 'id'>, language: Language) => ({
  sport,
  sportName: sportName(sport, language),
  league,
  leagueName: leagueName(league, language),
  isDrawn: source === drawnSource,
  source: { key: source, name: sourceName(source, language) },
  home,
  away,
  startsAt,
});

const marketShown = (
  { id, kind, line, part, group, state, margin, selections }: BoardMarket,
  board: Board,
  language: Language,
): Market => {
  const { match } = board;
  const plan = { id, kind, line, part, group };
  return {
    ...plan,
    name: marketName(plan, match.sport, language),
    state,
    margin,
    selections: selections.map((selection) => ({
      ...selection,
      name: selectionName(plan, selection.id, match, language),
    })),
  };
};

const minuteOf = (board: Board, time: number): number | null => {
  const { minutes, parts } = models[board.match.sport];
  if (minutes === null) return null;
  const regular = parts.find(({ part }) => part === 'overtime')?.from ?? 1;
  return Math.min(minutes, Math.floor((time / regular) * minutes) + 1);
};

/** The score of a match without names; null before it begins, and where nobody says it. */
function scoreboardOf(board: Board): LiveMatch['scoreboard'] {
  const score = shownScore(board);
  if (!score) return null;
  const { match, inPlay, score: byPart } = board;
  if (!isDrawn(match) || !inPlay) return { ...score, minute: null, parts: [] };
  const { parts, ticks } = models[match.sport];
  const passed = inPlay.tick / ticks;
  const begun = parts.filter(({ part, from }) => byPart?.[part] && from <= passed);
  return {
    ...score,
    minute: board.phase === 'in_play' ? minuteOf(board, passed) : null,
    parts: begun.map(({ part }) => ({ part, ...byPart![part]! })),
  };
}

const scoreboardShown = (board: Board, language: Language): Scoreboard | null => {
  const scoreboard = scoreboardOf(board);
  return (
    scoreboard && {
      ...scoreboard,
      parts: scoreboard.parts.map((part) => ({ ...part, name: partName(part.part, language) })),
    }
  );
};

export function rowShown(board: Board, terms: AllTerms, at: number, language: Language): MatchRow {
  const { match, phase } = board;
  const main = mainMarket(board, terms, at);
  return {
    id: match.id,
    ...factsShown(match, language),
    phase,
    scoreboard: scoreboardShown(board, language),
    main: main && marketShown(main, board, language),
    markets: marketCount(board),
  };
}

const fairnessShown = ({ expected, seedHash }: BetMatch, seed: string | null): MatchFairness => ({
  expected,
  seedHash,
  seed,
});

function timelineOf(board: Board, language: Language): MatchMoment[] {
  const { match, inPlay, phase } = board;
  if (!inPlay) return [];
  const { startsAt, endsAt, sport } = match;
  const model = models[sport];
  const told: Moment[] = [];
  const scores = inPlay.moments.map((moment): MatchMoment => {
    told.push(moment);
    return {
      kind: 'score',
      at: Math.round(startsAt + moment.time * (endsAt - startsAt)),
      minute: minuteOf(board, moment.time),
      part: moment.part,
      partName: partName(moment.part, language),
      side: moment.side,
      score: model.scoreOf(told)[model.shown] ?? { home: 0, away: 0 },
    };
  });
  const edge = (kind: 'start' | 'end', at: number, score: MatchMoment['score']): MatchMoment => {
    return { kind, at, minute: null, part: null, partName: null, side: null, score };
  };
  return [
    edge('start', startsAt, { home: 0, away: 0 }),
    ...scores,
    ...(phase === 'over' ? [edge('end', endsAt, shownScore(board) ?? { home: 0, away: 0 })] : []),
  ];
}

const statisticsOf = ({ match }: Board, language: Language): MatchDetail['statistics'] => {
  if (!isDrawn(match)) return [];
  const { home, away } = match.expected;
  if (match.sport === 'tennis') {
    const share = (side: number) => shareText(side / (home + away), language);
    return [{ key: 'share', name: statisticName('share', language), home: share(home), away: share(away) }];
  }
  const text = (expected: number) => expectedText(expected, language);
  return [{ key: 'expected', name: statisticName('expected', language), home: text(home), away: text(away) }];
};

export function detailShown(board: Board, terms: AllTerms, at: number, language: Language): MatchDetail {
  const { match, phase } = board;
  const markets = marketsOn(board, terms, at).map((market) => marketShown(market, board, language));
  const isOver = phase === 'over' || phase === 'postponed' || phase === 'void';
  return {
    ...rowShown(board, terms, at, language),
    markets: markets.length,
    endsAt: isDrawn(match) ? match.endsAt : null,
    groups: marketGroups.flatMap((group) => {
      const ofGroup = markets.filter((market) => market.group === group);
      return ofGroup.length > 0 ? [{ group, name: groupName(group, language), markets: ofGroup }] : [];
    }),
    timeline: timelineOf(board, language),
    statistics: statisticsOf(board, language),
    fairness: isDrawn(match) ? fairnessShown(match, isOver ? match.seed : null) : null,
    delay: phase === 'in_play' ? terms.delay(match) : 0,
    now: at,
  };
}

/** A match as a live stream tells it: without names. */
export const liveShown = (board: Board, terms: AllTerms, at: number): LiveMatch => ({
  id: board.match.id,
  now: at,
  phase: board.phase,
  scoreboard: scoreboardOf(board),
  markets: marketsOn(board, terms, at).map(({ id, state, selections }) => ({ id, state, selections })),
});

/** What a leg is about, for slips and receipts. */
export function legFacts(match: BetMatch, leg: { marketId: string; selectionId: string }, language: Language) {
  const plan = parsedMarket(leg.marketId);
  return {
    matchId: match.id,
    marketId: leg.marketId,
    selectionId: leg.selectionId,
    ...factsShown(match, language),
    marketName: plan ? marketName(plan, match.sport, language) : leg.marketId,
    selectionName: plan ? selectionName(plan, leg.selectionId, match, language) : leg.selectionId,
  };
}

const betLegShown = (leg: KeptLeg, language: Language): BetLeg => ({
  ...legFacts(leg.match, leg, language),
  odds: leg.odds,
  state: leg.state,
  score: leg.score,
  fairness: leg.match.source === drawnSource ? fairnessShown(leg.match, leg.seed) : null,
});

export function betShown(bet: KeptBet, language: Language): SportsBet {
  const { combinations } = ticketOf(bet);
  const cashedOut = bet.cashOuts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: bet.id,
    kind: bet.kind,
    system: bet.system,
    legs: bet.legs.map((leg) => betLegShown(leg, language)),
    combinations: combinations.length,
    stake: bet.stake,
    odds:
      bet.kind === 'system'
        ? null
        : totalOdds(
            combinations,
            bet.legs.map(({ odds }) => odds),
          ),
    possiblePayout: possiblePayout(
      ticketOf({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, state: 'open' as const })) }),
    ),
    payout: bet.settledPayout === null && cashedOut === 0 ? null : (bet.settledPayout ?? 0) + cashedOut,
    currency: bet.currency,
    state: bet.state,
    priceChange: bet.priceChange,
    placedAt: bet.placedAt,
    settledAt: bet.settledAt,
    cashOuts: bet.cashOuts,
    corrections: bet.corrections,
  };
}

export const withCashOut = (bet: KeptBet, offer: CashOutOffer | null, language: Language) => ({
  ...betShown(bet, language),
  cashOut: offer,
});
