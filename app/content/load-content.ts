import type { ContentCard, ContentPage, ContentSection } from 'contract/content';
import { ContentUrl } from 'contract/content';
import type { GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { htmlLang, isLanguage } from '~/i18n/languages';
import type { Thing } from '~/layout/structured-data';
import { loadPointedAt, type PointedAt } from './load-pointed';

/** Seconds that lists and pages may be kept at the edge: editors seldom change them. */
export const keptContent = { fresh: 60, stale: 600 } as const;

/** What a list of twelve leaves room for. */
const listSize = 12;

export interface ContentListData {
  items: readonly ContentCard[];
  tags: readonly string[];
  /** The tag that is asked for, null for all. */
  tag: string | null;
  page: number;
  pages: number;
}

/** One page of a section's list, by `?page=` and `?tag=`. @throws a 404 response behind the last page */
export async function loadContentList(
  { api, url }: Pick<EdgeContext, 'api' | 'url'>,
  section: ContentSection,
): Promise<ContentListData> {
  const asked = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const tag = ContentUrl.safeParse(url.searchParams.get('tag')).data?.slice(0, 40) ?? null;
  const { total, items, tags } = await api.content.list(section, {
    limit: listSize,
    offset: (page - 1) * listSize,
    tag: tag ?? undefined,
  });
  const pages = Math.max(1, Math.ceil(total / listSize));
  if (page > pages) throw new Response(null, { status: 404 });
  return { items, tags, tag, page, pages };
}

export interface ContentPageData {
  content: ContentPage;
  /** The games that it points at, as far as they are listed. */
  games: readonly GameTile[];
  pointedAt: PointedAt;
  /** For the document's head. */
  title: string;
  description: string;
  about: Thing | undefined;
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

/** A page with the games that it points at. @throws a 404 or 410 response */
export async function loadContentPage(
  context: Pick<EdgeContext, 'api' | 'player'>,
  section: ContentSection,
  url: string | undefined,
): Promise<ContentPageData> {
  if (!ContentUrl.safeParse(url).success) throw new Response(null, { status: 404 });
  const { api } = context;
  const page = api.content.page(section, url!);
  const [content, catalogue, pointedAt] = await Promise.all([page, api.games.all(), loadPointedAt(context, page)]);
  const games = content.games.flatMap((id) => catalogue.games.find((game) => game.id === id) ?? []);
  return {
    content,
    games,
    pointedAt,
    title: content.title,
    description: content.summary,
    about: section === 'news' ? articleOf(content) : undefined,
  };
}
