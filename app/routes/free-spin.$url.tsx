import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { ExplainerPage } from '~/promotions/explainer-page';
import { loadOffer, pathOf } from '~/promotions/load-promotions';
import { OfferPage } from '~/promotions/offer-page';
import stylesheet from '~/promotions/promotions.css?url';

export const handle: RouteHandle = {
  found: true,
  kept: { fresh: 60, stale: 600 },
  samples: {
    'how free spins work': '/free-spin/how-free-spins-work',
    'free spins to claim': '/free-spin/first-light',
    'free spins by a code': '/free-spin/moon-spins',
    'free spins to come': '/free-spin/bakery-nights',
    'free spins that never were': { path: '/free-spin/no-such-spins', status: 404 },
  },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOffer(context, 'free-spin', params.url!);

/** Claims the free spins. However often the form comes, they are given once; what is refused is said on the page it leads back to. */
export async function action({ context, params }: ActionFunctionArgs) {
  const url = params.url!;
  await context.requirePlayer();
  const answer = await context.api.offers.claim(url);
  if (answer.ok) {
    context.session.flash({ kind: 'success', key: 'promotions.claimed', values: { name: answer.data.name } });
    return redirect('/profile/bonuses', 303);
  }
  if (answer.code === 'not_found') throw new Response(null, { status: 404 });
  context.session.flash({ kind: 'warning', text: answer.message });
  return redirect(pathOf({ kind: 'free-spin', url }), 303);
}

export default function FreeSpin() {
  const data = useLoaderData<typeof loader>();
  return 'article' in data ? <ExplainerPage {...data} /> : <OfferPage {...data} />;
}
