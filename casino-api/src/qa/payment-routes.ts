import { CoinAmount } from 'contract/chains';
import { BankIdentity } from 'contract/instant';
import type { Hono } from 'hono';
import { z } from 'zod';
import {
  concludePayment,
  decidePayoutConflict,
  decideUnallocated,
  decideWithdrawal,
  listExceptions,
  listPayments,
  listPayoutConflicts,
  listUnallocated,
  reconcilePlayer,
  resendNotification,
} from './payments';
import type { ApiContext } from '../kernel/http/api-context';
import { json, withBody } from '../kernel/http/staff-calls';

const Resend = z.object({
  times: z.number().int().min(1).max(20).default(1),
  delaySeconds: z.number().int().min(0).max(3_600).default(0),
});
/** By crypto: what arrived, and how often it is confirmed; left out: all that is due, often enough. By pay-and-play: who paid. */
const ToldByTester = z.object({
  received: CoinAmount.optional(),
  confirmations: z.number().int().min(0).max(1_000).optional(),
  identity: BankIdentity.optional(),
});
const conclusions = { confirm: 'succeeded', fail: 'failed' } as const;

/** What the QA console does with money; behind the console's own door. A payment's id is its deposit's. */
export function qaPaymentRoutes(app: Hono<ApiContext>): void {
  app.get('/__qa/payments', async (context) => json(await listPayments(context.env)));

  app.post('/__qa/payments/:id/:conclusion{confirm|fail}', (context) => {
    const { id, conclusion } = context.req.param();
    const outcome = conclusions[conclusion as keyof typeof conclusions];
    return withBody(context, ToldByTester, (payer) =>
      concludePayment(context.env, id, outcome, context.get('facts').at, payer),
    );
  });

  app.post('/__qa/payments/:id/resend', (context) =>
    withBody(context, Resend, (resend) => resendNotification(context.env, context.req.param('id'), resend)),
  );

  app.post('/__qa/withdrawals/:player/:id/:step{approve|pay|reject}', async (context) => {
    const { player, id, step } = context.req.param();
    return json(
      await decideWithdrawal(context.env, player, id, step as 'approve' | 'pay' | 'reject', context.get('facts').at),
    );
  });

  app.get('/__qa/unallocated/:player', async (context) =>
    json(await listUnallocated(context.env, context.req.param('player'), context.get('facts').at)),
  );

  app.post('/__qa/unallocated/:player/:id/:decision{credit|refund}', async (context) => {
    const { player, id, decision } = context.req.param();
    return json(
      await decideUnallocated(context.env, player, id, decision as 'credit' | 'refund', context.get('facts').at),
    );
  });

  app.get('/__qa/payout-conflicts/:player', async (context) =>
    json(await listPayoutConflicts(context.env, context.req.param('player'), context.get('facts').at)),
  );

  app.post('/__qa/payout-conflicts/:player/:id/:decision{collect|bear}', async (context) => {
    const { player, id, decision } = context.req.param();
    return json(
      await decidePayoutConflict(context.env, player, id, decision as 'collect' | 'bear', context.get('facts').at),
    );
  });

  app.get('/__qa/exceptions', async (context) => json(await listExceptions(context.env)));

  app.get('/__qa/reconcile/:player', async (context) =>
    json(await reconcilePlayer(context.env, context.req.param('player'))),
  );
}
