import type { MatchPart } from 'contract/sports/markets';
import type { Score } from 'contract/sports/matches';
import type { Chances, Joint, Moment, Result, SportModel, Standing } from './match';

const setParts = ['set-1', 'set-2', 'set-3'] as const satisfies readonly MatchPart[];
/** Three sets of thirteen games are the longest match; each game is a tick. */
const mostGames = 39;

const isSetOver = ({ home, away }: Score): boolean => {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  return more === 7 || (more === 6 && less <= 4);
};
const isMatchOver = ({ home, away }: Score): boolean => home === 2 || away === 2;

/** The sets as they stand: those that are over, and the one under way. */
function setsOf(moments: readonly Moment[]): { sets: Score; games: Score[] } {
  const sets = { home: 0, away: 0 };
  const games: Score[] = [{ home: 0, away: 0 }];
  for (const { side } of moments) {
    const current = games.at(-1)!;
    current[side] += 1;
    if (!isSetOver(current)) continue;
    sets[current.home > current.away ? 'home' : 'away'] += 1;
    if (!isMatchOver(sets)) games.push({ home: 0, away: 0 });
  }
  return { sets, games };
}

/** How a set ends from where it stands. @param share the home side's chance to win a game */
function setEnds(share: number, from: Score): Joint {
  const ends: { home: number; away: number; chance: number }[] = [];
  // Game by game: of many ways to one score only the sum of their chances goes on.
  for (let open = [{ ...from, chance: 1 }]; open.length > 0;) {
    const next = new Map<number, { home: number; away: number; chance: number }>();
    for (const standing of open) {
      if (isSetOver(standing)) ends.push(standing);
      else
        for (const [home, away, chance] of [
          [standing.home + 1, standing.away, standing.chance * share],
          [standing.home, standing.away + 1, standing.chance * (1 - share)],
        ] as const)
          next.set(home, { home, away, chance: chance + (next.get(home)?.chance ?? 0) });
    }
    open = [...next.values()];
  }
  return ends;
}

/** Every way that a match can end: sets, and games in all. */
function matchEnds(share: number, { sets, games }: { sets: Score; games: Score[] }) {
  const fresh = setEnds(share, { home: 0, away: 0 });
  const all = games.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
  const ends = new Map<string, { sets: Score; games: Score; chance: number }>();
  const play = (standing: { sets: Score; games: Score; chance: number }, set: Joint): void => {
    for (const { home, away, chance } of set) {
      const end = {
        sets: {
          home: standing.sets.home + (home > away ? 1 : 0),
          away: standing.sets.away + (home < away ? 1 : 0),
        },
        games: { home: standing.games.home + home, away: standing.games.away + away },
        chance: standing.chance * chance,
      };
      if (!isMatchOver(end.sets)) play(end, fresh);
      else {
        const key = JSON.stringify([end.sets, end.games]);
        ends.set(key, { ...end, chance: end.chance + (ends.get(key)?.chance ?? 0) });
      }
    }
  };
  if (isMatchOver(sets)) return [{ sets, games: all, chance: 1 }];
  const current = games.at(-1)!;
  const before = { home: all.home - current.home, away: all.away - current.away };
  play({ sets, games: before, chance: 1 }, setEnds(share, current));
  return [...ends.values()];
}

function scoreOf(moments: readonly Moment[]): Result {
  const { sets, games } = setsOf(moments);
  return {
    ...Object.fromEntries(games.map((score, index) => [setParts[index]!, score])),
    sets,
    match: {
      home: moments.filter(({ side }) => side === 'home').length,
      away: moments.filter(({ side }) => side === 'away').length,
    },
  };
}

/** Best of three sets, with a tie-break at six all that counts as a game. Each game is drawn by the sides' published shares. */
export const tennis: SportModel = {
  ticks: mostGames,
  suspends: false,
  minutes: null,
  shown: 'sets',
  parts: setParts.map((part) => ({ part, from: 0 })),
  draw({ home, away }, integer) {
    const moments: Moment[] = [];
    for (let tick = 0; !isMatchOver(setsOf(moments).sets); tick += 1) {
      const side = integer(home + away) < home ? 'home' : 'away';
      const part = setParts[setsOf(moments).games.length - 1]!;
      moments.push({ tick, time: tick / mostGames, part, side, worth: 1 });
    }
    return moments;
  },
  scoreOf,
  chances(expected: Score, { score }: Standing): Chances {
    const share = expected.home / (expected.home + expected.away);
    const games = setParts.flatMap((part) => score[part] ?? []);
    const standing = {
      sets: score.sets ?? { home: 0, away: 0 },
      games: games.length > 0 ? games : [{ home: 0, away: 0 }],
    };
    let ends: ReturnType<typeof matchEnds> | undefined;
    const all = () => (ends ??= matchEnds(share, standing));
    return {
      of(part) {
        if (part === 'match') return all().map(({ games: { home, away }, chance }) => ({ home, away, chance }));
        if (part === 'sets') return all().map(({ sets: { home, away }, chance }) => ({ home, away, chance }));
        // A third set is not always played.
        if (part !== 'set-1' && part !== 'set-2') return null;
        const score = standing.games[setParts.indexOf(part)];
        return score && isSetOver(score) ? [{ ...score, chance: 1 }] : setEnds(share, score ?? { home: 0, away: 0 });
      },
    };
  },
};
