import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { resetForm } from './new-password-form';
import { SignUpHelp } from './sign-up-help';

interface ResetViewProps {
  /** Whether a link was opened that may still be good; only the API knows, and says so when the form is sent. */
  linked: boolean;
  /** Who is logged in is led to the own account instead of the log-in. */
  loggedIn: boolean;
  refused: RefusedForm | undefined;
}

/** The mailed link's screen: a new password, or that the link is no good (SPEC §8). */
export function ResetView({ linked, loggedIn, refused }: ResetViewProps) {
  const { t, href } = usePage();
  const form = useFormView(resetForm, { refused });
  if (!linked) {
    return (
      <div className="narrow lit">
        <h1>{t('password.resetTitle')}</h1>
        <Notice kind="error" title={t('results.invalid_reset_link')}>
          {t('password.linkInvalidAdvice')}
        </Notice>
        <div className="form-row">
          <Button href={href('/forgot-password')} variant="prime">
            {t('password.askAgain')}
          </Button>{' '}
          {loggedIn ? (
            <Button href={href('/profile/my-account')} variant="quiet">
              {t('account.myAccount')}
            </Button>
          ) : (
            <Button href={href('/login')} variant="quiet">
              {t('identity.logIn')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="narrow lit">
      <h1>{t('password.resetTitle')}</h1>
      <p className="lead">{t('password.resetLead')}</p>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <SignUpHelp>
          <FormStack {...form.props}>
            <PasswordField
              label={t('password.new')}
              hint={t('password.policyHint')}
              {...form.password('newPassword')}
              autoComplete="new-password"
              enterKeyHint="next"
            />
            <PasswordField
              label={t('password.confirm')}
              {...form.password('passwordConfirm')}
              autoComplete="new-password"
              enterKeyHint="done"
            />
            <Button variant="prime" size="large" wide>
              {t('password.setNew')}
            </Button>
          </FormStack>
        </SignUpHelp>
      </Panel>
    </div>
  );
}
