import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { defineForm } from './define-form';
import { longestBody } from 'contract/constants';
import { readMessage, say, verbatim } from './form-message';
import { isRefusedForm, readForm, refuseForm, type FormResult } from './submission';

const form = defineForm({
  id: 'trial',
  schema: z.object({
    nickname: z.string().trim().min(3).max(20),
    password: z.string().min(6, say('forms.tooShort', { min: 6 })),
    birth: z.object({ day: z.string(), year: z.string() }).transform(({ day, year }) => `${day}-${year}`),
    news: z.boolean().optional(),
  }),
  secrets: ['password'],
});

const good = { nickname: 'Lucia', password: '12345678', 'birth.day': '31', 'birth.year': '1990' };

const post = (
  fields: Record<string, string> | [string, string][] | string,
  type = 'application/x-www-form-urlencoded',
) =>
  new Request('http://lantern.test/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

/** Reads and refuses, and gives what the page would be told. */
async function refusalOf(
  request: Request,
  refusal: Parameters<typeof refuseForm<typeof form.schema>>[1] = {},
  status = 422,
): Promise<FormResult> {
  const answer = refuseForm(await readForm(request, form), refusal);
  expect(answer.init?.status).toBe(status);
  expect(isRefusedForm(answer.data)).toBe(true);
  return answer.data.form;
}

describe('reading a form', () => {
  it('gives the parsed value', async () => {
    const read = await readForm(post({ ...good, news: 'on' }), form);
    expect(read).toMatchObject({
      ok: true,
      value: { nickname: 'Lucia', password: '12345678', birth: '31-1990', news: true },
    });
  });

  it('makes wide signs plain, but in secrets and in prose', async () => {
    const wide = '　Ｌｕｃｉａ＠１ ｶﾞ ①…';
    const own = defineForm({
      id: 'own',
      schema: z.object({ name: z.string(), secret: z.string(), message: z.string() }),
      secrets: ['secret'],
      verbatim: ['message'],
    });
    expect(await readForm(post({ name: wide, secret: wide, message: wide }), own)).toMatchObject({
      ok: true,
      value: { name: ' Lucia@1 ガ ①…', secret: wide, message: wide },
    });
  });

  it('reads multipart bodies too, without their files', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(good)) body.append(name, value);
    body.append('nickname', new File(['x'], 'x.txt'));
    expect(await readForm(new Request('http://lantern.test/', { method: 'POST', body }), form)).toMatchObject({
      ok: true,
      value: { nickname: 'Lucia' },
    });
  });

  it('names every wrong field at once and keeps what was typed', async () => {
    const { error, initialValue } = await refusalOf(post({ nickname: 'x', 'birth.day': '31' }));
    expect(Object.keys(error ?? {}).sort()).toEqual(['birth.year', 'nickname', 'password']);
    expect(initialValue).toMatchObject({ nickname: 'x', birth: { day: '31' } });
  });

  it('lets a rule’s own words win over the house’s, also for an empty field', async () => {
    const own = defineForm({
      id: 'own',
      schema: z.object({
        code: z.string({ required_error: 'common.close' }),
        colour: z.enum(['red'], { message: 'common.language' }),
      }),
    });
    expect(refuseForm(await readForm(post({ colour: 'green' }), own)).data.form.error).toEqual({
      code: ['common.close'],
      colour: ['common.language'],
    });
  });

  it('takes a missing group of fields for empty ones', async () => {
    const { error } = await refusalOf(post({ nickname: 'Lucia', password: '12345678' }));
    expect(Object.keys(error ?? {}).sort()).toEqual(['birth.day', 'birth.year']);
  });

  it('judges rules across fields although others are wrong, behind the field’s own rule', async () => {
    const read = await readForm(post({ ...good, nickname: '', password: 'short' }), form, {
      check: (given) => ({
        nickname: 'forms.invalid',
        password: 'forms.invalid',
        'birth.day': given['birth.day'] === '31' ? 'forms.invalid' : undefined,
      }),
    });
    expect(read.ok).toBe(false);
    expect(refuseForm(read).data.form.error).toEqual({
      nickname: ['forms.required'],
      password: [say('forms.tooShort', { min: 6 })],
      'birth.day': ['forms.invalid'],
    });
  });

  it('adds what the API refused', async () => {
    const { error } = await refusalOf(post(good), {
      formErrors: [verbatim('Nein.')],
      fieldErrors: { nickname: 'forms.invalid' },
    });
    expect(error).toEqual({ '': [verbatim('Nein.')], nickname: ['forms.invalid'] });
  });
});

describe('hostile input', () => {
  it.each([
    ['broken JSON as conform’s intent', { ...good, __intent__: '{' }],
    ['conform’s own state', { ...good, __state__: 'not json' }],
    [
      'an intent that would change the payload',
      { ...good, __intent__: JSON.stringify({ type: 'update', payload: { name: 'nickname', value: 'Mallory' } }) },
    ],
    [
      'a path into the prototype',
      { ...good, '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes', __proto__x: 'y' },
    ],
    ['broken paths', { ...good, 'birth[': '1', 'a..b': '2', '': '3', 'birth[99999999]': '4' }],
  ])('ignores %s', async (_, fields) => {
    expect(await readForm(post(fields), form)).toMatchObject({
      ok: true,
      value: { nickname: 'Lucia', birth: '31-1990' },
    });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it.each([
    ['no form', '{"nickname":"Lucia"}', 'application/json'],
    ['a multipart body without its parts', 'nothing here', 'multipart/form-data; boundary=x'],
    ['a multipart body without a boundary', 'nothing here', 'multipart/form-data'],
  ])('refuses %s with words instead of an exception', async (_, body, type) => {
    expect((await refusalOf(post(body, type))).error).toEqual({ '': ['forms.malformed'] });
  });

  it('refuses more than 64 KB, said or unsaid', async () => {
    const body = `nickname=${'x'.repeat(longestBody)}`;
    expect((await refusalOf(post(body), {}, 413)).error).toEqual({ '': ['forms.tooLarge'] });
    const unsaid = new Request('http://lantern.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect((await refusalOf(unsaid, {}, 413)).error).toEqual({ '': ['forms.tooLarge'] });
  });

  it('hears a long body out before it refuses, but not without end', async () => {
    const bodyOf = (chunks: number, state: { read: number; cut: boolean }) =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          if ((state.read += 1) > chunks) controller.close();
          else controller.enqueue(new Uint8Array(longestBody));
        },
        cancel: () => {
          state.cut = true;
        },
      });
    const send = (body: ReadableStream) =>
      new Request('http://lantern.test/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        duplex: 'half',
      } as RequestInit);
    const long = { read: 0, cut: false };
    expect((await refusalOf(send(bodyOf(20, long)), {}, 413)).error).toEqual({ '': ['forms.tooLarge'] });
    expect(long.cut).toBe(false);
    const endless = { read: 0, cut: false };
    expect((await refusalOf(send(bodyOf(Infinity, endless)), {}, 413)).error).toEqual({ '': ['forms.tooLarge'] });
    expect(endless).toMatchObject({ cut: true });
    expect(endless.read).toBeLessThan(100);
  });

  it('refuses a field that came twice rather than choosing one', async () => {
    const { error } = await refusalOf(post([...Object.entries(good), ['nickname', 'Mallory']]));
    expect(error).toEqual({ nickname: ['forms.invalid'] });
  });

  it.each(['<script>alert(1)</script>', '\u2028\u2029', '"><img src=x>', '\u0000', '🏮Ǻﬁ', "'; DROP TABLE"])(
    'keeps %j exactly',
    async (text) => {
      const { initialValue } = await refusalOf(post({ ...good, password: '', nickname: text }));
      expect(initialValue).toMatchObject({ nickname: text });
    },
  );

  it('makes lone surrogates harmless', async () => {
    const body = new FormData();
    body.append('nickname', 'a\uD800b');
    const { initialValue } = await refusalOf(new Request('http://lantern.test/', { method: 'POST', body }));
    expect(initialValue).toEqual({ nickname: 'a\uFFFDb' });
  });
});

describe('secrets', () => {
  it.each([
    ['when another field is wrong', { ...good, nickname: '' }],
    ['when the secret itself is wrong', { ...good, password: 'four4' }],
  ])('are not sent back %s', async (_, fields) => {
    expect(JSON.stringify(await refusalOf(post(fields)))).not.toContain(fields.password);
  });

  it('are not sent back when they came twice', async () => {
    const result = await refusalOf(post([...Object.entries(good), ['password', 'another-secret']]));
    expect(JSON.stringify(result)).not.toMatch(/12345678|another-secret/);
  });

  it('are not sent back when the API refuses, nor is what the refusal used up', async () => {
    const result = await refusalOf(post(good), { formErrors: ['forms.invalid'], clear: ['nickname'] });
    expect(JSON.stringify(result)).not.toMatch(/12345678|Lucia/);
  });
});

describe('messages', () => {
  it.each(languages)('are read in %s, with their values', (language) => {
    const t = translatorFor(language);
    expect(readMessage(say('forms.tooLong', { max: 512 }), t)).toContain('512');
    expect(readMessage('forms.required', t)).not.toBe('forms.required');
    expect(readMessage('forms.required', t)).not.toBe(
      language === 'en' ? '' : readMessage('forms.required', translatorFor('en')),
    );
  });

  it('shows a finished text as it is, whatever it looks like', () => {
    expect(readMessage(verbatim('forms.required {"a":1}'), translatorFor('de'))).toBe('forms.required {"a":1}');
  });
});
