import type { ReactNode } from 'react';
import type { ContentCard, NewsTag } from 'contract/content';
import { formatDate } from '~/i18n/format';
import { htmlLang, isLanguage } from '~/i18n/languages';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';

/** What `lang` says of a part in a language that isn't the page's; undefined where it is. */
export const otherLang = (language: string, locale: string): string | undefined =>
  language === locale ? undefined : isLanguage(language) ? htmlLang[language] : language;

/** The picture of a page, 16:9. `first`: it is among what is seen when the page opens. */
export function Picture({ image, first = false }: { image: string | null; first?: boolean }) {
  return (
    image && (
      <img
        className="story-picture"
        src={image}
        alt=""
        width="640"
        height="360"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    )
  );
}

/** When it was published, in UTC. */
function Published({ at }: { at: number }) {
  const { locale } = usePage();
  return <time dateTime={new Date(at).toISOString().slice(0, 10)}>{formatDate(at, locale)}</time>;
}

/** How long it takes to read. */
function ReadingTime({ minutes }: { minutes: number }) {
  const { t, number } = usePage();
  return <span>{t('content.reading', { count: minutes, shown: number(minutes) })}</span>;
}

/** One page as a list shows it: picture, title and summary as one link. `facts` stand below: its date, its state. */
export function StoryCard({
  card,
  path,
  first = false,
  facts,
}: {
  card: ContentCard;
  path: string;
  first?: boolean;
  facts?: ReactNode;
}) {
  const { href, locale } = usePage();
  const lang = otherLang(card.language, locale);
  return (
    <li className="story">
      <Picture image={card.image} first={first} />
      <h2 lang={lang}>
        <a href={href(path)}>{card.title}</a>
      </h2>
      <p lang={lang}>{card.summary}</p>
      {facts && <p className="story-facts">{facts}</p>}
    </li>
  );
}

/** Cards of pages, two beside one another where there is room. */
export const StoryList = ({ children }: { children: ReactNode }) => <ul className="stories">{children}</ul>;

const tagLabels: Record<NewsTag, MessageKey> = {
  games: 'content.tagGames',
  fairness: 'content.tagFairness',
  rewards: 'content.tagRewards',
  'safer-play': 'content.tagSaferPlay',
  house: 'content.tagHouse',
};

/** The word for a topic; null for one that we have no word for. */
export const labelOf = (tag: string): MessageKey | null =>
  Object.hasOwn(tagLabels, tag) ? tagLabels[tag as NewsTag] : null;

/** Date, reading time, topic. */
export function NewsFacts({
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
