import { minutes } from 'contract/constants';
import type { Sport } from 'contract/sports/markets';
import type { Score } from 'contract/sports/matches';
import type { Match } from '../rules/match';
import { teamsOf, type Team } from './teams';

/** A league whose sides are invented and whose matches are drawn. */
interface League {
  key: string;
  sport: Sport;
  /** What two ordinary sides are expected to score, in thousandths: who plays at home scores more. */
  ordinary: Score;
  /** A match begins this often, so long after the full hours and halves, and lasts so long. */
  every: number;
  after: number;
  lasts: number;
}

const every = 30 * minutes;
const lasts = 20 * minutes;
const goals: Score = { home: 1_480, away: 1_160 };
const pucks: Score = { home: 3_050, away: 2_750 };
const points: Score = { home: 82_000, away: 79_000 };
/** Nobody is at home in a tennis match. */
const games: Score = { home: 500, away: 500 };

export const leagues: readonly League[] = [
  { key: 'lantern-league', sport: 'football', ordinary: goals, every, lasts, after: 0 },
  { key: 'harbour-league', sport: 'football', ordinary: goals, every, lasts, after: 15 * minutes },
  { key: 'dusk-open', sport: 'tennis', ordinary: games, every, lasts, after: 5 * minutes },
  { key: 'ember-cup', sport: 'tennis', ordinary: games, every, lasts, after: 20 * minutes },
  { key: 'beacon-league', sport: 'basketball', ordinary: points, every, lasts, after: 10 * minutes },
  { key: 'wick-league', sport: 'basketball', ordinary: points, every, lasts, after: 25 * minutes },
  { key: 'frost-league', sport: 'ice-hockey', ordinary: pucks, every, lasts, after: 3 * minutes },
  { key: 'north-league', sport: 'ice-hockey', ordinary: pucks, every, lasts, after: 18 * minutes },
];

/** A match before its seed is made. Its id names the start, so that a match is planned once however often it is asked for. */
export type Fixture = Omit<Match, 'seedHash'>;

/** Who meets whom in a match of a round: the circle method, the last side stays while the others move on by one seat a round. */
function pairOf(teams: readonly Team[], round: number, match: number): [Team, Team] {
  const rounds = teams.length - 1;
  const seat = (index: number): Team => (index === rounds ? teams[rounds]! : teams[(index + round) % rounds]!);
  const pair: [Team, Team] = [seat(match), seat(rounds - match)];
  // The side that stays would else always be the guest.
  return match === 0 && round % 2 === 1 ? [pair[1], pair[0]] : pair;
}

const expected = (usual: number, attacker: Team, defender: Team): number =>
  Math.round((usual * attacker.attack) / defender.defence);

/** The match of a start. Every side meets every other twice, at home and away, before the season begins anew. @param slot starts since 1970 */
export function fixtureOf(league: League, slot: number): Fixture {
  const teams = teamsOf(league.key);
  const rounds = teams.length - 1;
  const matchesOfRound = teams.length / 2;
  const season = slot % (2 * rounds * matchesOfRound);
  const round = Math.floor(season / matchesOfRound);
  const [first, second] = pairOf(teams, round % rounds, season % matchesOfRound);
  const [home, away] = round < rounds ? [first, second] : [second, first];
  const startsAt = slot * league.every + league.after;
  return {
    id: `${league.key}-${slot}`,
    sport: league.sport,
    league: league.key,
    home: home.name,
    away: away.name,
    startsAt,
    endsAt: startsAt + league.lasts,
    expected: {
      home: expected(league.ordinary.home, home, away),
      away: expected(league.ordinary.away, away, home),
    },
  };
}

/** The matches of a league that begin after one moment and not after another, epoch ms, in their order. */
export function fixturesBetween(league: League, from: number, until: number): Fixture[] {
  const first = Math.floor((from - league.after) / league.every) + 1;
  const last = Math.floor((until - league.after) / league.every);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => fixtureOf(league, first + index));
}
