import { barePage, escaped, type PageLooks } from '../kernel/html';
import type { Operator } from '../features/operators';
import { style } from './looks';
import { menuOf } from './menu';

interface OperatorLooks extends Pick<PageLooks, 'lang' | 'status' | 'hasPictures'> {
  /** What stands at the top, when it is not the title. */
  heading?: string;
  /** Who reads it; left out while nobody is signed in. */
  operator?: Operator;
}

/** A page for operators. */
export const operatorPage = (
  title: string,
  body: string,
  { heading = title, operator, ...looks }: OperatorLooks = {},
): Response =>
  barePage(title, `<h1>${escaped(heading)}</h1>${body}`, {
    ...{ ...looks, style },
    ...(operator ? { header: menuOf(operator), bodyClass: 'with-menu' } : {}),
  });

export const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;

/** Pairs of a name, which is ours, and a text, which may be anybody's. */
export const facts = (pairs: readonly (readonly [name: string, text: string])[]): string =>
  `<dl>${pairs.map(([name, text]) => `<div><dt>${name}</dt><dd>${breakable(text)}</dd></div>`).join('')}</dl>`;

/** A cell that is more than a text, such as a link: markup of ours. */
export interface Markup {
  html: string;
}

/** A date with its time, as `renderTime` writes it in English, or an amount: not to be broken. */
const isMoment = /^(\d{1,2} \w{3} \d{4}, \d{2}:\d{2}|-?[^\d\s]{0,3}[\d,.]+)$/;

/**
 * A text of anybody, escaped, that breaks where a reader would break it. A mail address stands on a line of its own
 * before it breaks, and then before its at sign or a dot; a moment does not break.
 */
export const breakable = (text: string): string =>
  escaped(text)
    .replace(/[^\s<>]+@[^\s<>]+/g, (address) => `<span class="address">${address.replace(/[@.]/g, '<wbr>$&')}</span>`)
    .replace(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/g, '<span class="whole">$&</span>');

/** Rows under heads; on a phone each row is a card. @param looks `figures` to compare: they stand to the right */
export function table(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (string | Markup)[])[],
  looks: 'texts' | 'figures' = 'texts',
): string {
  if (rows.length === 0) return `<p class="none">None.</p>`;
  const cell = (each: string | Markup, place: number): string => {
    const text = typeof each === 'string' ? breakable(each) : each.html;
    const whole = typeof each === 'string' && isMoment.test(each) ? ' class="when"' : '';
    return `<td role="cell"${whole} data-head="${escaped(heads[place] ?? '')}">${text && `<div>${text}</div>`}</td>`;
  };
  const head = heads.map((each) => `<th role="columnheader">${escaped(each)}</th>`).join('');
  const body = rows.map((row) => `<tr role="row">${row.map(cell).join('')}</tr>`).join('');
  // The roles say what it is on a phone too, where each row is a list of its own.
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table class="${looks === 'texts' ? 'log ' : ''}stacks" role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table></div>`;
}

/** What a post came to. `at`: the field to mend, by its id. */
export type DeskNews = { problem: string; at: string } | 'done' | null;

export function newsNote(news: DeskNews): string {
  if (news === null) return '';
  return news === 'done'
    ? '<p class="note good" role="status">Done, and in the log.</p>'
    : `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2><p><a href="#${escaped(news.at)}">${escaped(news.problem)}</a></p></div>`;
}
