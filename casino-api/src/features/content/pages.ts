import type { Language } from 'contract/constants';
import {
  englishBodySections,
  type ContentBlock,
  type ContentCard,
  type ContentPage,
  type ContentSection,
} from 'contract/content';
import { refused, done, type Outcome } from '../../kernel/outcome';
import { withFacts, type Reader } from './facts';
import { type Asker, setFrom, setStatements } from './reader';
import { filled, readingMinutes, type StoredBlock } from './fill';

interface FactsRow extends Omit<ContentCard, 'games' | 'title' | 'summary' | 'language' | 'readingMinutes'> {
  games: string;
}
interface CardRow extends FactsRow {
  language: Language;
  title: string;
  summary: string;
  own: string | null;
  english: string;
}
interface TextRow {
  language: Language;
  title: string;
  summary: string;
  body: string | null;
}

const factColumns = `p.section, p.url, p.published_at AS publishedAt, p.image, p.tag, p.starts_at AS startsAt, p.ends_at AS endsAt,
  p.race_id AS raceId, p.offer_url AS offerUrl, p.games`;
/** A page's text in the language `?2`, in English where it is not written in it. */
const textJoin = `JOIN content_texts t ON t.section = p.section AND t.url = p.url AND t.language = COALESCE(
  (SELECT language FROM content_texts o WHERE o.section = p.section AND o.url = p.url AND o.language = ?2), 'en')`;

/** A page's body in the language that it is shown in. */
interface Body {
  language: Language;
  blocks: ContentBlock[];
}

/** Pages of the English sections have no other body. `own`, `english`: JSON as it is kept. */
function bodyOf(
  section: ContentSection,
  language: Language,
  own: string | null,
  english: string,
  reader: Reader,
): Body {
  const shown =
    own !== null && !englishBodySections.includes(section)
      ? { language, json: own }
      : { language: 'en' as const, json: english };
  return {
    language: shown.language,
    blocks: filled(JSON.parse(shown.json) as StoredBlock[], { ...reader, language: shown.language }),
  };
}

const cardOf = (
  { games, ...facts }: FactsRow,
  text: Pick<TextRow, 'language' | 'title' | 'summary'>,
  body: Body,
  reader: Reader,
): ContentCard => ({
  ...facts,
  language: text.language,
  title: withFacts(text.title, reader),
  summary: withFacts(text.summary, reader),
  games: JSON.parse(games) as string[],
  readingMinutes: readingMinutes(body.blocks, body.language),
});

export interface ListQuery {
  limit: number;
  offset: number;
  tag?: string | undefined;
}

/** A part of a section as far as it is published: `info` in its own order, everything else newest first. `total` counts what the tag leaves. @param at epoch ms */
export async function contentCards(
  db: D1Database,
  section: ContentSection,
  { limit, offset, tag }: ListQuery,
  asker: Asker,
  at: number,
): Promise<{ total: number; items: ContentCard[]; tags: string[] }> {
  const listed = db.prepare(
    `SELECT ${factColumns}, t.language, t.title, t.summary, t.body AS own, e.body AS english
     FROM content_pages p ${textJoin} JOIN content_texts e ON e.section = p.section AND e.url = p.url AND e.language = 'en'
     WHERE p.section = ?1 AND p.gone_at IS NULL AND p.published_at <= ?6 AND (?3 IS NULL OR p.tag = ?3)
     ORDER BY p.position, p.published_at DESC, p.url LIMIT ?4 OFFSET ?5`,
  );
  const counted = db.prepare(
    'SELECT tag, COUNT(*) AS pages FROM content_pages WHERE section = ? AND gone_at IS NULL AND published_at <= ? GROUP BY tag ORDER BY tag',
  );
  const [cards, counts, ...set] = await db.batch([
    listed.bind(section, asker.language, tag ?? null, limit, offset, at),
    counted.bind(section, at),
    ...setStatements(db),
  ]);
  const reader = { ...asker, ...setFrom(set, at) };
  const tags = counts!.results as { tag: string | null; pages: number }[];
  return {
    total: tags.reduce((sum, each) => sum + (tag === undefined || each.tag === tag ? each.pages : 0), 0),
    items: (cards!.results as unknown as CardRow[]).map(({ language, title, summary, own, english, ...facts }) =>
      cardOf(facts, { language, title, summary }, bodyOf(section, language, own, english, reader), reader),
    ),
    tags: tags.flatMap((each) => each.tag ?? []),
  };
}

/** One page, filled with facts and tables: `not_found` when there is none yet, `gone` when it was taken down. @param at epoch ms */
export async function findContent(
  db: D1Database,
  section: ContentSection,
  url: string,
  asker: Asker,
  at: number,
): Promise<Outcome<ContentPage>> {
  const of = [section, url] as const;
  const beside = (before: boolean) =>
    db
      .prepare(
        `SELECT p.url, t.title FROM content_pages p ${textJoin} JOIN content_pages here ON here.section = ?1 AND here.url = ?3
     WHERE p.section = ?1 AND p.gone_at IS NULL AND p.published_at <= ?4 AND (p.position, -p.published_at, p.url) ${before ? '<' : '>'} (here.position, -here.published_at, here.url)
     ORDER BY p.position ${before ? 'DESC' : 'ASC'}, p.published_at ${before ? 'ASC' : 'DESC'}, p.url ${before ? 'DESC' : 'ASC'} LIMIT 1`,
      )
      .bind(section, asker.language, url, at);
  const [pages, texts, above, below, ...set] = await db.batch([
    db
      .prepare(`SELECT ${factColumns}, p.gone_at AS goneAt FROM content_pages p WHERE p.section = ? AND p.url = ?`)
      .bind(...of),
    db
      .prepare(
        "SELECT language, title, summary, body FROM content_texts WHERE section = ? AND url = ? AND language IN (?, 'en')",
      )
      .bind(...of, asker.language),
    beside(true),
    beside(false),
    ...setStatements(db),
  ]);
  const row = pages!.results[0] as (FactsRow & { goneAt: number | null }) | undefined;
  if (!row || row.publishedAt > at) return refused('not_found');
  if (row.goneAt !== null) return refused('gone');
  const { goneAt: _goneAt, ...facts } = row;
  const written = texts!.results as unknown as TextRow[];
  const inEnglish = written.find(({ language }) => language === 'en');
  const own = written.find(({ language }) => language === asker.language) ?? inEnglish;
  if (!own || !inEnglish?.body) return refused('not_found');
  const reader = { ...asker, ...setFrom(set, at) };
  const body = bodyOf(section, own.language, own.body, inEnglish.body, reader);
  const [higher, lower] = [above!, below!].map(({ results }) => {
    const [neighbour] = results as { url: string; title: string }[];
    return neighbour ? { url: neighbour.url, title: withFacts(neighbour.title, reader) } : null;
  });
  // What stands above in a list of the newest came after; `info` is read from above.
  const [previous, next] = section === 'info' ? [higher, lower] : [lower, higher];
  return done({
    ...cardOf(facts, own, body, reader),
    body: body.blocks,
    bodyLanguage: body.language,
    previous: previous ?? null,
    next: next ?? null,
  });
}
