import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContentUrl, type ContentPage } from 'contract/content';
import { ContentBody } from '~/content/body';
import stylesheet from '~/content/content.css?url';
import { loadPointedAt } from '~/news/load-pointed';
import { PointedAtCards } from '~/news/pointed-at';
import { NewsFacts, otherLang, Picture } from '~/content/story';
import { respond } from '~/edge/respond';
import { htmlLang, isLanguage } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import type { Thing } from '~/layout/structured-data';
import { tileLinks } from '~/lobby/links';
import { Rail } from '~/lobby/rail';
import { spaced } from '~/ui/spaced';

export const handle: RouteHandle = {
  found: true,
  samples: { 'news article': '/news/lantern-festival-is-lit' },
  // Editors seldom change it.
  kept: { fresh: 60, stale: 600 },
};

export const links: LinksFunction = () => [...tileLinks(), { rel: 'stylesheet', href: stylesheet }];

/** An article with what it points at: games as far as they are listed, a race, an offer. @throws a 404 or 410 response */
export async function loader({ context, params: { url } }: LoaderFunctionArgs) {
  if (!ContentUrl.safeParse(url).success) throw new Response(null, { status: 404 });
  const { api } = context;
  const page = api.content.page('news', url!);
  const [content, catalogue, pointedAt] = await Promise.all([page, api.games.all(), loadPointedAt(context, page)]);
  const games = content.games.flatMap((id) => catalogue.games.find((game) => game.id === id) ?? []);
  const article = {
    content,
    games,
    pointedAt,
    title: content.title,
    description: content.summary,
    about: articleOf(content),
  };
  return respond(article, { incomplete: pointedAt.incomplete });
}

/** An article, as search engines are told of it. */
const articleOf = ({ title, summary, publishedAt, image, bodyLanguage }: ContentPage): Thing => ({
  type: 'NewsArticle',
  facts: {
    headline: title,
    description: summary,
    datePublished: new Date(publishedAt).toISOString(),
    image,
    inLanguage: isLanguage(bodyLanguage) ? htmlLang[bodyLanguage] : bodyLanguage,
  },
});

export default function NewsArticle() {
  const { content, games, pointedAt } = useLoaderData<typeof loader>();
  const { t, href, locale } = usePage();
  const lang = otherLang(content.language, locale);
  return (
    <div className="story-page">
      <article className="story-page">
        <header className="story-head">
          <p className="feed">
            <a className="link" href={href('/news')}>
              {t('layout.news')}
            </a>
          </p>
          <h1 lang={lang}>{content.title}</h1>
          <p className="lead" lang={lang}>
            {content.summary}
          </p>
          <p className="story-facts">
            <NewsFacts {...content} />
          </p>
          {content.bodyLanguage !== locale && <p className="story-facts">{t('content.inEnglish')}</p>}
        </header>
        <Picture image={content.image} first />
        <div className="story-body" lang={otherLang(content.bodyLanguage, locale)}>
          <ContentBody body={content.body} />
        </div>
      </article>
      <PointedAtCards {...pointedAt} />
      {games.length > 0 && <Rail kind="similar" title={t('content.gamesHere')} all="/casino" games={games} />}
      <Neighbours {...content} />
    </div>
  );
}

/** The ways to the articles before and after. */
function Neighbours({ previous, next }: Pick<ContentPage, 'previous' | 'next'>) {
  const { t, href } = usePage();
  if (!previous && !next) return null;
  const ways = [
    previous && (
      <a key="older" rel="prev" href={href(`/news/${previous.url}`)}>
        <small>{t('content.older')}</small> {previous.title}
      </a>
    ),
    next && (
      <a key="newer" rel="next" href={href(`/news/${next.url}`)}>
        <small>{t('content.newer')}</small> {next.title}
      </a>
    ),
  ];
  return (
    <nav className="beside" aria-label={t('content.moreNews')}>
      {spaced(ways.filter((way) => way !== null))}
    </nav>
  );
}
