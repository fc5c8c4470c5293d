import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages, type Language } from '~/i18n/languages';
import { PageProvider, type Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { CheckboxField, SelectField } from '~/ui/choice-fields';
import { DateFields } from '~/ui/date-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { defineForm } from './define-form';
import { say } from './form-message';
import { newRequestId, requestIdField, RequestIdInput } from './request-id';
import { readForm, refuseForm, type RefusedForm } from './submission';
import { useFormView } from './use-form-view';

const form = defineForm({
  id: 'trial',
  schema: z.object({
    nickname: z
      .string({ required_error: 'forms.required' })
      .regex(/^[a-z]+$/, 'forms.invalid')
      .min(3)
      .max(20, say('forms.tooLong', { max: 20 })),
    password: z.string().min(6),
    colour: z.enum(['red', 'blue']),
    birth: z.object({ day: z.string(), month: z.string(), year: z.string() }),
    news: z.boolean().optional(),
    requestId: requestIdField,
  }),
  secrets: ['password'],
});

const fresh = 'fresh-request-id-0001';

function Trial({ refused }: { refused?: RefusedForm | undefined }) {
  const view = useFormView(form, { refused, defaultValue: { nickname: 'lucia', colour: 'blue', news: 'on' } });
  return (
    <FormStack {...view.props}>
      <ErrorSummary errors={view.errors} />
      <Field label="Nickname" {...view.text('nickname')} />
      <PasswordField label="Password" {...view.password('password')} />
      <SelectField
        label="Colour"
        {...view.choice('colour')}
        options={[
          { value: 'red', label: 'Red' },
          { value: 'blue', label: 'Blue' },
        ]}
      />
      <DateFields legend="Birth" {...view.date('birth')} />
      <CheckboxField label="News" {...view.tick('news')} />
      <RequestIdInput sent={view.value('requestId')} fresh={fresh} />
    </FormStack>
  );
}

function render(refused?: RefusedForm, language: Language = 'en') {
  const page = { t: translatorFor(language), locale: language } as Page;
  return load(
    renderToString(
      <PageProvider value={page}>
        <Trial refused={refused} />
      </PageProvider>,
    ),
  );
}

async function refusalOf(fields: Record<string, string>, refusal = {}): Promise<RefusedForm> {
  const request = new Request('http://lantern.test/', { method: 'POST', body: new URLSearchParams(fields) });
  return refuseForm(await readForm(request, form), refusal).data;
}

const sent = 'sent-request-id-00001';
const good = {
  nickname: 'lucia',
  password: 'hush-hush',
  colour: 'red',
  'birth.day': '1',
  'birth.month': '2',
  'birth.year': '1990',
  requestId: sent,
};

describe('a fresh form', () => {
  const $ = render();

  it('carries the rules as native attributes and leaves validation on', () => {
    expect($('form').attr('novalidate')).toBeUndefined();
    expect($('[name=nickname]').attr()).toMatchObject({
      required: '',
      minlength: '3',
      maxlength: '20',
      value: 'lucia',
    });
    expect(new RegExp($('[name=nickname]').attr('pattern')!).test('lucia')).toBe(true);
    expect($('[name=news]').attr('required')).toBeUndefined();
  });

  it('leaves out a pattern that browsers could not read', () => {
    const telephone = defineForm({ id: 'telephone', schema: z.object({ mobile: z.string().regex(/^[0-9 ()-]+$/) }) });
    expect(telephone.constraint().mobile).toEqual({ required: true, pattern: undefined });
  });

  it('asks for a date in the order of the reader’s language', () => {
    const order = (language: Language) => {
      const $ = render(undefined, language);
      return $('.parts input')
        .toArray()
        .map((input) => $(input).attr('name'));
    };
    expect(order('de')).toEqual(['birth.day', 'birth.month', 'birth.year']);
    expect(order('jp')).toEqual(['birth.year', 'birth.month', 'birth.day']);
  });

  it('starts with the given values', () => {
    expect($('[name=colour] option[selected]').val()).toBe('blue');
    expect($('[name=news][checked]').length).toBe(1);
    expect($('[name=requestId]').val()).toBe(fresh);
  });

  it('says nothing is wrong', () => {
    expect($('[aria-invalid]').length + $('[role=alert]').length).toBe(0);
  });
});

describe('a refused form', () => {
  it('ties each message to its field and lists them in the order of the form', async () => {
    const $ = render(
      await refusalOf({ ...good, nickname: 'X1', colour: 'green' }, { formErrors: ['forms.malformed'] }),
    );
    expect(
      $('[role=alert] a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['#trial', '#trial-nickname', '#trial-colour']);
    expect($('#trial').length).toBe(1);
    const described = $('[name=nickname]').attr('aria-describedby')!;
    expect($(`[id="${described}"]`).text()).toBe('This is not valid');
    expect($('[name=nickname]').attr('aria-invalid')).toBe('true');
    expect($('[role=alert]').attr('autofocus')).toBeDefined();
  });

  it('keeps what was typed, not what the fresh form would start with, and never a secret', async () => {
    const refused = await refusalOf({ ...good, nickname: 'X1' });
    const $ = render(refused);
    expect($('[name=nickname]').val()).toBe('X1');
    expect($('[name=colour] option[selected]').val()).toBe('red');
    expect($('[name=news]').attr('checked')).toBeUndefined();
    expect($('[name="birth.year"]').val()).toBe('1990');
    expect($.html()).not.toContain('hush-hush');
  });

  it('marks the wrong part of a date and says one thing about it', async () => {
    const $ = render(await refusalOf({ ...good, 'birth.month': '', 'birth.year': '' }));
    expect(
      $('[role=alert] a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['#trial-birth.month']);
    expect($('[name="birth.day"]').attr('aria-invalid')).toBeUndefined();
    expect($('[name="birth.month"]').attr('aria-invalid')).toBe('true');
    const described = $('fieldset').attr('aria-describedby')!;
    expect($(`[id="${described}"]`).text()).toBe('This field is required');
  });

  it('escapes what was typed', async () => {
    const $ = render(await refusalOf({ ...good, nickname: '"><script>alert(1)</script>' }));
    expect($('script').length).toBe(0);
    expect($('[name=nickname]').val()).toBe('"><script>alert(1)</script>');
  });

  it.each(languages)('speaks %s', async (language) => {
    const t = translatorFor(language);
    const $ = render(await refusalOf({ ...good, nickname: 'x'.repeat(21), colour: '' }), language);
    expect(
      $('[role=alert] li')
        .toArray()
        .map((item) => $(item).text()),
    ).toEqual([t('forms.tooLong', { max: 20 }), t('forms.required')]);
  });
});

describe('the request id of a money form', () => {
  it('is kept while the refusal has not used it up', async () => {
    expect(render(await refusalOf({ ...good, nickname: '' }))('[name=requestId]').val()).toBe(sent);
  });

  it.each([
    ['used up', good, { clear: ['requestId'] }],
    ['no request id', { ...good, requestId: '"><b>' }, {}],
  ])('is new when what was sent is %s', async (_, fields, refusal) => {
    expect(render(await refusalOf(fields, refusal))('[name=requestId]').val()).toBe(fresh);
  });

  it('is made anew for each form', () => {
    expect(newRequestId()).not.toBe(newRequestId());
    expect(requestIdField.safeParse(newRequestId()).success).toBe(true);
  });
});
