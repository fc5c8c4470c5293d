import type { Language } from 'contract/constants';
import type { ContentBlock, ContentSection } from 'contract/content';
import { type Reader, withFacts } from './facts';
import { filled } from './fill';
import { pageStatements, SeedPage } from './seed-pages';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/** A page as an editor's list shows it. Times are epoch ms; `languages`: those that it is written in; `bodies`: those of them that have a body of their own. */
export interface ListedPage {
  url: string;
  title: string;
  publishedAt: number;
  goneAt: number | null;
  languages: string[];
  bodies: string[];
}

/** The pages of a section, published or not, the newest first. */
export const listPages = async (
  db: D1Database,
  section: ContentSection,
  reader: Reader,
  place: Place | null,
  size: number,
): Promise<Page<ListedPage>> =>
  pageWith(
    await readPage<Omit<ListedPage, 'languages' | 'bodies'> & { written: string }>(
      db,
      {
        columns: `p.url AS url, p.published_at AS publishedAt, p.gone_at AS goneAt, p.written AS written,
          (SELECT t.title FROM content_texts t WHERE t.section = p.section AND t.url = p.url AND t.language = 'en') AS title`,
        from: 'content_pages p',
        where: 'p.section = ?',
        values: [section],
        keys: ['p.published_at', 'p.url'],
        isDescending: true,
      },
      place,
      size,
    ),
    ({ written, ...row }) => {
      const hasBody = JSON.parse(written) as Record<string, boolean>;
      const languages = Object.keys(hasBody);
      return {
        ...row,
        title: withFacts(row.title, reader),
        ...{ languages, bodies: languages.filter((language) => hasBody[language]) },
      };
    },
  );

/** A page as its readers get it in a language; null where that has no text of its own. English is read where a body is not translated. */
export function pageAsRead(
  { texts }: SeedPage,
  reader: Reader,
): { title: string; summary: string; body: ContentBlock[] } | null {
  const text = texts[reader.language];
  if (!text) return null;
  const language = text.body ? reader.language : 'en';
  return {
    title: withFacts(text.title, reader),
    summary: withFacts(text.summary, reader),
    body: filled(texts[language]!.body!, { ...reader, language }),
  };
}

/** A page whole, as it is kept; null when there is none. */
export async function keptPage(db: D1Database, section: string, url: string): Promise<SeedPage | null> {
  const [pages, texts] = await db.batch([
    db
      .prepare(
        `SELECT section, url, published_at AS publishedAt, image, tag, starts_at AS startsAt, ends_at AS endsAt, race_id AS raceId, offer_url AS offerUrl,
           games, position, gone_at IS NOT NULL AS gone FROM content_pages WHERE section = ? AND url = ?`,
      )
      .bind(section, url),
    db
      .prepare('SELECT language, title, summary, body FROM content_texts WHERE section = ? AND url = ?')
      .bind(section, url),
  ]);
  const row = pages!.results[0] as (Record<string, unknown> & { games: string; gone: number }) | undefined;
  if (!row) return null;
  const rows = texts!.results as { language: Language; title: string; summary: string; body: string | null }[];
  const written = rows.map(({ language, title, summary, body }) => [
    language,
    { title, summary, body: body === null ? null : (JSON.parse(body) as unknown) },
  ]);
  return SeedPage.parse({
    ...row,
    ...{ games: JSON.parse(row.games) as unknown, gone: row.gone === 1, texts: Object.fromEntries(written) as unknown },
  });
}

/** The statements that write a page and keep it as a version. @param at epoch ms */
export const writePage = (db: D1Database, page: SeedPage, by: string, at: number): D1PreparedStatement[] => [
  ...pageStatements(db, page, null, at),
  db
    .prepare('INSERT OR REPLACE INTO content_versions (section, url, at, written_by, page) VALUES (?, ?, ?, ?, ?)')
    .bind(page.section, page.url, at, by, JSON.stringify(page)),
];

/** The statement that puts a page back that was taken down. */
export const putBack = (db: D1Database, section: string, url: string): D1PreparedStatement =>
  db
    .prepare('UPDATE content_pages SET gone_at = NULL WHERE section = ? AND url = ? AND gone_at IS NOT NULL')
    .bind(section, url);

/** Who wrote a page and when, the newest first. */
export const pageVersions = (
  db: D1Database,
  section: string,
  url: string,
  place: Place | null,
  size: number,
): Promise<Page<{ at: number; by: string }>> =>
  readPage(
    db,
    {
      columns: 'at, written_by AS "by"',
      from: 'content_versions',
      where: 'section = ? AND url = ?',
      values: [section, url],
      keys: ['at'],
      isDescending: true,
    },
    place,
    size,
  );

/** A page as it was written at a time; null: it was not. */
export async function findVersion(db: D1Database, section: string, url: string, at: number): Promise<SeedPage | null> {
  const kept = await db
    .prepare('SELECT page FROM content_versions WHERE section = ? AND url = ? AND at = ?')
    .bind(section, url, at)
    .first<string>('page');
  return kept === null ? null : SeedPage.parse(JSON.parse(kept));
}
