import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export type Confirmation =
  { state: 'asked'; token: string } | { state: 'confirmed'; username: string } | { state: 'expired' };

/** The mailed link's screen (SPEC §2): asks, then says what came of it. */
export function ConfirmView({ confirmation }: { confirmation: Confirmation }) {
  const { t, href } = usePage();
  switch (confirmation.state) {
    case 'asked':
      return (
        <div className="narrow lit">
          <h1>{t('identity.confirmTitle')}</h1>
          <Panel>
            <FormStack id="confirm">
              <p>{t('identity.confirmText')}</p>
              <input type="hidden" name="token" value={confirmation.token} />
              <Button variant="prime" size="large" wide>
                {t('identity.confirmButton')}
              </Button>
            </FormStack>
          </Panel>
        </div>
      );
    case 'confirmed':
      return (
        <div className="narrow lit">
          <h1>{t('identity.confirmedTitle')}</h1>
          <Notice kind="success">{t('identity.confirmedText', { username: confirmation.username })}</Notice>
          <Button variant="prime" size="large" href={href('/login')}>
            {t('identity.logIn')}
          </Button>
        </div>
      );
    case 'expired':
      return (
        <div className="narrow lit">
          <h1>{t('identity.tokenExpiredTitle')}</h1>
          <Notice kind="error" title={t('results.token_expired')}>
            {t('identity.tokenExpiredAdvice')}
          </Notice>
          <div className="form-row">
            <Button href={href('/login')}>{t('identity.logIn')}</Button>{' '}
            <Button href={href('/info/contact-us')} variant="quiet">
              {t('layout.contact')}
            </Button>
          </div>
        </div>
      );
  }
}
