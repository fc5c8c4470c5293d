import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

/** `asked`: a link was opened that may still be good; only the API knows, and says so when the form is sent. */
export type EmailConfirmation =
  | { state: 'asked' }
  | { state: 'done'; email: string }
  | { state: 'invalid' }
  | { state: 'taken' }
  | { state: 'refused'; message: string };

/** The mailed link's screen: asks, then says what came of it. */
export function ConfirmEmailPage({ confirmation, loggedIn }: { confirmation: EmailConfirmation; loggedIn: boolean }) {
  const { t } = usePage();
  return (
    <div className="narrow lit">
      <h1>{t(confirmation.state === 'done' ? 'security.emailDoneTitle' : 'security.emailConfirmTitle')}</h1>
      {confirmation.state === 'asked' ? (
        <Panel>
          <FormStack id="confirm-email">
            <p>{t('security.emailConfirmText')}</p>
            <Button variant="prime" size="large" wide>
              {t('security.emailConfirm')}
            </Button>
          </FormStack>
        </Panel>
      ) : (
        <>
          <Said confirmation={confirmation} />
          <WayOn loggedIn={loggedIn} />
        </>
      )}
    </div>
  );
}

function Said({ confirmation }: { confirmation: Exclude<EmailConfirmation, { state: 'asked' }> }) {
  const { t } = usePage();
  switch (confirmation.state) {
    case 'done':
      return <Notice kind="success">{t('security.emailDone', { email: confirmation.email })}</Notice>;
    case 'invalid':
      return (
        <Notice kind="error" title={t('security.emailLinkInvalid')}>
          {t('security.emailLinkAdvice')}
        </Notice>
      );
    case 'taken':
      return (
        <Notice kind="error" title={t('security.emailTaken')}>
          {t('security.emailTakenAdvice')}
        </Notice>
      );
    case 'refused':
      return <Notice kind="error">{confirmation.message}</Notice>;
  }
}

function WayOn({ loggedIn }: { loggedIn: boolean }) {
  const { t, href } = usePage();
  return (
    <p className="form-row">
      {loggedIn ? (
        <Button href={href('/profile/security')} variant="prime">
          {t('security.title')}
        </Button>
      ) : (
        <Button href={href('/login')} variant="prime">
          {t('identity.logIn')}
        </Button>
      )}
    </p>
  );
}
