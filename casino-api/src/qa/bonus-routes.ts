import { GameId } from 'contract/game-id';
import type { Hono } from 'hono';
import { z } from 'zod';
import { grantForTests } from './bonuses';
import type { ApiContext } from '../kernel/http/api-context';
import { withBody } from '../kernel/http/staff-calls';

/** Money in minor units of the player's currency. */
const QaBonus = z.object({
  playerId: z.string().uuid(),
  amount: z.number().int().min(0).max(1_000_000_00).default(0),
  multiplier: z.number().int().min(0).max(100).optional(),
  freeSpins: z
    .object({ gameid: GameId, count: z.number().int().min(1).max(1_000), value: z.number().int().min(1) })
    .optional(),
  /** Null: it never expires. */
  expiresInSeconds: z
    .number()
    .int()
    .min(0)
    .max(10 * 366 * 86_400)
    .nullable()
    .default(null),
  started: z.boolean().default(false),
  /** What it is given for; the same key gives it once. */
  /** Games count what they would for an offer, not by category alone. */
  asOffered: z.boolean().optional(),
  key: z.string().min(1).max(100).optional(),
});

/** What the QA console does with bonuses; behind the console's own door. */
export function qaBonusRoutes(app: Hono<ApiContext>): void {
  app.post('/__qa/bonuses', (context) =>
    withBody(context, QaBonus, (bonus) => grantForTests(context.env, bonus, context.get('facts').at)),
  );
}
