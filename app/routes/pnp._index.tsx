import { redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { StartPage } from '~/instant/instant-pages';
import { startInstant } from '~/instant/load-instant';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'instant.title' };

/** Who is a player already pays at the cashier. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.session.playerId) throw redirect('/cashier/deposit', 303);
  return null;
}

export const action = ({ context, request }: ActionFunctionArgs) => startInstant(context, request);

/** `Retry-After` of a refusal that asks to wait. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Instant() {
  return <StartPage posted={useActionData<typeof action>()} />;
}
