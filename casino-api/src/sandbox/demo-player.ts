import type { Hono } from 'hono';
import { z } from 'zod';
import type { Env } from '../kernel/env';
import type { ApiContext } from '../kernel/http/api-context';
import { withBody } from '../kernel/http/staff-calls';
import { done, refused, type Outcome } from '../kernel/outcome';
import { playerIdOf } from '../features/accounts';
import { openReadyPlayer } from './ready-player';
import { systemOf } from '../kernel/player-client';
import { sessionsPort } from '../features/sessions';

const DemoBody = z.object({ password: z.string().min(8).max(128).optional() });

const username = 'lantern1';
const firstPassword = 'Lantern-1';

/**
 * The ready-made player of a local or preview product: confirmed, profile complete, no money. Made once; later calls find it, and
 * give it the password that they name.
 */
async function demoPlayer(
  env: Env,
  password = firstPassword,
  at: number,
): Promise<Outcome<{ username: string; password: string }>> {
  const opened = await openReadyPlayer(
    env,
    {
      username,
      password,
      email: 'lantern1@lantern.example',
      currency: 'EUR',
      birthdate: '01-02-1990',
      country: 'DE',
      state: '',
      language: 'en',
      confirmed: true,
      contact: {
        fname: 'Lena',
        lname: 'Lantern',
        address: '1 Harbour Street',
        city: 'Hamburg',
        zip: '20457',
        mobile: '+49 40 1234567',
      },
    },
    at,
  );
  if (opened.ok) return done({ username, password });
  const playerId = await playerIdOf(env.DB, username);
  if (!playerId) return refused(opened.code, opened.data);
  await systemOf(env, playerId, sessionsPort).setPassword(password);
  return done({ username, password });
}

/** `POST /__internal/demo-player`, behind the key that all of `/__internal` asks for: the player that a newcomer can log in with at once. */
export function demoPlayerRoute(app: Hono<ApiContext>): void {
  app.post('/__internal/demo-player', (context) =>
    withBody(context, DemoBody, ({ password }) => demoPlayer(context.env, password, context.get('facts').at)),
  );
}
