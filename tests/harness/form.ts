/** Fills and serialises a form as a browser without scripts does. */
import type { CheerioAPI } from 'cheerio';

/** `null` unticks or leaves out; a boolean ticks a box; anything else is typed, chosen or ticked by value. */
export type FormValues = Record<string, string | boolean | null>;
/** What a selector finds. */
export type Elements = ReturnType<ReturnType<CheerioAPI['root']>['find']>;

export interface Submission {
  method: 'GET' | 'POST';
  action: string;
  fields: [string, string][];
}

/** Every run of white space as one plain space: languages such as French write no-break spaces, which a quote need not copy. */
export const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ');
export const tidy = (text: string): string => plainSpaces(text).trim();

/** The accessible name of a form or button, as far as markup without scripts can give one. */
export function nameOf($: CheerioAPI, element: Elements): string {
  const labelledBy = element.attr('aria-labelledby');
  if (labelledBy)
    return tidy(
      labelledBy
        .split(/\s+/)
        .map((id) => $(`[id="${id}"]`).text())
        .join(' '),
    );
  return tidy(element.attr('aria-label') ?? (element.text() || element.attr('value') || element.attr('title') || ''));
}

const submitters = 'button:not([type]), button[type=submit], input[type=submit], input[type=image]';

interface Found {
  form: Elements;
  button: Elements | null;
}

/** Finds a form by its id, its name, its action, or the text of a button that submits it. @throws naming what there is. */
export function findForm($: CheerioAPI, wanted: string | RegExp): Found {
  const fits = (text: string | undefined) =>
    text !== undefined &&
    text !== '' &&
    (typeof wanted === 'string' ? text === plainSpaces(wanted) : wanted.test(text));
  const buttons = $(submitters).toArray();
  for (const element of buttons) {
    const button = $(element);
    if (!fits(nameOf($, button)) && !fits(button.attr('id'))) continue;
    if (button.attr('disabled') !== undefined) throw new Error(`The button "${nameOf($, button)}" is disabled.`);
    const owner = button.attr('form');
    return { form: (owner ? $(`form[id="${owner}"]`) : button.closest('form')) as Elements, button };
  }
  for (const element of $('form').toArray()) {
    const form = $(element);
    const name = form.attr('aria-label') || form.attr('aria-labelledby') ? nameOf($, form) : undefined;
    if (fits(form.attr('id')) || fits(form.attr('name')) || fits(name) || fits(form.attr('action'))) {
      return { form, button: $(element).find(submitters).first() };
    }
  }
  const there = [
    ...$('form')
      .toArray()
      .map((form) => $(form).attr('id') ?? $(form).attr('action') ?? '?'),
    ...buttons.map((button) => `"${nameOf($, $(button))}"`),
  ];
  throw new Error(`No form or button fits ${String(wanted)}. There are: ${there.join(', ') || 'none'}.`);
}

function fieldsOf($: CheerioAPI, form: Elements): Elements[] {
  const id = form.attr('id');
  const inside = form.find('input, select, textarea').toArray();
  const outside = id ? $(`input[form="${id}"], select[form="${id}"], textarea[form="${id}"]`).toArray() : [];
  return [...new Set([...inside, ...outside])].map((element) => $(element));
}

function valueOf(field: Elements, given: string | boolean | null | undefined): string | null {
  const tag = field.prop('tagName')?.toLowerCase();
  const type = (field.attr('type') ?? 'text').toLowerCase();
  if (tag === 'select') {
    const options = field
      .find('option')
      .toArray()
      .map((option) => {
        const text = field.find(option);
        return { value: text.attr('value') ?? tidy(text.text()), selected: text.attr('selected') !== undefined };
      });
    if (given === undefined || given === null)
      return (options.find(({ selected }) => selected) ?? options[0])?.value ?? null;
    if (!options.some(({ value }) => value === given))
      throw new Error(`The list "${field.attr('name')}" does not offer ${JSON.stringify(given)}.`);
    return String(given);
  }
  if (type === 'checkbox' || type === 'radio') {
    const value = field.attr('value') ?? 'on';
    const ticked =
      given === undefined
        ? field.attr('checked') !== undefined
        : type === 'radio' || typeof given === 'string'
          ? given === value
          : Boolean(given);
    return ticked ? value : null;
  }
  if (given === null) return null;
  if (given !== undefined) return String(given);
  return tag === 'textarea' ? field.text().replace(/^\n/, '') : (field.attr('value') ?? '');
}

/**
 * What submitting the form sends. @throws when a value is given for a field that the form does not have: a person could not
 * type there either.
 */
export function serialise($: CheerioAPI, { form, button }: Found, values: FormValues): Submission {
  const rest = new Set(Object.keys(values));
  const fields: [string, string][] = [];
  for (const field of fieldsOf($, form)) {
    const name = field.attr('name');
    const type = field.attr('type')?.toLowerCase();
    if (
      !name ||
      field.attr('disabled') !== undefined ||
      type === 'submit' ||
      type === 'button' ||
      type === 'reset' ||
      type === 'image'
    )
      continue;
    rest.delete(name);
    const value = valueOf(field, values[name]);
    if (value !== null) fields.push([name, value]);
  }
  if (rest.size) throw new Error(`The form has no field ${[...rest].join(', ')}.`);
  const buttonName = button?.attr('name');
  if (buttonName) fields.push([buttonName, button?.attr('value') ?? '']);
  const method = (button?.attr('formmethod') ?? form.attr('method') ?? 'get').toUpperCase() === 'POST' ? 'POST' : 'GET';
  return { method, action: button?.attr('formaction') ?? form.attr('action') ?? '', fields };
}
