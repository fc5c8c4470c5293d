import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { contentLinks } from '~/content/links';
import { keptContent, loadContentPage } from '~/content/load-content';
import { NewsArticle } from '~/content/news-screens';
import { respond } from '~/edge/respond';
import type { RouteHandle } from '~/layout/route-handle';
import { tileLinks } from '~/lobby/links';

export const handle: RouteHandle = {
  found: true,
  samples: { 'news article': '/news/lantern-festival-is-lit' },
  kept: keptContent,
};

export const links: LinksFunction = () => [...tileLinks(), ...contentLinks()];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadContentPage(context, 'news', params.url);
  return respond(page, { incomplete: page.pointedAt.incomplete });
}

export default function NewsPage() {
  return <NewsArticle {...useLoaderData<typeof loader>()} />;
}
