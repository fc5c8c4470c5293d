/** An answer as a visitor sees it: the page, what it says, and what can be done on it. */
import { load, type CheerioAPI } from 'cheerio';
import { findForm, nameOf, plainSpaces, serialise, tidy, type Elements, type FormValues } from './form';
import { keepPage } from './kept-pages';

export interface Answered {
  /** Where the visitor is after all redirects. */
  url: URL;
  status: number;
  headers: Headers;
  html: string;
  /** The addresses that answered with a redirect on the way here. */
  redirects: { url: string; status: number; to: string }[];
  /** `Set-Cookie` of every answer on the way, as it came. */
  setCookies: string[];
  /** Milliseconds from the first request to the last byte. */
  took: number;
}

/** Whoever goes on from a page: the visitor who was answered with it. */
interface Follower {
  get: (path: string, options: { from: Page }) => Promise<Page>;
  post: (path: string, body: URLSearchParams, options: { from: Page }) => Promise<Page>;
}

export class Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly redirects: Answered['redirects'];
  readonly setCookies: string[];
  readonly took: number;
  private document: CheerioAPI | undefined;

  constructor(
    private readonly visitor: Follower,
    answered: Answered,
  ) {
    this.url = answered.url;
    this.status = answered.status;
    this.headers = answered.headers;
    this.html = answered.html;
    this.redirects = answered.redirects;
    this.setCookies = answered.setCookies;
    this.took = answered.took;
    keepPage(this.html);
  }

  /** The parsed page, to be asked with selectors. */
  get $(): CheerioAPI {
    return (this.document ??= load(this.html));
  }

  /** Path and query, without the origin. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  get title(): string {
    return tidy(this.$('title').first().text());
  }

  get lang(): string {
    return this.$('html').attr('lang') ?? '';
  }

  get heading(): string {
    return tidy(this.$('h1').first().text());
  }

  /** What can be read on the page, white space tidied. Pieces of markup are kept apart by a space. */
  get text(): string {
    const copy = load(this.html);
    copy('script, style, template, head').remove();
    copy('*').append(' ');
    return tidy(copy('body').text());
  }

  /** Addresses of all links. */
  get links(): string[] {
    return this.$('a[href]')
      .toArray()
      .map((link) => this.$(link).attr('href')!);
  }

  /** The field of a form by its name. @throws when there is none. */
  field(name: string): Elements {
    const field = this.$(`input[name="${name}"], select[name="${name}"], textarea[name="${name}"]`).first();
    if (!field.length) throw new Error(`There is no field "${name}" on ${this.path} (${this.status} ${this.title}).`);
    return field;
  }

  /** What stands in a field, null when there is no such field. */
  value(name: string): string | null {
    const field = this.$(`[name="${name}"]`).first();
    if (!field.length) return null;
    return field.prop('tagName') === 'SELECT'
      ? (field.find('option[selected]').attr('value') ?? null)
      : (field.attr('value') ?? field.text());
  }

  /** The message that is tied to a field by `aria-describedby` or `aria-errormessage`, null when the field is not marked invalid. */
  fieldError(name: string): string | null {
    const $ = this.$;
    const marked = $(`[name="${name}"], [name^="${name}."]`)
      .toArray()
      .map((field) => $(field))
      .filter((field) => field.attr('aria-invalid') === 'true');
    if (!marked.length) return null;
    const ids = marked.flatMap((field) =>
      `${field.attr('aria-errormessage') ?? ''} ${field.attr('aria-describedby') ?? ''}`.split(/\s+/).filter(Boolean),
    );
    const group = marked[0]!.closest('fieldset').attr('aria-describedby')?.split(/\s+/) ?? [];
    return tidy([...new Set([...ids, ...group])].map((id) => $(`[id="${id}"]`).text()).join(' '));
  }

  /** The words of the error summary, null when there is none. */
  get errorSummary(): string | null {
    const summary = this.$('[role=alert], [data-error-summary]')
      .filter((_, element) => this.$(element).find('a[href^="#"]').length > 0)
      .first();
    return summary.length ? tidy(summary.text()) : null;
  }

  /** The toast that the last action left, null when there is none. */
  get toast(): string | null {
    const toast = this.$('.toast').first();
    return toast.length ? tidy(toast.text()) : null;
  }

  /** Follows a link by its text, accessible name or address. */
  follow(wanted: string | RegExp): Promise<Page> {
    const fits = (text: string | undefined) =>
      text !== undefined && (typeof wanted === 'string' ? text === plainSpaces(wanted) : wanted.test(text));
    const link = this.$('a[href]')
      .toArray()
      .map((element) => this.$(element))
      .find((element) => fits(nameOf(this.$, element)) || fits(element.attr('href')));
    if (!link) throw new Error(`No link fits ${String(wanted)} on ${this.path}.`);
    return this.visitor.get(link.attr('href')!, { from: this });
  }

  /** Whether a form or a button that submits one is there. */
  offers(form: string | RegExp): boolean {
    try {
      findForm(this.$, form);
      return true;
    } catch {
      return false;
    }
  }

  /** Fills a form and submits it by a button, as a browser would. `form`: the button's text, or the form's id, name or action. */
  submit(form: string | RegExp, values: FormValues = {}): Promise<Page> {
    const submission = serialise(this.$, findForm(this.$, form), values);
    const action = new URL(submission.action || this.url.href, this.url);
    const body = new URLSearchParams(submission.fields);
    if (submission.method === 'POST') return this.visitor.post(action.href, body, { from: this });
    action.search = body.toString();
    return this.visitor.get(action.href, { from: this });
  }
}
