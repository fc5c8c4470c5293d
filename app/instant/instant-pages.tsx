import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { instantCurrency, instantForm, type Checkout, type Failure, type loadSuccess } from './load-instant';

/** Pay from a bank account and be a player: one field. */
export function StartPage({ posted }: { posted: RefusedForm | Checkout | undefined }) {
  const { t, href } = usePage();
  const refused = posted && 'form' in posted ? posted : undefined;
  const form = useFormView(instantForm, { refused });
  const checkoutUrl = posted && 'checkoutUrl' in posted ? posted.checkoutUrl : null;
  return (
    <div className="narrow lit">
      <div className="page-head">
        <h1>{t('instant.title')}</h1>
        <p className="lead">{t('instant.lead')}</p>
      </div>
      <ErrorSummary errors={form.errors} />
      <Panel>
        {checkoutUrl ? (
          <Button href={checkoutUrl} variant="prime" size="large" wide icon="lock">
            {t('instant.toBank')}
          </Button>
        ) : (
          <FormStack {...form.props}>
            <MoneyField
              {...form.text('amount')}
              label={t('cashier.amount')}
              unit={instantCurrency}
              enterKeyHint="go"
              maxLength={24}
            />
            <p className="quiet">
              {t('instant.terms')}{' '}
              <a className="link" href={href('/info/terms')}>
                {t('identity.readTerms')}
              </a>
            </p>
            <Button variant="prime" size="large" wide icon="lock">
              {t('instant.toBank')}
            </Button>
          </FormStack>
        )}
      </Panel>
      <Notice kind="info">{t('instant.adults')}</Notice>
      <p>
        {t('identity.alreadyHere')}{' '}
        <a className="link inline-flex min-h-11 items-center" href={href('/login')}>
          {t('identity.logIn')}
        </a>
      </p>
    </div>
  );
}

/** Back from the bank: it is done, or the bank's word is awaited. */
export function SuccessPage(status: Awaited<ReturnType<typeof loadSuccess>>) {
  const { t, href, money } = usePage();
  if (status.waiting) {
    return (
      <div className="narrow">
        <section className="panel outcome tone-info">
          <Icon name="clock" />
          <h1>{t('instant.waiting')}</h1>
          <p className="lead">{t('instant.waitingText')}</p>
          <p className="form-row">
            <Button href={status.waits?.here ?? href('/pnp/success')}>{t('cashier.lookAgain')}</Button>
          </p>
          <LooksAgain waits={status.waits} />
        </section>
      </div>
    );
  }
  return (
    <div className="narrow">
      <section className="panel outcome tone-success">
        <Icon name="success" />
        <h1>{t('instant.success')}</h1>
        <p className="lead">
          {t('instant.successText', { username: status.username, amount: money(status.cash, instantCurrency) })}
        </p>
        <p className="form-row">
          <Button href={href('/casino')} variant="prime">
            {t('cashier.playNow')}
          </Button>
          <Button href={href('/profile/my-account')} variant="quiet">
            {t('layout.myAccount')}
          </Button>
        </p>
      </section>
    </div>
  );
}

export function FailPage({ reason }: { reason: Failure | null }) {
  const { t, href } = usePage();
  return (
    <div className="narrow">
      <section className="panel outcome tone-error">
        <Icon name="error" />
        <h1>{t('instant.fail')}</h1>
        <p className="lead">{t(reason ? `instant.${reason}` : 'instant.failText')}</p>
        <p className="form-row">
          <Button href={href('/pnp')} variant="prime">
            {t('cashier.tryAgain')}
          </Button>{' '}
          <Button href={href('/info/contact-us')} variant="quiet">
            {t('layout.contact')}
          </Button>
        </p>
      </section>
    </div>
  );
}
