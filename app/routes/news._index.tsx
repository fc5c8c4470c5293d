import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { contentLinks } from '~/content/links';
import { keptContent, loadContentList } from '~/content/load-content';
import { NewsList } from '~/content/news-screens';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'layout.news',
  description: 'content.newsLead',
  found: true,
  kept: keptContent,
};

/** The feed's address is told from the list's own, so that each language has its own feed. */
export const links: LinksFunction = () => [
  ...contentLinks(),
  { rel: 'alternate', type: 'application/atom+xml', title: 'Atom', href: 'news/feed.xml' },
];

export const loader = ({ context }: LoaderFunctionArgs) => loadContentList(context, 'news');

export default function News() {
  return <NewsList {...useLoaderData<typeof loader>()} />;
}
