import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { ExplainerPage } from '~/promotions/explainer-page';
import { loadOffer } from '~/promotions/load-promotions';
import { OfferPage } from '~/promotions/offer-page';
import stylesheet from '~/promotions/promotions.css?url';

export const handle: RouteHandle = {
  found: true,
  kept: { fresh: 60, stale: 600 },
  samples: {
    'how deposit bonuses work': '/deposit-bonus/how-deposit-bonuses-work',
    'deposit bonus': '/deposit-bonus/welcome',
    'bonus by a code': '/deposit-bonus/welcome-code',
    'deposit bonus that is over': '/deposit-bonus/harvest-moon',
    'deposit bonus that never was': { path: '/deposit-bonus/no-such-bonus', status: 404 },
  },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOffer(context, 'deposit-bonus', params.url!);

export default function DepositBonus() {
  const data = useLoaderData<typeof loader>();
  return 'article' in data ? <ExplainerPage {...data} /> : <OfferPage {...data} />;
}
