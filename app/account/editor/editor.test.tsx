import { load } from 'cheerio';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMessage } from '~/forms/form-message';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { languages, type Language } from '~/i18n/languages';
import { PageProvider, type Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { additionalForm, knownAdditional } from '../additional-form';
import { contactForm, knownDetails } from '../contact-form';
import { markOf } from '../seen-mark';
import { useEditorData, type EditedAccount } from './editor-data';
import { editorRouter } from './live-editor';
import type { EditorData, EditorField } from './editor-types';
import { refusalsOf } from './field-rule';
import { ProfileEditor, stillForm } from './profile-editor';

const player = {
  fname: 'Alva',
  lname: 'Lund',
  address: 'Fjordgata 12 "<b>',
  city: 'Bergen',
  zip: '5003',
  mobile: '+47 412 34 567',
  kana: '',
  nickname: 'Lampe',
  state: '',
  timezone: 'Europe/Oslo',
  securityQuestion: 'First pet?',
};
const [details, additional] = [knownDetails(player), knownAdditional(player)];
const account = {
  details: { values: details, seen: markOf(details) },
  additional: { values: additional, seen: markOf(additional) },
  missing: ['zip'],
  countrycode: 'NO',
} as EditedAccount;

const pageIn = (locale: Language, search = '') =>
  ({
    t: translatorFor(locale),
    locale,
    path: '/profile/my-account',
    search,
    href: (path: string) => `/${locale}${path}`,
  }) as Page;

/** The editor's data as the page would carry it, and the HTML that the server made of it. */
function served(page: Page, refused?: RefusedForm): { data: EditorData; html: string } {
  let made: EditorData | undefined;
  const Served = () => {
    const data = useEditorData(account, refused);
    made = data;
    return (
      <ProfileEditor
        contact={stillForm(data.contact)}
        additional={stillForm(data.additional)}
        missing={data.missing}
        order={data.order}
        asksKana={data.asksKana}
      />
    );
  };
  const html = renderToString(
    <PageProvider value={page}>
      <Served />
    </PageProvider>,
  );
  return { data: JSON.parse(JSON.stringify(made)) as EditorData, html };
}

const post = (fields: Record<string, string>) =>
  new Request('http://lantern.test/', { method: 'POST', body: new URLSearchParams(fields) });

describe.each(languages)('in %s', (locale) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** What the browser renders first: it has to be what stands there. */
  function taken(data: EditorData): string {
    vi.stubGlobal('document', { getElementById: () => null });
    const t = (key: string) =>
      (data.texts as Record<string, string>)[key] ?? expect.fail(`${key} did not come with the page`);
    // The router's provider is made for browsers, and React says so when it renders it to a string.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return renderToString(
      <PageProvider value={{ t } as Page}>
        <RouterProvider router={editorRouter(data, null as never)} />
      </PageProvider>,
    );
  }

  it('the browser renders what the server did', () => {
    const { data, html } = served(pageIn(locale));
    expect(load(html)('input').length).toBeGreaterThan(11);
    expect(taken(data)).toBe(html);
  });

  it('the same of a form that was refused', async () => {
    const refused = refuseForm(
      await readForm(post({ ...additional, timezone: 'Mars/<b>', securityAnswer: 'hush' }), additionalForm),
      { formErrors: ['account.changedElsewhere'] },
    ).data;
    const { data, html } = served(pageIn(locale, '?additional'), refused);
    expect(load(html)('[role=alert]').text()).toContain(translatorFor(locale)('account.timezoneInvalid'));
    expect(html).not.toContain('hush');
    expect(taken(data)).toBe(html);
  });
});

/** Texts around every limit, of every kind that a field takes. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer({ min: 0, max: 125 }).map((length) => 'x'.repeat(length)),
  fc.stringMatching(/^[ +]{0,2}[0-9＋４ ()./‐-]{0,28}$/),
  fc.constantFrom(
    '',
    '  ',
    'Europe/Oslo',
    ' Asia/Tokyo ',
    'UTC',
    '+02:00',
    'Mars/Olympus',
    'europe/oslo',
    '\u3000',
    'A',
    '+47 412 34 567',
    'First pet?',
  ),
);

describe('what the browser refuses', () => {
  const { t } = pageIn('en');
  const { data } = served(pageIn('en'));

  /** By field, in words, as the server's page would say it. */
  async function refusedByServer(
    form: typeof contactForm | typeof additionalForm,
    values: Record<string, string>,
  ): Promise<Record<string, string>> {
    const read = await readForm(post(values), form as typeof contactForm);
    if (read.ok) return {};
    return Object.fromEntries(
      Object.entries(refuseForm(read).data.form.error ?? {}).map(([name, messages]) => [
        name,
        readMessage(messages![0]!, t),
      ]),
    );
  }

  it.each([
    ['contact', contactForm],
    ['additional', additionalForm],
  ] as const)('of any %s details is what the server refuses, in the same words', async (name, form) => {
    const fields: Partial<Record<string, EditorField>> = data[name].fields;
    const texts = fc.record(Object.fromEntries(Object.keys(fields).map((field) => [field, anyText]))) as fc.Arbitrary<
      Record<string, string>
    >;
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        // That a new question asks for an answer is the API's to say, and has a test of its own.
        const known =
          'securityQuestion' in values && values.securityQuestion!.trim() !== '' && values.securityAnswer!.trim() === ''
            ? { ...values, securityQuestion: 'First pet?' }
            : values;
        expect(Object.fromEntries(refusalsOf(fields as Record<string, EditorField>, known, 'asked'))).toEqual(
          await refusedByServer(form, known),
        );
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
  });

  it.each([
    ['First car?', '', ['securityAnswer']],
    ['First car?', 'Beetle', []],
    ['First pet?', '', []],
    [' First pet? ', '', []],
    ['', '', []],
    ['First car?', '  ', ['securityAnswer']],
  ])('of the question %j with the answer %j: %j', (securityQuestion, securityAnswer, wrong) => {
    const refusals = refusalsOf(
      data.additional.fields,
      { ...additional, securityQuestion, securityAnswer },
      t('account.securityAnswerRequired'),
    );
    expect(refusals).toEqual(wrong.map((name) => [name, 'Answer your security question']));
  });
});
