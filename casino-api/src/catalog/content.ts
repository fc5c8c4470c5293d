import type { Language } from 'contract/constants';
import { englishOnlySections, type ContentBlock, type ContentCard, type ContentPage, type ContentSection } from 'contract/content';

const cardColumns = 'url, title, summary, language, published_at AS publishedAt, race_id AS raceId';
const languageOf = (section: ContentSection, reader: Language): Language => (englishOnlySections.includes(section) ? 'en' : reader);

/** A section's pages, newest first, each in the reader's language where it is written in it, else in English. */
export async function contentCards(db: D1Database, section: ContentSection, reader: Language): Promise<ContentCard[]> {
  const { results } = await db
    .prepare(
      `SELECT ${cardColumns} FROM content_pages p WHERE section = ?1 AND (language = ?2 OR language = 'en' AND NOT EXISTS (
         SELECT 1 FROM content_pages o WHERE o.section = p.section AND o.url = p.url AND o.language = ?2))
       ORDER BY published_at DESC, url`,
    )
    .bind(section, languageOf(section, reader))
    .all<ContentCard>();
  return results;
}

/** The same for one page; null when there is none. */
export async function findContent(db: D1Database, section: ContentSection, url: string, reader: Language): Promise<ContentPage | null> {
  const row = await db
    .prepare(`SELECT ${cardColumns}, body FROM content_pages WHERE section = ? AND url = ? AND language IN (?, 'en') ORDER BY language = 'en' LIMIT 1`)
    .bind(section, url, languageOf(section, reader))
    .first<ContentCard & { body: string }>();
  return row && { ...row, body: JSON.parse(row.body) as ContentBlock[] };
}
