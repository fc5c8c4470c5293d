/** The forms that post, as they stand on the screens, each filled in as its fields ask: what has to hold of every one is tried without a list of them. */
import { allCalls } from 'contract/index';
import type { Call } from 'contract/call';
import { nameOf, type Elements } from './form';
import type { Page } from './page';

/** What a person types into a field of that name. A form whose field is missing here comes back refused, and its test says so. */
const typed: Record<string, string> = {
  username: 'somebody77',
  email: 'somebody77@mail.example',
  password: 'Secret-word-1',
  oldPassword: 'Secret-word-1',
  newPassword: 'Secret-word-2',
  passwordConfirm: 'Secret-word-1',
  'birthdate.day': '27',
  'birthdate.month': '3',
  'birthdate.year': '1990',
  country: 'DE',
  name: 'Mara Tester',
  message: 'A question about the lantern.',
  quickAmount: 'other',
  amount: '50',
  newLimit: '100',
  'card.number': '4242 4242 4242 4242',
  'card.expiry': '12/39',
  'card.cvc': '123',
  'card.holder': 'Mara Tester',
  nickname: 'Mara',
  code: 'WELCOME100',
  clientSeed: 'a seed of my own',
  securityQuestion: 'The first lamp?',
  securityAnswer: 'A lantern',
  minutes: '60',
};

export interface PostForm {
  /** `/cashier/deposit?method=card #deposit` */
  says: string;
  action: string;
  fields: URLSearchParams;
}

/** Every form of a page that posts fields, once each. A file is not sent this way. */
export function postFormsOf(page: Page): PostForm[] {
  const { $ } = page;
  return $('form')
    .toArray()
    .map((element) => $(element))
    .filter((form) => form.attr('method')?.toLowerCase() === 'post' && !form.attr('enctype')?.startsWith('multipart'))
    .map((form) => {
      const action = form.attr('action') ?? page.path;
      return {
        says: `${action} #${form.attr('id') ?? nameOf($, form.find('button').last())}`,
        action,
        fields: filled(page, form),
      };
    });
}

function filled({ $ }: Page, form: Elements): URLSearchParams {
  const id = form.attr('id');
  const outside = id ? $(`input[form="${id}"], select[form="${id}"], textarea[form="${id}"]`).toArray() : [];
  const fields = [...form.find('input, select, textarea').toArray(), ...outside].map((element) => $(element));
  const sent = new URLSearchParams();
  for (const field of fields) {
    const name = field.attr('name');
    if (!name || field.attr('disabled') !== undefined) continue;
    const type = (field.attr('type') ?? 'text').toLowerCase();
    const standing = field.attr('value') ?? '';
    const isChosen = type === 'radio' || type === 'checkbox';
    const options = field.find('option').toArray();
    const option = options.map((each) => $(each).attr('value') ?? '').find(Boolean);
    // Of several to choose from the one that is chosen already, else the first.
    if (isChosen && sent.has(name) && field.attr('checked') === undefined) continue;
    const value = isChosen
      ? (typed[name] ?? (standing || 'on'))
      : type === 'hidden'
        ? standing
        : (typed[name] ?? (standing || option));
    if (value !== undefined) sent.set(name, value);
  }
  const buttons = $('button[name]')
    .toArray()
    .map((element) => $(element));
  const button = buttons.find((each) => (id && each.attr('form') === id) || each.closest('form').is(form));
  if (button) sent.append(button.attr('name')!, button.attr('value') ?? '');
  return sent;
}

const timedName = ({ method, path }: Call): string => `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, '-')}`;
const names = new Map(allCalls().map(([name, call]) => [timedName(call), { name, call }]));

/** The calls that an answer took, from its `Server-Timing`. */
export const callsOf = ({ headers }: Page): { name: string; call: Call }[] =>
  (headers.get('server-timing') ?? '').split(', ').flatMap((entry) => names.get(entry.split(';')[0]!) ?? []);
