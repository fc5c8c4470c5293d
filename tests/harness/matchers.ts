/** Assertions that read like sentences, and say on failure what the visitor saw. */
import { expect } from 'vitest';
import { parseSetCookie } from './cookie-jar';
import { plainSpaces } from './form';
import { Page } from './page';

type Text = string | RegExp;

const has = (text: string | null, wanted: Text): boolean =>
  text !== null && (typeof wanted === 'string' ? text.includes(plainSpaces(wanted)) : wanted.test(text));
const show = (text: string | null, limit = 600): string =>
  text === null ? 'nothing' : JSON.stringify(text.length > limit ? `${text.slice(0, limit)}…` : text);

function pageOf(received: unknown): Page {
  if (!(received instanceof Page)) throw new TypeError('Expected a page of the harness.');
  return received;
}

const where = (page: Page): string => `${page.path} (${page.status}, "${page.title}")`;
const result = (pass: boolean, message: string) => ({ pass, message: () => message });

/** As `app/layout/page-scripts.tsx` writes it. */
const island =
  /^<script type="module" src="\/assets\/(?:island|hydrated)-[a-z-]+-[0-9a-f]{8}\.js" fetchpriority="low"><\/script>$/;

expect.extend({
  toHaveStatus(received: unknown, status: number) {
    const page = pageOf(received);
    return result(
      page.status === status,
      `${where(page)} has status ${page.status}, asked for: ${status}. It shows ${show(page.text)}`,
    );
  },
  toShow(received: unknown, wanted: Text) {
    const page = pageOf(received);
    return result(
      has(page.text, wanted),
      `${where(page)}, asked for ${String(wanted)}, shows ${show(page.text, 3_000)}`,
    );
  },
  toBeAt(received: unknown, path: Text) {
    const page = pageOf(received);
    const there = typeof path === 'string' ? page.path === path : path.test(page.path);
    return result(there, `The visitor is at ${where(page)}, asked for ${String(path)}.`);
  },
  toHaveTitle(received: unknown, wanted: Text) {
    const page = pageOf(received);
    return result(
      has(page.title, wanted),
      `The title of ${page.path} is ${show(page.title)}, asked for ${String(wanted)}.`,
    );
  },
  toHaveHeading(received: unknown, wanted: Text) {
    const page = pageOf(received);
    return result(
      has(page.heading, wanted),
      `The heading of ${where(page)} is ${show(page.heading)}, asked for ${String(wanted)}.`,
    );
  },
  /** A refused form: 422, an error summary that links to its fields, the title with the error prefix. */
  toBeRefused(received: unknown, status = 422) {
    const page = pageOf(received);
    const problems = [
      page.status !== status && `status ${page.status} instead of ${status}`,
      page.errorSummary === null && 'no error summary with links to the fields',
      !/^[^\s:：]{2,}\s?[:：]/.test(page.title) && `the title ${show(page.title)} has no error prefix`,
    ].filter(Boolean);
    return result(
      problems.length === 0,
      problems.length
        ? `${where(page)} is no properly refused form: ${problems.join('; ')}. It shows ${show(page.text)}`
        : `${where(page)} is a refused form.`,
    );
  },
  toHaveFieldError(received: unknown, field: string, wanted: Text = /\S/) {
    const page = pageOf(received);
    const error = page.fieldError(field);
    return result(has(error, wanted), `At "${field}" ${where(page)} says ${show(error)}, asked for ${String(wanted)}.`);
  },
  toHaveErrorSummary(received: unknown, wanted: Text = /\S/) {
    const page = pageOf(received);
    return result(
      has(page.errorSummary, wanted),
      `The error summary of ${where(page)} says ${show(page.errorSummary)}, asked for ${String(wanted)}.`,
    );
  },
  toHaveToast(received: unknown, wanted: Text = /\S/) {
    const page = pageOf(received);
    return result(
      has(page.toast, wanted),
      `The toast on ${where(page)} says ${show(page.toast)}, asked for ${String(wanted)}.`,
    );
  },
  toHaveHeader(received: unknown, name: string, wanted: Text = /\S/) {
    const page = pageOf(received);
    const value = page.headers.get(name);
    return result(
      has(value, wanted),
      `The header ${name} of ${where(page)} is ${show(value)}, asked for ${String(wanted)}.`,
    );
  },
  /** Nothing that a script could hide in: no inline one, no handler, no inline style, no `javascript:` address. Islands are modules of ours, linked alone, and never ahead of the sheets. */
  toBeScriptless(received: unknown) {
    const page = pageOf(received);
    const $ = page.$;
    const found = [
      ...$('script')
        .toArray()
        .map((element) => $.html(element).slice(0, 120))
        .filter((script) => !island.test(script)),
      ...$('*')
        .toArray()
        .flatMap((element) =>
          Object.entries('attribs' in element ? element.attribs : {})
            .filter(([name, value]) => /^on/i.test(name) || name === 'style' || /^\s*javascript:/i.test(value))
            .map(([name, value]) => `<${'name' in element ? element.name : '?'} ${name}="${value.slice(0, 60)}">`),
        ),
    ];
    return result(
      found.length === 0,
      found.length ? `${where(page)} carries ${found.slice(0, 5).join(', ')}` : `${where(page)} carries no script.`,
    );
  },
  /** `attributes` in lower case; `true` for flags, null for absent. */
  toSetCookie(received: unknown, name: string, attributes: Record<string, string | true | null> = {}) {
    const page = pageOf(received);
    const cookies = page.setCookies.map(parseSetCookie);
    const cookie = cookies.findLast((candidate) => candidate.name === name);
    const wrong = Object.entries(attributes).filter(([key, wanted]) => {
      const actual = cookie?.attributes[key] ?? null;
      return typeof wanted === 'string' && typeof actual === 'string'
        ? actual.toLowerCase() !== wanted.toLowerCase()
        : actual !== wanted;
    });
    const pass = cookie !== undefined && wrong.length === 0;
    return result(
      pass,
      `On the way to ${where(page)} these cookies were set: ${page.setCookies.join(' | ') || 'none'}. Asked for ${name} with ${JSON.stringify(attributes)}.`,
    );
  },
});

interface PageMatchers<Result = void> {
  toHaveStatus: (status: number) => Result;
  toShow: (text: Text) => Result;
  toBeAt: (path: Text) => Result;
  toHaveTitle: (text: Text) => Result;
  toHaveHeading: (text: Text) => Result;
  toBeRefused: (status?: number) => Result;
  toHaveFieldError: (field: string, text?: Text) => Result;
  toHaveErrorSummary: (text?: Text) => Result;
  toHaveToast: (text?: Text) => Result;
  toHaveHeader: (name: string, text?: Text) => Result;
  toBeScriptless: () => Result;
  toSetCookie: (name: string, attributes?: Record<string, string | true | null>) => Result;
}

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape that vitest merges with
  interface Matchers<T = any> extends PageMatchers<T> {}
}
