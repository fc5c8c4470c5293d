import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { BonusesPage } from '~/bonuses/bonuses-page';
import { loadBonuses, postBonuses } from '~/bonuses/load-bonuses';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'layout.bonuses', seenBy: 'player' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadBonuses(context);

export const action = ({ context, request }: ActionFunctionArgs) => postBonuses(context, request);

export default function Bonuses() {
  return <BonusesPage bonuses={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
