import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { atomFeed } from '~/content/atom-feed';
import { localizedPath } from '~/edge/locale';

/** What a reader that follows the news is told: the newest articles. */
const entries = 30;

export const loader = async ({ context: { api, locale, page, url } }: LoaderFunctionArgs) => {
  const [{ items }, skin] = await Promise.all([
    api.content.list('news', { limit: entries }),
    api.site.skin().catch(() => null),
  ]);
  const absolute = (path: string) => url.origin + localizedPath(path, locale);
  const name = skin?.name ?? 'Lantern';
  const feed = atomFeed({
    title: `${page.t('layout.news')} · ${name}`,
    subtitle: page.t('content.newsLead'),
    author: name,
    language: locale,
    self: absolute('/news/feed.xml'),
    list: absolute('/news'),
    addressOf: (card) => absolute(`/news/${card.url}`),
    entries: items,
  });
  return new Response(feed, {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
