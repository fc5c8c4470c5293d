import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContentUrl } from 'contract/content';
import stylesheet from '~/content/content.css?url';
import { labelOf, NewsFacts, StoryCard, StoryList } from '~/content/story';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';
import { spaced } from '~/ui/spaced';
import { Pagination } from '~/ui/tabs';

export const handle: RouteHandle = {
  title: 'layout.news',
  description: 'content.newsLead',
  found: true,
  // Editors seldom change it.
  kept: { fresh: 60, stale: 600 },
};

/** The feed's address is told from the list's own, so that each language has its own feed. */
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Atom', href: 'news/feed.xml' },
];

/** What a list of twelve leaves room for. */
const listSize = 12;

/** One page of the list, by `?page=` and `?tag=`. @throws a 404 response behind the last page */
export async function loader({ context: { api, url } }: LoaderFunctionArgs) {
  const asked = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const tag = ContentUrl.safeParse(url.searchParams.get('tag')).data?.slice(0, 40) ?? null;
  const { total, items, tags } = await api.content.list('news', {
    limit: listSize,
    offset: (page - 1) * listSize,
    tag: tag ?? undefined,
  });
  const pages = Math.max(1, Math.ceil(total / listSize));
  if (page > pages) throw new Response(null, { status: 404 });
  return { items, tags, tag, page, pages };
}

const addressOf = (tag: string | null, page = 1): string => {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `/news?${query}` : '/news';
};

export default function News() {
  const { items, tags, tag, page, pages } = useLoaderData<typeof loader>();
  const { t, href } = usePage();
  return (
    <>
      <div className="page-head">
        <h1>{t('layout.news')}</h1>
        <p className="lead">{t('content.newsLead')}</p>
      </div>
      <nav className="topics" aria-label={t('content.topics')}>
        {spaced(
          [null, ...tags]
            .map((each) => {
              const label = each === null ? 'content.all' : labelOf(each);
              return (
                label && (
                  <a key={label} href={href(addressOf(each))} aria-current={each === tag ? 'page' : undefined}>
                    {t(label)}
                  </a>
                )
              );
            })
            .filter((way) => way !== null),
        )}
      </nav>
      {items.length > 0 ? (
        <StoryList>
          {items.map((card, index) => (
            <StoryCard
              key={card.url}
              card={card}
              path={`/news/${card.url}`}
              first={index === 0}
              facts={<NewsFacts {...card} />}
            />
          ))}
        </StoryList>
      ) : (
        <EmptyState
          icon="news"
          title={t('content.nothing')}
          action={<Button href={href('/news')}>{t('content.allNews')}</Button>}
        >
          {t('content.nothingText')}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} hrefOf={(target) => href(addressOf(tag, target))} />
      <p className="feed">
        <a className="link" href={href('/news/feed.xml')} type="application/atom+xml">
          {t('content.feed')}
        </a>
      </p>
    </>
  );
}
