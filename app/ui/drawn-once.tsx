import { perLanguage } from 'contract/per-language';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames, type Language } from '~/i18n/languages';
import { PageProvider, type Page } from '~/i18n/page';

type Scalar = string | number | boolean | null | undefined;

/** Draws a part of a page, or gives what it was drawn as before: HTML, for `dangerouslySetInnerHTML`. */
export type Drawing<Shown extends object, Facts extends object> = (
  page: Pick<Page, 'shared'>,
  shown: Shown,
  facts: Facts,
) => string;

/** What a part shows that is the house's own and no object's: kept as long as there is room. */
export const ofHouse = {};

/** So many characters are kept an isolate, of all parts together; beyond that all are drawn anew. */
const mostKept = 6_000_000;

let kept = new WeakMap<object, Map<string, string>>();
let characters = 0;
let drawings = 0;

/**
 * A part of a page that reads alike for many: drawn once, and kept as HTML as long as the object that it shows is
 * (fragment caching; docs/decisions/2026-11-28-drawn-once.md). What it is told besides are a few scalars, which are its name
 * there, so it can't be told anything that it is not kept by; of the page it knows language and house, and asking for
 * more throws (`Page.shared`). Facts are words of ours: what a visitor may type has no end.
 */
export function drawnOnce<Shown extends object, Facts extends Readonly<Record<keyof Facts, Scalar>> = object>(
  Part: FunctionComponent<{ shown: Shown } & Facts>,
): Drawing<Shown, Facts> {
  const part = (drawings += 1);
  return ({ shared }, shown, facts) => {
    const name = `${part} ${shared.locale} ${shared.site} ${JSON.stringify(facts)}`;
    const drawn = kept.get(shown)?.get(name);
    if (drawn !== undefined) return drawn;
    const text = renderToStaticMarkup(
      <PageProvider value={shared}>
        {createElement(Part, { ...facts, shown } as { shown: Shown } & Facts)}
      </PageProvider>,
    );
    const html = inFewBytes(text, shared.locale);
    if (characters + html.length > mostKept) forgetDrawn();
    characters += html.length;
    const beside = kept.get(shown);
    if (beside) beside.set(name, html);
    else kept.set(shown, new Map([[name, html]]));
    return html;
  };
}

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
