import { z } from 'zod';
import { call } from './call';
import { RaceId } from './races';

export const contentSections = ['news', 'info', 'network-promotions', 'slot-races', 'deposit-bonus', 'free-spin'] as const;
export const ContentSection = z.enum(contentSections);
export type ContentSection = z.infer<typeof ContentSection>;
/** These speak English only, whatever the reader's language (SPEC §2). */
export const englishOnlySections: readonly ContentSection[] = ['news', 'network-promotions', 'slot-races'];
export const ContentUrl = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).max(100);

/** `language` is the one the text is written in. `publishedAt` is epoch milliseconds. `raceId`: the slot race that the page is about. */
export const ContentCard = z.object({ url: ContentUrl, title: z.string(), summary: z.string(), language: z.string(), publishedAt: z.number().int(), raceId: RaceId.nullable() });
export type ContentCard = z.infer<typeof ContentCard>;

/** A body is a list of blocks, never markup. */
export const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
]);
export type ContentBlock = z.infer<typeof ContentBlock>;
export const ContentPage = ContentCard.extend({ body: z.array(ContentBlock) });
export type ContentPage = z.infer<typeof ContentPage>;

const shared = { fresh: 60, stale: 24 * 3600 } as const;

export const contentList = call({
  method: 'GET', path: '/content/:section', summary: 'What a section holds, newest first.', session: 'none',
  params: z.object({ section: ContentSection }), data: z.object({ items: z.array(ContentCard) }), shared, extension: true,
});
export const contentPage = call({
  method: 'GET', path: '/content/:section/:url', summary: 'One page of a section.', session: 'none',
  params: z.object({ section: ContentSection, url: ContentUrl }), data: ContentPage, shared, extension: true,
});
