import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { ExplainerPage } from '~/promotions/explainer-page';
import { keptPromotions, loadOffer, postClaim } from '~/promotions/load-promotions';
import { OfferPage } from '~/promotions/offer-page';

export const handle: RouteHandle = {
  found: true,
  kept: keptPromotions,
  samples: {
    'how free spins work': '/free-spin/how-free-spins-work',
    'free spins to claim': '/free-spin/first-light',
    'free spins by a code': '/free-spin/moon-spins',
    'free spins to come': '/free-spin/bakery-nights',
    'free spins that never were': { path: '/free-spin/no-such-spins', status: 404 },
  },
};

export { promotionLinks as links } from '~/promotions/links';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOffer(context, 'free-spin', params.url!);

export const action = ({ context, params }: ActionFunctionArgs) => postClaim(context, params.url!);

export default function FreeSpin() {
  const data = useLoaderData<typeof loader>();
  return 'article' in data ? <ExplainerPage {...data} /> : <OfferPage {...data} />;
}
