import * as contract from 'contract/races';
import { findRace, listRaces, type ListedRace } from './race-list';
import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { done, refused } from '../../kernel/outcome';
import { raceCalls } from './race-object-calls';
import { cardOf, inListOrder, unjoinedView } from './race-view';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { racesPort } from './port';
import { sessionsPort } from '../sessions';

export function raceRoutes(mounts: Mounts): void {
  mount(mounts, contract.races, async ({ env, at, language }) => {
    const races = await listRaces(env.DB, language, at);
    return done({
      items: inListOrder(
        await Promise.all(races.map((race) => (race.isStale ? settledCard(env, race, at) : cardOf(race, at)))),
      ),
    });
  });
  mount(mounts, contract.race, show);
  mount(mounts, contract.joinRace, async (context) => {
    const race = await findRace(context.env.DB, context.params.id);
    if (race) return playerOf(context, racesPort).joinRace(race.definition);
    // Whether a session is good is the player's object's to say, for a race that is not there too.
    const session = await playerOf(context, sessionsPort).checkSession();
    return session.ok ? refused('not_found') : session;
  });
}

/** The race's object knows the board, the player's own whether he is in: what was just joined may still be on its way. A race that nobody has joined is told without its object. */
const show: Handler<typeof contract.race> = async (context) => {
  const { env, params, at, sessions, language } = context;
  const race = await findRace(env.DB, params.id, language);
  if (!race) return refused('not_found');
  const { definition, text, enteredAt } = race;
  const player = sessions.player ? playerOf(context, racesPort) : null;
  const [view, entry] = await Promise.all([
    enteredAt === null
      ? unjoinedView(definition, at)
      : raceCalls(env, definition.id).view(definition, sessions.player?.playerId ?? null, at),
    player?.raceEntry(definition.id),
  ]);
  if (entry && !entry.ok) return entry;
  return done({ ...view, ...text, mine: entry ? { ...view.mine, joinedAt: entry.data.joinedAt } : null });
};

/** A race that should be settled by now says so itself, which settles it; if it doesn't answer, the list says what it knows. */
async function settledCard(env: Env, race: ListedRace, at: number): Promise<contract.RaceCard> {
  const card = cardOf(race, at);
  try {
    const { state, entrants, board } = await raceCalls(env, card.id).view(race.definition, null, at);
    return { ...card, state, entrants, leaders: board.slice(0, 3) };
  } catch (error) {
    log('error', { event: 'race_not_asked', race: card.id, reason: String(error) });
    return card;
  }
}
