import { perLanguage } from 'contract/per-language';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames, type Language } from '~/i18n/languages';
import { PageProvider, type Page } from '~/i18n/page';

type Scalar = string | number | boolean | null | undefined;

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Draws a part of a page, or gives what it was drawn as before: HTML, for `dangerouslySetInnerHTML`. */
export type Drawing<Shown extends object, Facts extends object, Own extends string = never> = (
  page: Pick<Page, 'shared' | 'long'>,
  shown: Shown,
  facts: Facts,
  ...own: [Own] extends [never] ? [] : [Texts<Own>]
) => string;

type Props<Shown extends object, Facts extends object, Own extends string> = { shown: Shown } & Facts &
  ([Own] extends [never] ? object : { own: Texts<Own> });

/** What a part shows that is the house's own and no object's: kept as long as there is room. */
export const ofHouse = {};

/** So many characters are kept an isolate, of all parts together; beyond that all are drawn anew. */
const mostKept = 6_000_000;

interface Kept {
  /** HTML, and by turns the names of the texts in between. */
  pieces: readonly string[];
  /** The same as it travels, once a page has asked for it. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** By the name of what they were told. */
let kept = new WeakMap<object, Map<string, Kept>>();
let characters = 0;
let drawings = 0;

/**
 * Around the name of what a page puts in itself: the letters that Unicode leaves to private use in Latin-1. Texts of others may have them (quotation marks of
 * Windows that were read wrongly), so a mark is only what has one of the part's own names between them.
 */
const [opens, closes] = ['\u0091', '\u0092'];

/**
 * A part of a page that reads alike for many: drawn once, and kept as HTML as long as the object that it shows is
 * (fragment caching; docs/decisions/2026-11-28-drawn-once.md). What it is told besides are a few scalars, which are its name
 * there, so it can't be told anything that it is not kept by; of the page it knows language and house, and asking for
 * more throws (`Page.shared`). Facts are words of ours: what a visitor may type has no end. Texts that each page has of its own (`Own`: its address, what
 * was typed) it is told by names alone, and writes those; the texts come in their places each time, escaped.
 */
export function drawnOnce<
  Shown extends object,
  Facts extends Readonly<Record<keyof Facts, Scalar>> = object,
  Own extends string = never,
>(Part: FunctionComponent<Props<Shown, Facts, Own>>): Drawing<Shown, Facts, Own> {
  return writtenOnce(({ shared }, shown, facts, ...own) => {
    const props = { ...facts, ...(own[0] && { own: own[0] }), shown } as unknown as Props<Shown, Facts, Own>;
    return renderToStaticMarkup(<PageProvider value={shared}>{createElement(Part, props)}</PageProvider>);
  });
}

/** The same of HTML that is put together of parts. @param write makes it; it knows as much as a part does */
export function writtenOnce<
  Shown extends object,
  Facts extends Readonly<Record<keyof Facts, Scalar>> = object,
  Own extends string = never,
>(write: Drawing<Shown, Facts, Own>): Drawing<Shown, Facts, Own> {
  const part = (drawings += 1);
  return ({ shared, long }, shown, facts, ...own) => {
    const [texts] = own as [Texts<string>?];
    const name = `${part} ${shared.locale} ${shared.site} ${JSON.stringify(facts)}`;
    let known = kept.get(shown)?.get(name);
    if (!known) {
      const names = Object.keys(texts ?? {});
      const places = texts && Object.fromEntries(names.map((each) => [each, opens + each + closes]));
      const html = inFewBytes(write({ shared }, shown, facts, ...([places] as unknown as typeof own)), shared.locale);
      makeRoom(html.length);
      known = { pieces: texts ? html.split(new RegExp(opens + `(${names.join('|')})` + closes)) : [html] };
      const beside = kept.get(shown);
      if (beside) beside.set(name, known);
      else kept.set(shown, new Map([[name, known]]));
    }
    return texts ? filled(known, texts, shared.locale) : whole(known, long);
  };
}

function makeRoom(more: number): void {
  if (characters + more > mostKept) forgetDrawn();
  characters += more;
}

function filled({ pieces }: Kept, texts: Texts<string>, locale: Language): string {
  let html = pieces[0]!;
  for (let place = 1; place < pieces.length; place += 2)
    html += escaped(texts[pieces[place]!]!, locale) + pieces[place + 1]!;
  return html;
}

/** As long as a part has to be to come into its page as bytes, in characters: the list of a whole page. */
const isLong = 8_000;

function whole(part: Kept, long: Page['long']): string {
  const html = part.pieces[0]!;
  if (!long || html.length < isLong) return html;
  if (!part.bytes) makeRoom((part.bytes = new TextEncoder().encode(html)).length);
  return long.markOf(part.bytes);
}

let secret: string | undefined;

/**
 * The long parts of one page. React writes marks in their places, and they come there as bytes, encoded once an isolate: to put a list of sixty matches into a
 * text and encode that was a tenth of the page. What visitors type can't be a mark: nobody knows the isolate's secret in it.
 */
export class LongParts {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];

  markOf(part: Uint8Array<ArrayBuffer>): string {
    secret ??= crypto.randomUUID();
    return opens + secret + opens + (this.parts.push(part) - 1) + closes;
  }

  /** The page as it travels. */
  complete(html: string): string | Uint8Array<ArrayBuffer> {
    if (this.parts.length === 0) return html;
    const encoder = new TextEncoder();
    const [before, ...rest] = html.split(opens + secret + opens);
    const bytes = [encoder.encode(before)];
    for (const text of rest) {
      const end = text.indexOf(closes);
      bytes.push(this.parts[Number(text.slice(0, end))]!, encoder.encode(text.slice(end + 1)));
    }
    return Buffer.concat(bytes);
  }
}

const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as React writes it, in an attribute or between tags. */
const escaped = (text: string, locale: Language): string =>
  inFewBytes(
    text.replace(/["'&<>]/g, (letter) => references[letter]!),
    locale,
  );

/** For tests, and when too much was kept. */
export function forgetDrawn(): void {
  kept = new WeakMap();
  characters = 0;
}

const beyondLatin = /[^\0-\u{ff}]/gu;

/**
 * HTML whose letters beyond Latin-1 are written as references. The runtime keeps a text with a single one of them at two
 * bytes a letter, and encodes it at five times the cost: one dash makes a whole page dear.
 */
export const inFewBytes = (html: string, locale: Language): string =>
  isBeyondLatin[locale] ? html : asReferences(html);

const asReferences = (html: string): string => html.replace(beyondLatin, (letter) => `&#${letter.codePointAt(0)};`);

/** Languages that are written in such letters: there references are only longer. */
const isBeyondLatin = perLanguage((language) => asReferences(languageNames[language]) !== languageNames[language]);
