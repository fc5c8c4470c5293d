import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Email } from 'contract/registration';
import { z } from 'zod';
import type { Answer } from '~/casino-api';
import { defineForm } from '~/forms/define-form';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type Refusal } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import type { Language } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { CaptchaField, type RefusedWithCaptcha } from '~/identity/captcha-field';
import { captchaOf, tooMany, tooManyInit, wrongCaptcha } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'password.forgotTitle',
  samples: { 'forgotten password': '/forgot-password', 'link to a new password sent': '/forgot-password?sent' },
};

/** `sent`: the form was taken; whether the address is known is nobody's business. */
export const loader = ({ context }: LoaderFunctionArgs) => ({ sent: context.url.searchParams.has('sent') });

/** Known and unknown addresses get the same answer, in words and in time (SPEC §8). */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, forgotForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.password.forgotten(read.value);
  if (answer.ok) return redirect('/forgot-password?sent', 303);
  const { refusal, init } = forgotRefusal(
    answer,
    context.locale,
    read.value.captchaId ? (read.value.captcha ?? '') : null,
  );
  const refused = refuseForm(read, refusal, init);
  return data({ ...refused.data, captcha: captchaOf(answer) }, refused.init ?? undefined);
}

export default function ForgotPassword() {
  const { t, href } = usePage();
  const { sent } = useLoaderData<typeof loader>();
  const refused: RefusedWithCaptcha | undefined = useActionData<typeof action>();
  const captcha = refused?.captcha;
  const form = useFormView(forgotForm, { refused });
  if (sent && !refused) {
    return (
      <div className="narrow lit">
        <h1>{t('identity.checkMailTitle')}</h1>
        <Notice kind="info">{t('password.linkSent')}</Notice>
        <p>{t('password.noMail')}</p>
        <div className="form-row">
          <Button href={href('/login')} variant="prime">
            {t('identity.logIn')}
          </Button>{' '}
          <Button href={href('/forgot-password')} variant="quiet">
            {t('password.askAgain')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="narrow lit">
      <h1>{t('password.forgotTitle')}</h1>
      <p className="lead">{t('password.forgotLead')}</p>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <FormStack {...form.props}>
          <Field
            label={t('identity.email')}
            {...form.text('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
          {captcha && <CaptchaField {...form.text('captcha')} captcha={captcha} />}
          <Button variant="prime" size="large" wide>
            {t('password.sendLink')}
          </Button>
        </FormStack>
      </Panel>
      <p>
        <a className="link alone" href={href('/login')}>
          {t('password.backToLogIn')}
        </a>
      </p>
    </div>
  );
}

/** Forgotten password (SPEC §5): the address that the link is mailed to. */
const forgotForm = defineForm({
  id: 'forgot',
  schema: z.object({
    email: z
      .string({ required_error: 'identity.emailRequired' })
      .trim()
      .min(1, 'identity.emailRequired')
      .max(254, 'results.invalid_email')
      .refine((text) => Email.safeParse(text).success, 'results.invalid_email'),
    /** Asked for where an address asks often. */
    captcha: z.string().max(20).optional(),
    captchaId: z.string().max(100).optional(),
  }),
  // A captcha counts once: a refused form comes with another.
  secrets: ['captcha', 'captchaId'],
});

/** SPEC §8: on password reset a wrong captcha has a text of its own. @param captcha what was typed where the form had one to answer, else null */
function forgotRefusal(answer: Extract<Answer<unknown>, { ok: false }>, language: Language, captcha: string | null) {
  type Refused = {
    refusal: Refusal<(typeof forgotForm)['schema']>;
    init: { status?: number; headers?: Record<string, string> };
  };
  if (answer.code === 'too_many_requests')
    return {
      refusal: { fieldErrors: { email: tooMany(answer, language) } },
      init: tooManyInit(answer),
    } satisfies Refused;
  if (answer.code === 'invalid_captcha')
    return {
      refusal: { fieldErrors: { captcha: wrongCaptcha(captcha, 'password.captchaWrong', 'password.captchaAsked') } },
      init: {},
    } satisfies Refused;
  return { refusal: { formErrors: [verbatim(answer.message)] }, init: {} } satisfies Refused;
}
