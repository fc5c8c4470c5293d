import { perLanguage } from 'contract/per-language';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames, type Language } from '~/i18n/languages';
import { PageProvider, type Page } from '~/i18n/page';

type Scalar = string | number | boolean | null | undefined;

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Draws a part of a page, or gives what it was drawn as before: HTML, for `dangerouslySetInnerHTML`. */
export type Drawing<Shown extends object, Facts extends object, Own extends string = never> = (
  page: Pick<Page, 'shared'>,
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

/** By the name of what they were told: HTML, and by turns the names of the texts in between. */
let kept = new WeakMap<object, Map<string, readonly string[]>>();
let characters = 0;
let drawings = 0;

/** Around the name of what a page puts in itself: the letters that Unicode leaves to private use in Latin-1, which no text of ours has. */
const [opens, closes] = ['\u0091', '\u0092'];
const marks = /[\u0091\u0092]/;

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
  return ({ shared }, shown, facts, ...own) => {
    const [texts] = own as [Texts<string>?];
    const name = `${part} ${shared.locale} ${shared.site} ${JSON.stringify(facts)}`;
    const known = kept.get(shown)?.get(name);
    if (known) return filled(known, texts, shared.locale);
    const places = texts && Object.fromEntries(Object.keys(texts).map((text) => [text, opens + text + closes]));
    const html = inFewBytes(write({ shared }, shown, facts, ...([places] as unknown as typeof own)), shared.locale);
    if (characters + html.length > mostKept) forgetDrawn();
    characters += html.length;
    const pieces = html.split(marks);
    const beside = kept.get(shown);
    if (beside) beside.set(name, pieces);
    else kept.set(shown, new Map([[name, pieces]]));
    return filled(pieces, texts, shared.locale);
  };
}

function filled(pieces: readonly string[], texts: Texts<string> = {}, locale: Language): string {
  let html = pieces[0]!;
  for (let place = 1; place < pieces.length; place += 2)
    html += escaped(texts[pieces[place]!]!, locale) + pieces[place + 1]!;
  return html;
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
