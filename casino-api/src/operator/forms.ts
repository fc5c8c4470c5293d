import { languageFacts, languages } from 'contract/languages';
import { escaped } from '../kernel/html';
import { newUuid } from '../kernel/randomness';

/** A field of a form of a desk. @param attributes markup of ours; left out: a text that has to be there */
export const field = (label: string, name: string, attributes = 'maxlength="200"', id = name): string =>
  `<p><label for="${id}">${escaped(label)}</label><input id="${id}" name="${name}" required autocomplete="off" ${attributes}></p>`;

/** A choice of one; where none is among the options, nothing chosen is a choice too. */
export const select = (
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  id = name,
  chosen = '',
): string =>
  `<p><label for="${id}">${escaped(label)}</label><select id="${id}" name="${name}"${options.some(([value]) => value === '') ? '' : ' required'}>${options.map(([value, text]) => `<option value="${escaped(value)}"${value === chosen ? ' selected' : ''}>${escaped(text)}</option>`).join('')}</select></p>`;

/** What was written into a form before; `prefix` keeps the ids of two forms of one page apart. */
export interface Written {
  form: URLSearchParams;
  prefix: string;
}
export const nothingIn = (prefix: string): Written => ({ form: new URLSearchParams(), prefix });

/** A field with what was written there before. */
export const filled = (
  label: string,
  name: string,
  { form, prefix }: Written,
  { attributes = 'maxlength="200"', hint = '', isNeeded = false } = {},
): string =>
  `<p><label for="${prefix}${name}">${escaped(label)}</label><input id="${prefix}${name}" name="${name}" autocomplete="off" ${attributes}${isNeeded ? ' required' : ''} value="${escaped(form.get(name) ?? hint)}"></p>`;

export const area = (label: string, name: string, { form, prefix }: Written, rows = 6, isNeeded = true): string =>
  `<p><label for="${prefix}${name}">${escaped(label)}</label><textarea id="${prefix}${name}" name="${name}" rows="${rows}"${isNeeded ? ' required' : ''}>${escaped(form.get(name) ?? '')}</textarea></p>`;

/** A text in every language: English has to be there, and is shown where nothing else is written. */
export const inLanguages = (label: string, name: string, written: Written, longest = 200): string =>
  `<fieldset class="languages"><legend>${escaped(label)}</legend>${languages
    .map((language) =>
      filled(`${label}, ${languageFacts[language].name}`, `${name}-${language}`, written, {
        attributes: `maxlength="${longest}"`,
        isNeeded: language === 'en',
      }),
    )
    .join('')}</fieldset>`;

interface ActForm {
  look?: 'go' | 'stop';
  hidden?: Readonly<Record<string, string>>;
  /** Above why it is done, which every act asks. */
  fields?: string;
  /** It was refused: it is open, and `keepNote` fills in why it was posted. */
  isWrong?: boolean;
  /** Keeps the ids of the same act apart, where it is shown of several. */
  place?: string;
  /** A file goes with it. */
  takesFile?: boolean;
}

/** One act of a desk, folded up; `path` is where it is posted. Each that is shown has an id of its own, so that one press counts once however often it arrives. */
export function actForm(
  path: string,
  step: string,
  button: string,
  { look = 'go', hidden = {}, fields = '', isWrong = false, place = '', takesFile = false }: ActForm,
): string {
  const all = { ...hidden, step, press: newUuid() };
  const kept = Object.entries(all).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<details${isWrong ? ' open' : ''}><summary>${escaped(button)}</summary><form method="post" action="${escaped(path)}"${takesFile ? ' enctype="multipart/form-data"' : ''}>${kept.join('')}${fields}${field('Why', 'note', `maxlength="200"${isWrong ? ' aria-invalid="true"' : ''}`, `note-${step}${place && `-${place}`}`)}<button class="${look}">${escaped(button)}</button></form></details>`;
}

/** A page that refuses a form shows why it was posted, as it was written: which of its forms that was, the page says by opening it. */
export function keepNote(response: Response, note: string): Response {
  if (response.status < 400 || note === '') return response;
  return new HTMLRewriter()
    .on('details[open] input[name="note"]', {
      element(field) {
        field.setAttribute('value', note.replaceAll('&', '&amp;'));
        field.removeAttribute('aria-invalid');
      },
    })
    .transform(response);
}
