import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import stylesheet from '~/play/play.css?url';
import receiptStyles from '~/play/receipt.css?url';
import { Receipt } from '~/play/receipt';

export const handle: RouteHandle = {
  title: 'play.receipt',
  unsampled: 'each round has its own: tests of the games play some',
};
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: receiptStyles },
];

/** The receipt of one of the own rounds, visitors' fun rounds included; anybody else's is not found. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const round = await context.api.rounds.get(params.id!);
  return { round, game: await context.api.games.get(round.gameid) };
};

export default function RoundReceipt() {
  const { round, game } = useLoaderData<typeof loader>();
  return <Receipt round={round} game={game} />;
}
