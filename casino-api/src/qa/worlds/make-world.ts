import { holdersOf, release } from '../../features/accounts';
import { openReadyPlayer } from '../../sandbox/ready-player';
import { settingsOf, type Env } from '../../kernel/env';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { writePlayerToken } from '../../kernel/session/player-token';
import { Life, WorldRefused, type Person } from './life';
import { whatIsThere, type WhatIsThere } from './what-is-there';
import { worlds, type WorldName } from './worlds';
import { systemOf } from '../../kernel/player-client';
import { sessionsPort } from '../../features/sessions';

export interface MadeWorld extends Person {
  world: WorldName;
  /** An open session. */
  sessionid: string;
  /** How many calls of the player's object the player's life took. */
  steps: number;
  there: WhatIsThere;
}

const password = 'Lantern-1';
const contact = {
  fname: 'Wanda',
  lname: 'World',
  address: '3 Made-up Lane',
  city: 'Bremen',
  zip: '28195',
  mobile: '+49 421 7654321',
};

/**
 * Makes a world's player, as if for the first time: who bore the name before goes on without it, logged out, with his books as they
 * are, since no book is ever wiped. Refusals: whatever the player was refused on the way; `username_exists` when the name is somebody
 * else's. @param at epoch ms
 */
export async function makeWorld(env: Env, world: WorldName, at: number): Promise<Outcome<MadeWorld>> {
  const { username, opened, isComplete, live } = worlds[world];
  const names = { username, email: `${username}@worlds.example` };
  await leaveNames(env, names);
  const account = {
    ...names,
    password,
    currency: 'EUR',
    birthdate: '01-02-1990',
    country: 'DE',
    state: '',
    language: 'en',
    confirmed: true,
  } as const;
  const player = await openReadyPlayer(env, { ...account, contact: isComplete ? contact : null }, opened(at));
  if (!player.ok) return player;
  const { playerId } = player.data;
  const life = new Life(env, { playerId, ...names, password }, at);
  try {
    await live(life);
    const { steps } = life;
    const secret = await life.logIn(at);
    const sessionid = await writePlayerToken({ playerId, secret }, 'session', settingsOf(env).SESSION_SECRET);
    return done({ world, ...life.person, sessionid, steps, there: await whatIsThere(life, secret) });
  } catch (error) {
    if (error instanceof WorldRefused) return refused(error.refusal.code, error.refusal.data);
    throw error;
  }
}

/** Only who has both, the name and its address, is of an earlier making. */
async function leaveNames(env: Env, names: { username: string; email: string }): Promise<void> {
  const holders = await holdersOf(env.DB, names);
  const [first, second] = holders;
  if (!first || first.playerId !== second?.playerId) return;
  await systemOf(env, first.playerId, sessionsPort).endAllSessions();
  await release(env.DB, first.playerId);
}
