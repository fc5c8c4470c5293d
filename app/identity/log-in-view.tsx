import type { IdentityProviderName } from 'contract/identity-providers';
import type { Captcha } from 'contract/support';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { CaptchaField } from './captcha-field';
import { logInForm } from './log-in-form';
import { ProviderLinks } from './provider-links';

interface LogInViewProps {
  refused: (RefusedForm & { captcha?: Captcha | null }) | undefined;
  /** Where to go afterwards: a path of ours. */
  redirect: string;
  /** The visitor has just signed up and has a mail to open first. */
  signedUp: boolean;
  /** By whom one may log in besides. */
  providers: readonly IdentityProviderName[];
}

export function LogInView({ refused, redirect, signedUp, providers }: LogInViewProps) {
  const { t, href } = usePage();
  const form = useFormView(logInForm, { refused });
  const captcha = refused?.captcha;
  return (
    <div className="narrow lit">
      <h1>{t('identity.logIn')}</h1>
      {signedUp && !refused && (
        <Notice kind="info" title={t('identity.checkMailTitle')}>
          {t('identity.checkMail')}
        </Notice>
      )}
      <ErrorSummary errors={form.errors} />
      <Panel>
        <FormStack {...form.props}>
          <Field
            label={t('identity.username')}
            {...form.text('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField label={t('identity.password')} {...form.password('password')} enterKeyHint="go" />
          {captcha && <CaptchaField {...form.text('captcha')} captcha={captcha} />}
          {redirect !== '/' && <input type="hidden" name="redirect" value={redirect} />}
          <Button variant="prime" size="large" wide>
            {t('identity.logIn')}
          </Button>
        </FormStack>
      </Panel>
      <ProviderLinks providers={providers} redirect={redirect} />
      <p>
        <a className="link inline-flex min-h-11 items-center" href={href('/forgot-password')}>
          {t('password.forgotTitle')}
        </a>
      </p>
      <p>
        {t('identity.newHere')}{' '}
        <a className="link inline-flex min-h-11 items-center" href={href('/register')}>
          {t('identity.signUp')}
        </a>
      </p>
    </div>
  );
}
