import { createHash } from 'node:crypto';
import type { ContentBlock, ContentSection } from 'contract/content';
import type { Language } from 'contract/constants';
import { contentBonuses } from './content-bonuses';
import { contentEnglish } from './content-english';
import { contentInfo } from './content-info';

/** A text in one language; each line of `body` is a paragraph. */
export interface SeedText {
  title: string;
  summary: string;
  body: readonly string[];
}

/** A page that a fresh catalogue starts with. `publishedAt` is an ISO date. */
export interface SeedPage {
  section: ContentSection;
  url: string;
  publishedAt: string;
  /** The race that it is about. */
  raceId?: string;
  texts: Readonly<Partial<Record<Language, SeedText>> & { en: SeedText }>;
}

export const seedPages: readonly SeedPage[] = [...contentEnglish, ...contentInfo, ...contentBonuses];

const columns = ['section', 'url', 'language', 'title', 'summary', 'body', 'published_at', 'race_id'] as const;
const blocksOf = (body: readonly string[]): ContentBlock[] => body.map((text) => ({ kind: 'paragraph', text }));

/** Fills the pages, those of `more` too. Repeating it changes nothing; pages that are no longer seeded stay, they may be an editor's. @returns whether anything was written */
export async function seedContent(db: D1Database, more: readonly SeedPage[] = []): Promise<boolean> {
  const rows = [...seedPages, ...more].flatMap(({ section, url, publishedAt, raceId, texts }) =>
    Object.entries(texts).map(([language, { title, summary, body }]) => [section, url, language, title, summary, JSON.stringify(blocksOf(body)), Date.parse(publishedAt), raceId ?? null]),
  );
  const hash = createHash('sha256').update(JSON.stringify([columns, rows])).digest('hex');
  const seeded = await db.prepare("SELECT hash FROM seeds WHERE name = 'content'").first<{ hash: string }>();
  if (seeded?.hash === hash) return false;
  const upsert = db.prepare(
    `INSERT INTO content_pages (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
     ON CONFLICT (section, url, language) DO UPDATE SET ${columns.slice(3).map((column) => `${column} = excluded.${column}`).join(', ')}`,
  );
  await db.batch([
    ...rows.map((values) => upsert.bind(...values)),
    db.prepare("INSERT INTO seeds (name, hash) VALUES ('content', ?) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash").bind(hash),
  ]);
  return true;
}
