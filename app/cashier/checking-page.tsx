import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import type { Waiting } from '~/layout/refresh';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Sought } from './lost-answer';

/** The answer to a money form was lost: it is looked for, and nobody is told that something failed before that is known. */
export function CheckingPage({ sought, waits }: { sought: Sought } & Pick<Waiting, 'waits'>) {
  const { t, href } = usePage();
  if (sought === 'checking' && waits) {
    return (
      <div className="account-screen">
        <section className="panel outcome tone-info">
          <Icon name="clock" />
          <h1>{t('cashier.checking')}</h1>
          <p className="lead">{t('cashier.checkingText')}</p>
          <p className="form-row">
            <Button href={waits.here}>{t('cashier.lookAgain')}</Button>
          </p>
          <LooksAgain waits={waits} />
        </section>
      </div>
    );
  }
  return (
    <div className="account-screen">
      <section className="panel outcome tone-warning">
        <Icon name="info" />
        <h1>{t('cashier.neverArrived')}</h1>
        <p className="lead">{t('cashier.neverArrivedText')}</p>
        <p className="form-row">
          <Button href={href('/cashier/deposit')} variant="prime">
            {t('cashier.deposit')}
          </Button>
          <Button href={href('/cashier/withdraw')}>{t('cashier.withdrawal')}</Button>
          <Button href={href('/profile/history?tab=transactions')} variant="quiet">
            {t('cashier.seeHistory')}
          </Button>
        </p>
      </section>
    </div>
  );
}
