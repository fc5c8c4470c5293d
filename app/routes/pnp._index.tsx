import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { StartPage } from '~/instant/instant-pages';
import { offered, startInstant } from '~/instant/load-instant';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'instant.title',
  found: true,
  description: 'found.payAndPlay',
  samples: { 'pay and play': '/pnp' },
};

/** Who is a player already pays at the cashier; where no bank is connected there is no such screen. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.session.playerId) throw redirect('/cashier/deposit', 303);
  await offered(context);
  return null;
}

export const action = ({ context, request }: ActionFunctionArgs) => startInstant(context, request);

export default function Instant() {
  return <StartPage posted={useActionData<typeof action>()} />;
}
