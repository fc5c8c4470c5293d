import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/cashier/cashier.css?url';
import { withPlayer } from '~/account/player-loader';
import { isToBePaid, looksAgainAfter } from '~/cashier/deposit-status';
import { DepositStatusPage, type DepositStatus } from '~/cashier/deposit-status-page';
import { unallocatedForm } from '~/cashier/forms';
import { checkoutPage } from '~/cashier/methods';
import { newRequestId } from '~/forms/request-id';
import { readForm } from '~/forms/submission';
import { waiting } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.yourDeposit',
  seenBy: 'player',
  unsampled: 'each deposit has its own: tests of the cashier make some',
  islands: ({ deposit }: DepositStatus) => (isToBePaid(deposit) ? ['copy-text'] : []),
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** One of the player's own deposits; another's is not found. A credited one comes with the balance that has it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const {
    player,
    reads: [deposit],
  } = await withPlayer(context, () => [context.api.cashier.getDeposit(params.id!)]);
  // Asked for afterwards: the player's data may have been read just before the credit.
  const balance = deposit.state === 'credited' ? await context.api.player.balance() : null;
  const [latest] = player.recent;
  // The way back is an extra.
  const game = balance && latest ? await context.api.games.get(latest).catch(() => null) : null;
  return {
    deposit,
    requestId: newRequestId(),
    cash: balance?.cash ?? null,
    game: game && { id: game.id, system: game.system, title: game.title },
    payAt: checkoutPage(context, deposit),
    ...waiting(context, looksAgainAfter(deposit, context.page.now)),
  };
}

/** The player's word on money that was not credited; where it can't be had now, the deposit's page says why. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (!context.session.playerId) await context.requirePlayer();
  const read = await readForm(request, unallocatedForm);
  const answer = read.ok ? await context.api.cashier.decideUnallocated(params.id!, read.value) : null;
  if (!answer?.ok) context.session.flash({ kind: 'warning', key: 'unallocated.notYet' });
  return redirect(`/cashier/deposit/${encodeURIComponent(params.id!)}`, 303);
}

export default function DepositStatusScreen() {
  return <DepositStatusPage {...useLoaderData<typeof loader>()} />;
}
