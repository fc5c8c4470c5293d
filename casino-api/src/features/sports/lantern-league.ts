import { minutes } from 'contract/constants';
import type { ExpectedGoals, Match } from './sports-rules';

/** A team of ours, which nobody plays in. Strengths in thousandths of an ordinary team's: more attack scores more, more defence lets fewer in. */
interface Team {
  name: string;
  attack: number;
  defence: number;
}

/** The Lantern League: invented teams whose matches are drawn. */
export const teams: readonly Team[] = [
  { name: 'Wickford Harbour', attack: 1_230, defence: 1_180 },
  { name: 'Ember Vale', attack: 1_180, defence: 1_020 },
  { name: 'Moonmere Rovers', attack: 1_120, defence: 1_120 },
  { name: 'Candlebridge', attack: 1_080, defence: 940 },
  { name: 'Old Lamplighters', attack: 1_040, defence: 1_150 },
  { name: 'Saltlantern', attack: 1_010, defence: 1_000 },
  { name: 'Glimmer Town', attack: 990, defence: 1_060 },
  { name: 'Northbeam', attack: 960, defence: 900 },
  { name: 'Tallow Park', attack: 930, defence: 980 },
  { name: 'Dusk Wanderers', attack: 900, defence: 1_040 },
  { name: 'Foxfire Athletic', attack: 870, defence: 920 },
  { name: 'Paper Moon', attack: 840, defence: 880 },
];

/** What two ordinary teams are expected to score, in thousandths of a goal: who plays at home scores more. */
const ordinary: ExpectedGoals = { home: 1_480, away: 1_160 };

/** A match begins at every full and half hour, UTC, and is over after twenty minutes. */
export const kickOffEvery = 30 * minutes;
const matchLasts = 20 * minutes;

export const league = { sport: 'football', key: 'lantern-league' } as const;

/** A match before its seed is made. Its id names the kick-off, so that a match is planned once however often it is asked for. */
export type Fixture = Omit<Match, 'seedHash'>;

const rounds = teams.length - 1;
const matchesOfRound = teams.length / 2;

/** Who meets whom in a match of a round: the circle method, the last team stays while the others move on by one seat a round. */
function pairOf(round: number, match: number): [Team, Team] {
  const seat = (index: number): Team => (index === rounds ? teams[rounds]! : teams[(index + round) % rounds]!);
  const pair: [Team, Team] = [seat(match), seat(rounds - match)];
  // The team that stays would else always be the guest.
  return match === 0 && round % 2 === 1 ? [pair[1], pair[0]] : pair;
}

const goals = (usual: number, attacker: Team, defender: Team): number =>
  Math.round((usual * attacker.attack) / defender.defence);

/** The match of a kick-off. Every team meets every other twice, at home and away, before the season begins anew. @param slot kick-offs since 1970 */
export function fixtureOf(slot: number): Fixture {
  const season = slot % (2 * rounds * matchesOfRound);
  const round = Math.floor(season / matchesOfRound);
  const [first, second] = pairOf(round % rounds, season % matchesOfRound);
  const [home, away] = round < rounds ? [first, second] : [second, first];
  const startsAt = slot * kickOffEvery;
  return {
    id: `${league.key}-${slot}`,
    sport: league.sport,
    league: league.key,
    home: home.name,
    away: away.name,
    startsAt,
    endsAt: startsAt + matchLasts,
    expectedGoals: { home: goals(ordinary.home, home, away), away: goals(ordinary.away, away, home) },
  };
}

/** The matches that begin after one moment and not after another, epoch ms, in their order. */
export function fixturesBetween(after: number, until: number): Fixture[] {
  const first = Math.floor(after / kickOffEvery) + 1;
  const last = Math.floor(until / kickOffEvery);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => fixtureOf(first + index));
}
