/**
 * The pages that people read, from `locales/<language>/content/<section>/<url>.md` to what the seed call takes. A page that is not whole in every
 * language stops the build: all that is wrong is told at once, file by file.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, type Language } from 'contract/constants';
import { contentSections, ContentUrl, englishBodySections, newsTags, type ContentSection } from 'contract/content';
import { GameId } from 'contract/game-id';
import { languageFacts } from 'contract/languages';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { raceSeries } from 'locales/en/race-series';
import { games } from '../../casino-api/src/games/registry';
import { factPlace, isFact } from '../../casino-api/src/features/content/facts';
import type { StoredBlock } from '../../casino-api/src/features/content/fill';
import type { SeedPage } from '../../casino-api/src/features/content/seed-pages';
import { isTable } from '../../casino-api/src/features/content/tables';
import { blocksOf, NotABlock, shapeOf, textsOf } from './blocks';

/** All that is wrong with the texts, a line each. */
export class BrokenContent extends Error {
  override name = 'BrokenContent';
  constructor(readonly problems: readonly string[]) {
    super(['The pages are not whole:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

const line = z.string().trim().min(1);
const Words = z.object({ title: line, summary: line }).strict();
const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\dZ)?$/, 'a day such as 2026-11-05, or 2026-11-05T18:00Z')
  .transform((text) => Date.parse(text))
  .refine(Number.isFinite, 'no day of the calendar');
/** What stands in the English file alone: it is the same in every language. */
const Facts = Words.extend({
  published: Day,
  /** The name of a drawing in `public/pictures`. */
  image: line.optional(),
  tag: line.optional(),
  games: z.array(GameId).default([]),
  /** A series of races: single ones are over too soon to be pointed at. */
  race: line.optional(),
  offer: ContentUrl.optional(),
  starts: Day.optional(),
  ends: Day.optional(),
  /** The place among the pages of `info`. */
  order: z.number().int().default(0),
  /** Taken down: the address answers 410. */
  gone: z.boolean().default(false),
}).strict();

interface Written<Front> {
  front: Front;
  body: StoredBlock[];
}

const knownGames = new Set(games.map(({ id }) => id));
const fileOf = (language: Language, section: string, url: string): string =>
  `locales/${language}/content/${section}/${url}.md`;
const inEnglishOnly = (section: ContentSection): boolean => englishBodySections.includes(section);

class Compiler {
  readonly problems: string[] = [];

  constructor(private readonly root: string) {}

  private async pagesIn(language: Language): Promise<string[]> {
    const folder = path.join(this.root, 'locales', language, 'content');
    if (!existsSync(folder)) return [];
    const files = (await readdir(folder, { withFileTypes: true, recursive: true })).filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.'),
    );
    return files.map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
  }

  /** Every page that is written in any language. */
  async addresses(): Promise<{ section: ContentSection; url: string }[]> {
    const found = new Map<string, { section: ContentSection; url: string }>();
    for (const language of languages) {
      for (const file of await this.pagesIn(language)) {
        const [, section = '', url = ''] = /^([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
        if (!contentSections.includes(section as ContentSection) || !ContentUrl.safeParse(url).success) {
          this.problems.push(
            `locales/${language}/content/${file}: no page: a page is <section>/<url>.md, the section one of ${contentSections.join(', ')}`,
          );
        } else found.set(`${section}/${url}`, { section: section as ContentSection, url });
      }
    }
    return [...found.keys()].sort().map((key) => found.get(key)!);
  }

  /** A file's front matter and blocks; null, with what is wrong told, when it is not whole. */
  private async read<Schema extends z.ZodTypeAny>(
    file: string,
    schema: Schema,
    language: Language,
  ): Promise<Written<z.output<Schema>> | null> {
    const text = await readFile(path.join(this.root, file), 'utf8').catch(() => null);
    if (text === null) return this.wrong(file, 'missing: a page stands in every language');
    const parts = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(text);
    if (!parts) return this.wrong(file, 'has no front matter between two lines of ---');
    try {
      const front = schema.safeParse(parseYaml(parts[1]!));
      if (!front.success) {
        for (const { path: where, message } of front.error.issues)
          this.wrong(file, `front matter${where.length ? `, ${where.join('.')}` : ''}: ${message}`);
        return null;
      }
      const body = blocksOf(parts[2] ?? '', languageFacts[language].between.words);
      const words = front.data as z.infer<typeof Words>;
      const isWhole =
        this.checkPlaces(file, [words.title, words.summary, ...body.flatMap(textsOf)]) && this.checkTables(file, body);
      return isWhole ? { front: front.data as z.output<Schema>, body } : null;
    } catch (error) {
      if (error instanceof NotABlock) return this.wrong(file, error.message);
      return this.wrong(file, `front matter: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  private wrong(file: string, what: string): null {
    this.problems.push(`${file}: ${what}`);
    return null;
  }

  private checkPlaces(file: string, texts: readonly string[]): boolean {
    const unknown = texts
      .flatMap((text) => text.match(/\{[^}]*\}?/g) ?? [])
      .filter((place) => !isFact(place.slice(1, -1)));
    for (const place of new Set(unknown))
      this.wrong(file, `${place} is no fact; facts stand in casino-api/src/features/content/facts.ts`);
    return unknown.length === 0;
  }

  private checkTables(file: string, body: readonly StoredBlock[]): boolean {
    const unknown = body.flatMap((block) => (block.kind === 'data' && !isTable(block.table) ? [block.table] : []));
    for (const table of unknown)
      this.wrong(file, `{table:${table}} is no table; tables stand in casino-api/src/features/content/tables.ts`);
    return unknown.length === 0;
  }

  /** The same blocks with the same facts as in English. */
  private compare(file: string, body: readonly StoredBlock[], english: readonly StoredBlock[]): void {
    const factsOf = (block: StoredBlock): string =>
      [...new Set(textsOf(block).flatMap((text) => text.match(factPlace) ?? []))].sort().join(' ');
    if (body.length !== english.length)
      this.wrong(file, `has ${body.length} blocks, the English page ${english.length}`);
    for (const [index, block] of body.slice(0, english.length).entries()) {
      const [own, theirs] = [block, english[index]!];
      if (shapeOf(own) !== shapeOf(theirs))
        return void this.wrong(file, `block ${index + 1} is ${shapeOf(own)}, in English ${shapeOf(theirs)}`);
      if (factsOf(own) !== factsOf(theirs))
        this.wrong(
          file,
          `block ${index + 1} tells ${factsOf(own) || 'no fact'}, in English ${factsOf(theirs) || 'no fact'}`,
        );
    }
  }

  private checkFacts(
    file: string,
    section: ContentSection,
    { image, tag, games, race, starts, ends }: z.output<typeof Facts>,
  ): void {
    if (image !== undefined && !existsSync(path.join(this.root, 'public/pictures', `${image}.svg`)))
      this.wrong(file, `there is no public/pictures/${image}.svg`);
    if (section === 'news' && !(newsTags as readonly string[]).includes(tag ?? ''))
      this.wrong(file, `news has one of the tags ${newsTags.join(', ')}`);
    for (const id of games) if (!knownGames.has(id)) this.wrong(file, `${id} is no game of ours`);
    if (race !== undefined && !Object.hasOwn(raceSeries, race))
      this.wrong(file, `${race} is no series of races; they are ${Object.keys(raceSeries).join(', ')}`);
    if (starts !== undefined && ends !== undefined && ends <= starts) this.wrong(file, 'ends before it starts');
  }

  async page(section: ContentSection, url: string): Promise<SeedPage | null> {
    const file = fileOf('en', section, url);
    const english = await this.read(file, Facts, 'en');
    if (!english) return null;
    if (english.body.length === 0) this.wrong(file, 'has no body');
    this.checkFacts(file, section, english.front);
    const { title, summary, published, image, tag, games, race, offer, starts, ends, order, gone } = english.front;
    const texts: SeedPage['texts'] = { en: { title, summary, body: english.body } };
    for (const language of languages.filter((each) => each !== 'en')) {
      const own = fileOf(language, section, url);
      const written = await this.read(own, Words, language);
      if (!written) continue;
      if (!inEnglishOnly(section)) this.compare(own, written.body, english.body);
      else if (written.body.length)
        this.wrong(
          own,
          `has a body: pages of ${section} speak English, only title and summary are told in other languages`,
        );
      texts[language] = { ...written.front, body: inEnglishOnly(section) ? null : written.body };
    }
    return {
      section,
      url,
      publishedAt: published,
      image: image === undefined ? null : `/pictures/${image}.svg`,
      tag: tag ?? null,
      startsAt: starts ?? null,
      endsAt: ends ?? null,
      raceId: race ?? null,
      offerUrl: offer ?? null,
      games,
      position: order,
      gone,
      texts,
    };
  }
}

/** @param root the folder that holds `locales` and `public` @throws BrokenContent */
export async function compileContent(root: string): Promise<{ content: SeedPage[] }> {
  const compiler = new Compiler(root);
  const content: SeedPage[] = [];
  for (const { section, url } of await compiler.addresses()) {
    const page = await compiler.page(section, url);
    if (page) content.push(page);
  }
  if (compiler.problems.length) throw new BrokenContent(compiler.problems);
  return { content };
}
