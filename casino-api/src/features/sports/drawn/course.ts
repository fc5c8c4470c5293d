import { createRoundRandom } from '../../../games/fairness';
import { Recent } from '../../../kernel/recent';
import type { Match, Moment, Result, Standing } from '../rules/match';
import { models } from '../rules/sports';

/** All that happens in a drawn match, in its order, and what it comes to. Whoever knows the seed draws the same. */
export interface Course {
  moments: readonly Moment[];
  result: Result;
}

const known = new Recent<Course>();

export function courseOf(match: Match, seed: string): Course {
  const key = `${match.id}:${match.expected.home}:${match.expected.away}:${seed}`;
  const drawn = known.get(key);
  if (drawn) return drawn;
  const model = models[match.sport];
  const random = createRoundRandom(seed, match.id, 0);
  const moments = model.draw(match.expected, (below) => random.integer(below));
  return known.keep(key, { moments, result: model.scoreOf(moments) });
}

/** What can be seen of a drawn match in play. */
export interface InPlay {
  tick: number;
  /** What has happened, as far as it can be seen. */
  moments: readonly Moment[];
  standing: Standing;
  /** The score changes about now: nothing is taken until it stands on the scoreboard and a tick has passed. */
  isSuspended: boolean;
}

/**
 * What can be seen of a match at a moment. What happens in a tick stands on the scoreboard from the next one on. In a sport that is
 * suspended around goals an open tick says that none falls in it, so that prices count it as over: they are exact for who knows that.
 * @param at epoch ms, from the start on
 */
export function inPlayAt(match: Match, course: Course, at: number): InPlay {
  const model = models[match.sport];
  const passed = Math.min(1, Math.max(0, (at - match.startsAt) / (match.endsAt - match.startsAt)));
  const tick = Math.floor(passed * model.ticks);
  const moments = course.moments.filter((moment) => moment.tick < tick);
  const isSuspended =
    model.suspends && course.moments.some((moment) => moment.tick === tick || moment.tick === tick - 1);
  const over = Math.min(1, (model.suspends ? tick + 1 : tick) / model.ticks);
  return { tick, moments, standing: { over, score: model.scoreOf(moments) }, isSuspended };
}

/** When what can be seen of a match changes next, epoch ms. @param at from the start on */
export function nextTickAfter({ sport, startsAt, endsAt }: Match, at: number): number {
  const tickLasts = (endsAt - startsAt) / models[sport].ticks;
  return Math.ceil(startsAt + (Math.floor((at - startsAt) / tickLasts) + 1) * tickLasts);
}
