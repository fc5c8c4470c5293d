import type { Captcha } from 'contract/support';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { CaptchaField } from './captcha-field';
import { forgotForm } from './forgot-form';

interface ForgotViewProps {
  refused: (RefusedForm & { captcha?: Captcha | null }) | undefined;
  /** The form was taken; whether the address is known is nobody's business. */
  sent: boolean;
}

export function ForgotView({ refused, sent }: ForgotViewProps) {
  const { t, href } = usePage();
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
          {refused?.captcha && <CaptchaField {...form.text('captcha')} captcha={refused.captcha} />}
          <Button variant="prime" size="large" wide>
            {t('password.sendLink')}
          </Button>
        </FormStack>
      </Panel>
      <p>
        <a className="link inline-flex min-h-11 items-center" href={href('/login')}>
          {t('password.backToLogIn')}
        </a>
      </p>
    </div>
  );
}
