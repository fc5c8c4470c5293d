/** Looks at pages in a browser as a phone shows them, and takes their pictures. */
import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { languages, type Language } from 'contract/languages';
import type { Row } from './corpus';
import { type Known, knower, nameOf } from './known';
import { setAt, spotsOn, type Sight } from './places';

const [width, least] = [360, 740];
export const phone = { width, height: least };

/** A page that was looked at: enough to look at it again. */
interface Kept {
  html: string;
  address: string;
  spoken: Language;
}

export class Viewer {
  readonly sights: Sight[] = [];
  /** Of what was looked at, by its picture. */
  private readonly kept = new Map<string, Kept>();
  private readonly knowers: ReadonlyMap<Language, (shown: string) => readonly Known[]>;

  /** @param folder of the pictures */
  constructor(
    private readonly rows: readonly Row[],
    private readonly folder: string,
  ) {
    this.knowers = new Map(languages.map((each) => [each, knower(rows, each)]));
  }

  knows(language: Language): (shown: string) => readonly Known[] {
    return this.knowers.get(language)!;
  }

  spokenOn({ picture }: Pick<Sight, 'picture'>): Language {
    return this.kept.get(picture)!.spoken;
  }

  get seen(): Set<string> {
    return new Set(this.sights.map(({ name }) => name));
  }

  /** Looks at the page that is open. @param wanted only texts of these names, and no picture when it shows none of them */
  async look(page: Page, screen: string, spoken: Language, wanted?: ReadonlySet<string>): Promise<string | null> {
    await asTallAsThePage(page);
    const spots = (await spotsOn(page, this.knows(spoken))).filter(({ name }) => !wanted || wanted.has(name));
    if (wanted && spots.length === 0) return null;
    const picture = this.free(screen);
    await page.screenshot({ path: path.join(this.folder, picture), type: 'jpeg', quality: 60, fullPage: true });
    const found = await foundAs(page);
    this.sights.push(...spots.map((spot) => ({ ...spot, screen, picture, found })));
    this.kept.set(picture, { html: await page.content(), address: page.url(), spoken });
    await page.setViewportSize(phone);
    return picture;
  }

  /** Looks at a page that somebody else got. @param address of the product, whose sheets it asks for */
  async lookAt(
    page: Page,
    address: string,
    html: string,
    screen: string,
    spoken: Language,
    wanted?: ReadonlySet<string>,
  ) {
    await serve(page, address, html);
    return this.look(page, screen || (await page.title()), spoken, wanted);
  }

  /** Sets a text where another was met, and takes a picture of it there. */
  async setAt(
    page: Page,
    row: Row,
    sight: Sight,
    how: NonNullable<Sight['set']>['how'],
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { html, address, spoken } = this.kept.get(sight.picture)!;
    await serve(page, address, html);
    await asTallAsThePage(page);
    const text = row.text[spoken].replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
    const spot = await setAt(page, sight, text, how === 'beside');
    const picture = this.free(nameOf(row));
    await page.screenshot({ path: path.join(this.folder, picture), type: 'jpeg', quality: 60, fullPage: true });
    const found = await foundAs(page);
    const { name, screen, at } = sight;
    const set = { how, name };
    this.sights.push({ ...spot, name: nameOf(row), said: text, values, at, screen, picture, found, set });
    await page.setViewportSize(phone);
  }

  async write(name: string, text: string): Promise<string> {
    const file = path.join(this.folder, name);
    await writeFile(file, text);
    return file;
  }

  private readonly pictures = new Set<string>();
  private free(screen: string): string {
    const name = screen.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
    let picture = `${name}.jpg`;
    for (let more = 2; this.pictures.has(picture); more++) picture = `${name}-${more}.jpg`;
    this.pictures.add(picture);
    return picture;
  }
}

/** So that what is fixed to the window's edge stands at the page's. */
async function asTallAsThePage(page: Page): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(tall, least) });
}

async function serve(page: Page, address: string, html: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(address);
  await page.unrouteAll();
}

const foundAs = (page: Page): Promise<Sight['found']> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }));
