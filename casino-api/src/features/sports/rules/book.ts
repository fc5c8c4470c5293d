import type { MatchPart, Sport } from 'contract/sports/markets';
import type { Score } from 'contract/sports/matches';
import type { Chances, Joint, Standing } from './match';
import { models } from './sports';

/** What a market looks at: every score, only by how much one side is ahead, or only the sum. */
export type Look = 'score' | 'difference' | 'sum';

type Part = MatchPart | 'regular';

/** For each difference, or sum, one score that has it. */
const standFor: Readonly<Record<Exclude<Look, 'score'>, (score: Score) => Score>> = {
  difference: ({ home, away }) => ({ home: Math.max(0, home - away), away: Math.max(0, away - home) }),
  sum: ({ home, away }) => ({ home: home + away, away: 0 }),
};

function lookedAt(joint: Joint, look: Exclude<Look, 'score'>): Joint {
  const merged = new Map<number, { home: number; away: number; chance: number }>();
  for (const end of joint) {
    const key = look === 'sum' ? end.home + end.away : end.home - end.away;
    const known = merged.get(key);
    if (known) known.chance += end.chance;
    else merged.set(key, { ...standFor[look](end), chance: end.chance });
  }
  return [...merged.values()];
}

/** The chances of one match at one moment, each reckoned once: what all its markets are priced from. */
export class Book {
  private readonly chances: Chances;
  private readonly joints = new Map<string, Joint | null>();
  private paths: ReturnType<NonNullable<Chances['halfFull']>> | null | undefined;

  constructor(sport: Sport, expected: Score, standing: Standing) {
    this.chances = models[sport].chances(expected, standing);
  }

  /** The final scores of a part with their chances, as far as they differ in what is looked at; null where they can't be told. */
  of(part: Part, look: Look = 'score'): Joint | null {
    const key = `${part} ${look}`;
    const known = this.joints.get(key);
    if (known !== undefined) return known;
    const all = look === 'score' ? this.chances.of(part) : this.of(part);
    const joint = all && look !== 'score' ? lookedAt(all, look) : all;
    this.joints.set(key, joint);
    return joint;
  }

  halfFull(): ReturnType<NonNullable<Chances['halfFull']>> | null {
    return (this.paths ??= this.chances.halfFull?.() ?? null);
  }
}
