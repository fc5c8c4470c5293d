import * as contract from 'contract/races';
import { findRace } from '../catalog/races';
import { done, refused } from '../outcome';
import { raceCalls } from '../races/race-object-calls';
import { playerOf } from './ask';
import { mount, type Handler, type Mounts } from './mount';

export function raceRoutes(mounts: Mounts): void {
  mount(mounts, contract.race, show);
  mount(mounts, contract.joinRace, async (ask) => {
    const race = await findRace(ask.env.DB, ask.params.id);
    const { calls, by } = playerOf(ask);
    if (race) return calls.joinRace(by, race);
    // Whether a session is good is the player's object's to say, for a race that is not there too.
    const session = await calls.checkSession(by);
    return session.ok ? refused('not_found') : session;
  });
}

/** The race's object knows the board, the player's own whether he is in: what was just joined may still be on its way. */
const show: Handler<typeof contract.race> = async (ask) => {
  const { env, params, at, sessions } = ask;
  const race = await findRace(env.DB, params.id);
  if (!race) return refused('not_found');
  const player = sessions.player ? playerOf(ask) : null;
  const [view, entry] = await Promise.all([
    raceCalls(env, race.id).view(race, sessions.player?.playerId ?? null, at),
    player?.calls.raceEntry(player.by, race.id),
  ]);
  if (entry && !entry.ok) return entry;
  return done({ ...view, mine: entry ? { ...view.mine, joinedAt: entry.data.joinedAt } : null });
};
