import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { RaceId } from './races';

export const contentSections = [
  'news',
  'info',
  'network-promotions',
  'slot-races',
  'deposit-bonus',
  'free-spin',
] as const;
export const ContentSection = z.enum(contentSections);
export type ContentSection = z.infer<typeof ContentSection>;
/** Their bodies are English whatever the reader's language (SPEC §2); titles and summaries stand in all seven. */
export const englishBodySections: readonly ContentSection[] = ['news', 'network-promotions', 'slot-races'];
export const ContentUrl = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
/** What news is sorted by. */
export const newsTags = ['games', 'fairness', 'rewards', 'safer-play', 'house'] as const;
export type NewsTag = (typeof newsTags)[number];

const Moment = z.number().int();
const Tag = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);

/** `language` is the one that title and summary are written in. Times are epoch milliseconds. */
export const ContentCard = z.object({
  section: ContentSection,
  url: ContentUrl,
  title: z.string(),
  summary: z.string(),
  language: z.string(),
  publishedAt: Moment,
  /** A static file of the edge, 16:9: `/pictures/<name>.svg`. */
  image: z.string().nullable(),
  /** One of `newsTags` for news. */
  tag: Tag.nullable(),
  /** The window of what it tells of, a network promotion's for one. */
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  // What it points at; their state is asked for live. A race's id, or the series of it: the one that runs, else the next, else the last.
  raceId: RaceId.nullable(),
  offerUrl: ContentUrl.nullable(),
  games: z.array(GameId),
  readingMinutes: z.number().int().min(1),
});
export type ContentCard = z.infer<typeof ContentCard>;

/** Where a link of a body may lead: to a path of ours without the language's segment, or to an `https` address that names nobody's log-in. */
export function isContentAddress(address: string): boolean {
  if (/[\s\\]/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (!address.startsWith('https://') || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && username === '' && password === '';
}

/** A body is a list of blocks, never markup. */
export const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  /** In order. */
  z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
  /** What must not be missed. */
  z.object({ kind: z.literal('note'), text: z.string() }),
  /** The first column names the row. */
  z.object({ kind: z.literal('table'), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** `path`: as `isContentAddress` has it. */
  z.object({
    kind: z.literal('links'),
    items: z.array(z.object({ text: z.string(), path: z.string().regex(/^(\/(?!\/)|https:\/\/)/) })),
  }),
]);
export type ContentBlock = z.infer<typeof ContentBlock>;

/** A page beside this one in its section. */
const Neighbour = z.object({ url: ContentUrl, title: z.string() });

export const ContentPage = ContentCard.extend({
  body: z.array(ContentBlock),
  /** The one that the body is written in. */
  bodyLanguage: z.string(),
  /** The one that was published before and the one after; of `info` the ones that stand before and after. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
});
export type ContentPage = z.infer<typeof ContentPage>;

const shared = { fresh: 60, stale: 24 * 3600 } as const;

export const contentList = call({
  method: 'GET',
  path: '/content/:section',
  summary:
    'A part of what a section holds, newest first (`info` in its own order); `tags` are those of the whole section.',
  session: 'none',
  params: z.object({ section: ContentSection }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(12),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    tag: Tag.optional(),
  }),
  data: z.object({ total: z.number().int().min(0), items: z.array(ContentCard), tags: z.array(Tag) }),
  shared,
  extension: true,
});
export const contentPage = call({
  method: 'GET',
  path: '/content/:section/:url',
  summary: 'One page of a section. A page that was taken down is `gone`.',
  session: 'none',
  params: z.object({ section: ContentSection, url: ContentUrl }),
  data: ContentPage,
  refusals: ['gone'],
  shared: { ...shared, revalidates: true },
  extension: true,
});
