import type { NewsTag } from 'contract/content';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Rail } from '~/lobby/rail';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';
import { spaced } from '~/ui/spaced';
import { Pagination } from '~/ui/tabs';
import { ContentBody } from './body';
import type { ContentListData, ContentPageData } from './load-content';
import { Neighbours } from './neighbours';
import { PointedAtCards } from './pointed-at';
import { Picture, Published, ReadingTime, StoryCard, StoryList, otherLang } from './story';

const tagLabels: Record<NewsTag, MessageKey> = {
  games: 'content.tagGames',
  fairness: 'content.tagFairness',
  rewards: 'content.tagRewards',
  'safer-play': 'content.tagSaferPlay',
  house: 'content.tagHouse',
};
const labelOf = (tag: string): MessageKey | null => (Object.hasOwn(tagLabels, tag) ? tagLabels[tag as NewsTag] : null);

const addressOf = (tag: string | null, page = 1): string => {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `/news?${query}` : '/news';
};

export function NewsList({ items, tags, tag, page, pages }: ContentListData) {
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

/** Date, reading time, topic. */
function NewsFacts({
  publishedAt,
  readingMinutes,
  tag,
}: {
  publishedAt: number;
  readingMinutes: number;
  tag: string | null;
}) {
  const { t } = usePage();
  const label = tag && labelOf(tag);
  return (
    <>
      <Published at={publishedAt} /> <ReadingTime minutes={readingMinutes} />
      {label && (
        <>
          {' '}
          <span>{t(label)}</span>
        </>
      )}
    </>
  );
}

export function NewsArticle({ content, games, pointedAt }: Pick<ContentPageData, 'content' | 'games' | 'pointedAt'>) {
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
      <Neighbours page={content} below="/news" />
    </div>
  );
}
