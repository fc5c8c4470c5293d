import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { contactMessageMax } from 'contract/constants';
import { Email } from 'contract/registration';
import { z } from 'zod';
import type { Answer } from '~/casino-api';
import { BotCheck, botCheckKey } from '~/contact/bot-check';
import { respond } from '~/edge/respond';
import { defineForm } from '~/forms/define-form';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import { readForm, refuseForm, type Refusal } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import type { Language } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { tooMany, tooManyInit } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';
import { useSupportEmail } from '~/layout/support-email';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, TextAreaField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'layout.contact',
  found: true,
  description: 'found.contact',
  samples: { contact: '/info/contact-us', 'message to support sent': '/info/contact-us?sent=C-0123ABCD' },
};

/** What the form starts with. A name that is still `unknown` is an empty field (SPEC §5). */
export async function loader({ context }: LoaderFunctionArgs) {
  // Without the skin the form stands without the bot check, and the API says what it misses.
  const [skin, player] = await Promise.all([context.api.site.skin().catch(() => null), context.player()]);
  const siteKey = skin ? botCheckKey(skin.playerConfig.turnstileCaptcha, context.log) : '';
  const name = player && player.fname.trim().toLowerCase() !== 'unknown' ? player.fname : '';
  return respond(
    {
      sent: referenceOf(context.url.searchParams.get('sent')),
      known: player && { name, email: player.email },
      siteKey,
    },
    { letIn: { botCheck: siteKey !== '' } },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, contactForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.support.contact(read.value);
  if (answer.ok) return redirect(`/info/contact-us?sent=${encodeURIComponent(answer.data.reference)}`, 303);
  const { refusal, init } = contactRefusal(answer, context.locale);
  return refuseForm(read, refusal, init);
}

export default function ContactUs() {
  const { t, href } = usePage();
  const { sent, known, siteKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const supportEmail = useSupportEmail();
  const form = useFormView(contactForm, { refused, defaultValue: known ?? {} });
  // A text area knows no pattern.
  const { pattern: _, ...message } = form.text('message');
  if (sent && !refused) {
    return (
      <div className="narrow lit">
        <h1>{t('layout.contact')}</h1>
        <Notice kind="success" title={t('contact.sentTitle')}>
          {t('contact.sentText', { reference: sent })}
        </Notice>
        {known && <OwnMessages />}
        <Button href={href('/')} variant="prime">
          {t('errors.toLobby')}
        </Button>
      </div>
    );
  }
  return (
    <div className="narrow lit">
      <h1>{t('layout.contact')}</h1>
      <p className="lead">{t('contact.lead')}</p>
      {known && <OwnMessages />}
      <ErrorSummary errors={form.errors} />
      <Panel>
        <FormStack {...form.props}>
          <Field label={t('contact.name')} {...form.text('name')} autoComplete="name" enterKeyHint="next" />
          <Field
            label={t('identity.email')}
            {...form.text('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <TextAreaField
            label={t('contact.message')}
            hint={t('contact.messageHint', { max: contactMessageMax })}
            {...message}
            rows={7}
          />
          <CheckboxField label={t('contact.complaint')} hint={t('contact.complaintHint')} {...form.tick('complaint')} />
          {siteKey && <BotCheck siteKey={siteKey} />}
          <Button variant="prime" size="large" wide>
            {t('contact.send')}
          </Button>
        </FormStack>
      </Panel>
      <p>
        {t('contact.orMail')}{' '}
        <a className="link alone" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </div>
  );
}

/** The way to what was written before, and its answers. */
function OwnMessages() {
  const { t, href } = usePage();
  return (
    <p>
      <a className="link alone" href={href('/info/contact-us/messages')}>
        {t('contact.yours')}
      </a>
    </p>
  );
}

const required = (key: FormMessage) => z.string({ required_error: key }).trim().min(1, key);
const nameLength = say('contact.nameLength', { min: 2, max: 25 });

/** A message to support (SPEC §5). */
const contactForm = defineForm({
  id: 'contact',
  schema: z.object({
    name: required('contact.nameRequired').min(2, nameLength).max(25, nameLength),
    email: required('identity.emailRequired')
      .max(254, 'results.invalid_email')
      .refine((text) => Email.safeParse(text).success, 'results.invalid_email'),
    message: required('contact.messageRequired').max(
      contactMessageMax,
      say('forms.tooLong', { max: contactMessageMax }),
    ),
    complaint: z.boolean().optional(),
    /** The bot check's token, where one is configured. */
    captcha: z.string().max(4000).optional(),
  }),
  // A token counts once.
  secrets: ['captcha'],
  verbatim: ['message'],
});

/** What the API refused, of the whole form: none of it is a field's fault. */
function contactRefusal(answer: Extract<Answer<unknown>, { ok: false }>, language: Language) {
  type Refused = {
    refusal: Refusal<(typeof contactForm)['schema']>;
    init: { status?: number; headers?: Record<string, string> };
  };
  if (answer.code === 'too_many_requests')
    return { refusal: { formErrors: [tooMany(answer, language)] }, init: tooManyInit(answer) } satisfies Refused;
  const message: FormMessage =
    answer.code === 'invalid_captcha'
      ? 'contact.checkFailed'
      : answer.code === 'unavailable'
        ? 'contact.notNow'
        : verbatim(answer.message);
  return { refusal: { formErrors: [message] }, init: {} } satisfies Refused;
}

/** Of the address after sending: what support calls the message. Anything else in its place is left out. */
const referenceOf = (text: string | null): string | null =>
  text !== null && /^C-[0-9A-F]{8}$/.test(text) ? text : null;
