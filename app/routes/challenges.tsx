import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { ChallengesPage } from '~/loyalty/challenges-page';
import { keptLoyalty } from '~/loyalty/kept';
import { loadChallenges } from '~/loyalty/load-challenges';
import loyaltyStyles from '~/loyalty/loyalty.css?url';

export const handle: RouteHandle = {
  title: 'challenges.title',
  found: true,
  description: 'found.challenges',
  kept: keptLoyalty,
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loyaltyStyles }];

export const loader = ({ context }: LoaderFunctionArgs) => loadChallenges(context);

export default function Challenges() {
  return <ChallengesPage page={useLoaderData<typeof loader>()} />;
}
