import { contactMessageMax } from 'contract/constants';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, TextAreaField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { BotCheck } from './bot-check';
import { contactForm } from './contact-form';

interface ContactPageProps {
  /** Support's name for the message that was just sent. */
  sent: string | null;
  known: { name: string; email: string } | null;
  /** Empty: no bot check is configured. */
  siteKey: string;
  supportEmail: string;
  refused: RefusedForm | undefined;
}

export function ContactPage({ sent, known, siteKey, supportEmail, refused }: ContactPageProps) {
  const { t, href } = usePage();
  const form = useFormView(contactForm, { refused, defaultValue: known ?? {} });
  if (sent && !refused) {
    return (
      <div className="narrow lit">
        <h1>{t('layout.contact')}</h1>
        <Notice kind="success" title={t('contact.sentTitle')}>
          {t('contact.sentText', { reference: sent })}
        </Notice>
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
            {...messageProps()}
            rows={7}
          />
          {siteKey && <BotCheck siteKey={siteKey} supportEmail={supportEmail} />}
          <Button variant="prime" size="large" wide>
            {t('contact.send')}
          </Button>
        </FormStack>
      </Panel>
      <p>
        {t('contact.orMail')}{' '}
        <a className="link inline-flex min-h-11 items-center" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </div>
  );

  /** A text area knows no pattern. */
  function messageProps() {
    const { pattern: _, ...props } = form.text('message');
    return props;
  }
}
