import { createHash } from 'node:crypto';
import { languages } from 'contract/constants';
import { ContentBlock, ContentCard } from 'contract/content';
import { z } from 'zod';

const StoredBlockSchema = z.union([ContentBlock, z.object({ kind: z.literal('data'), table: z.string() })]);

/** `body`: null where the English one is shown. */
const SeedText = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  body: z.array(StoredBlockSchema).min(1).nullable(),
});
const { section, url, publishedAt, image, tag, startsAt, endsAt, raceId, offerUrl, games } = ContentCard.shape;

/** A page as a seed brings it: `npm run build` makes them of `locales/<language>/content`. */
export const SeedPage = z.object({
  section,
  url,
  publishedAt,
  image,
  tag,
  startsAt,
  endsAt,
  raceId,
  offerUrl,
  games,
  /** The order of `info`; 0 elsewhere. */
  position: z.number().int(),
  /** Taken down: its address says so. */
  gone: z.boolean(),
  texts: z.record(z.enum(languages), SeedText).refine(({ en }) => en?.body, 'English is missing'),
});
export type SeedPage = z.infer<typeof SeedPage>;
/** What `build/content/pages.json` holds and the seed call takes. */
export const SeedContent = z.object({ content: z.array(SeedPage).max(2_000).default([]) });

const pageColumns = [
  'section',
  'url',
  'published_at',
  'image',
  'tag',
  'starts_at',
  'ends_at',
  'race_id',
  'offer_url',
  'games',
  'position',
  'gone_at',
  'seed_hash',
  'written',
] as const;

const hashOf = (page: SeedPage): string => createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 32);
const keyOf = (page: { section: string; url: string }): string => `${page.section}/${page.url}`;

/**
 * Writes the pages whose seeded text is another than last time. Repeating it changes nothing; what an editor did to a page stays until its own text
 * changes, and pages that are no longer seeded stay too, they may be an editor's. @returns whether anything was written
 */
export async function seedContent(db: D1Database, pages: readonly SeedPage[], at: number): Promise<boolean> {
  const { results } = await db
    .prepare('SELECT section, url, seed_hash AS hash FROM content_pages')
    .all<{ section: string; url: string; hash: string | null }>();
  const known = new Map(results.map((row) => [keyOf(row), row.hash]));
  const changed = pages
    .map((page) => ({ page, hash: hashOf(page) }))
    .filter(({ page, hash }) => known.get(keyOf(page)) !== hash);
  if (changed.length === 0) return false;
  await db.batch(changed.flatMap(({ page, hash }) => pageStatements(db, page, hash, at)));
  return true;
}

/** The statement that takes a page down, so that its address says so; it stays kept. @param at epoch ms */
export const takeDown = (db: D1Database, section: string, url: string, at: number): D1PreparedStatement =>
  db
    .prepare('UPDATE content_pages SET gone_at = ? WHERE section = ? AND url = ? AND gone_at IS NULL')
    .bind(at, section, url);

/** In which languages a page is written, and whether it has a body of its own in each: what the editors' list shows of its texts, kept beside them. */
const writtenIn = (texts: SeedPage['texts']): Record<string, boolean> =>
  Object.fromEntries(Object.entries(texts).map(([language, { body }]) => [language, body !== null]));

/** The statements that write a page as it is given, texts and all. @param hash of what was seeded, null for what an editor wrote; at: epoch ms */
export function pageStatements(
  db: D1Database,
  { texts, ...page }: SeedPage,
  hash: string | null,
  at: number,
): D1PreparedStatement[] {
  const putPage = db.prepare(
    `INSERT INTO content_pages (${pageColumns.join(', ')}) VALUES (${pageColumns.map(() => '?').join(', ')})
     ON CONFLICT (section, url) DO UPDATE SET ${pageColumns
       .slice(2)
       .map((column) => `${column} = excluded.${column}`)
       .join(', ')}`,
  );
  const dropTexts = db.prepare('DELETE FROM content_texts WHERE section = ? AND url = ?');
  const putTexts = db.prepare(
    `INSERT INTO content_texts (section, url, language, title, summary, body)
     SELECT ?1, ?2, value ->> 'language', value ->> 'title', value ->> 'summary', NULLIF(value -> 'body', 'null') FROM json_each(?3)`,
  );
  return [
    putPage.bind(
      page.section,
      page.url,
      page.publishedAt,
      page.image,
      page.tag,
      page.startsAt,
      page.endsAt,
      page.raceId,
      page.offerUrl,
      JSON.stringify(page.games),
      page.position,
      page.gone ? at : null,
      hash,
      JSON.stringify(writtenIn(texts)),
    ),
    dropTexts.bind(page.section, page.url),
    putTexts.bind(
      page.section,
      page.url,
      JSON.stringify(Object.entries(texts).map(([language, text]) => ({ language, ...text }))),
    ),
  ];
}
