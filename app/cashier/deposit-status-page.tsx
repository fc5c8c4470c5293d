import type { Deposit, DepositBonus } from 'contract/cashier';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import type { Waiting } from '~/layout/refresh';
import { Button } from '~/ui/button';
import { Icon, type IconName } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { isToBePaid } from './deposit-status';
import { Arrival, PayWithCoins } from './pay-with-coins';
import { playPath, type QuickDeposit } from './quick-deposit';
import { SetAside } from './set-aside';

export interface DepositStatus extends Pick<Waiting, 'waits'> {
  deposit: Deposit;
  requestId: string;
  /** The balance that has it, in minor units; null before it is credited. */
  cash: number | null;
  /** Where it waits to be paid; null where that is no page. */
  payAt: string | null;
  /** What was played last, once the deposit is credited: the way back into it. */
  game: QuickDeposit['game'] | null;
}

const looks: Record<Deposit['state'], { icon: IconName; tone: string }> = {
  pending: { icon: 'clock', tone: 'tone-info' },
  credited: { icon: 'success', tone: 'tone-success' },
  declined: { icon: 'error', tone: 'tone-error' },
  unallocated: { icon: 'warning', tone: 'tone-warning' },
  refunded: { icon: 'success', tone: 'tone-info' },
};

const declined: Record<Deposit['flow'], MessageKey> = {
  card: 'cashier.depositDeclinedText',
  coins: 'crypto.depositLate',
  hosted: 'cashier.depositNotPaid',
};

/** Where one deposit stands, and what to do next. */
export function DepositStatusPage(status: DepositStatus) {
  const { deposit, waits } = status;
  if (isToBePaid(deposit) && deposit.crypto)
    return <PayWithCoins deposit={deposit} order={deposit.crypto} waits={waits} />;
  const { icon, tone } = looks[deposit.state];
  return (
    <div className="account-screen">
      <section className={`panel outcome ${tone}`}>
        <Icon name={icon} />
        <Outcome {...status} />
        {deposit.crypto && <Arrival order={deposit.crypto} />}
        {deposit.bonus && <BonusLine deposit={deposit} bonus={deposit.bonus} />}
        <Facts deposit={deposit} />
      </section>
    </div>
  );
}

function Outcome({ deposit, requestId, cash, payAt, game, waits }: DepositStatus) {
  const { t, href, money, path } = usePage();
  const amount = money(deposit.amount, deposit.currency);
  const seen = deposit.crypto !== null && deposit.crypto.received > 0;
  switch (deposit.state) {
    case 'pending':
      return (
        <>
          <h1>{seen ? t('crypto.seen') : t('cashier.depositPending', { amount })}</h1>
          <p className="lead">{seen ? t('crypto.seenText') : t('cashier.depositPendingText')}</p>
          <p className="form-row">
            {payAt && (
              <Button href={payAt} variant="prime" icon="lock">
                {t('cashier.toPayment')}
              </Button>
            )}
            <Button href={waits?.here ?? href(path)}>{t('cashier.lookAgain')}</Button>
          </p>
          <LooksAgain waits={waits} />
        </>
      );
    case 'credited':
      return (
        <>
          <h1>{t('cashier.depositCredited', { amount })}</h1>
          {cash !== null && (
            <p className="lead num">
              {t('ui.labelled', { label: t('cashier.newBalance'), value: money(cash, deposit.currency) })}
            </p>
          )}
          <p className="form-row">
            <Button href={href(game ? playPath(game) : '/casino')} variant="prime">
              {game ? t('lobby.continueGame', { title: game.title }) : t('cashier.playNow')}
            </Button>
            <Button href={href('/cashier/deposit')} variant="quiet">
              {t('cashier.anotherDeposit')}
            </Button>
          </p>
        </>
      );
    case 'unallocated':
      return (
        <>
          <h1>{t('unallocated.title', { amount })}</h1>
          <SetAside deposit={deposit} requestId={requestId} />
        </>
      );
    case 'refunded':
      return (
        <>
          <h1>
            {t(
              deposit.refund === 'ordered' || deposit.refund === 'failed'
                ? 'unallocated.refundOrderedTitle'
                : 'unallocated.refundedTitle',
              { amount },
            )}
          </h1>
          <p className="lead">
            {t(deposit.refund === 'failed' ? 'unallocated.refundFailedText' : 'unallocated.refundedText')}
          </p>
          <p className="form-row">
            <Button href={href('/profile/history')}>{t('history.title')}</Button>
          </p>
        </>
      );
    case 'declined':
      return (
        <>
          <h1>{t('cashier.depositDeclined', { amount })}</h1>
          <p className="lead">{t(declined[deposit.flow])}</p>
          <p className="form-row">
            <Button href={href('/cashier/deposit')} variant="prime">
              {t('cashier.tryAgain')}
            </Button>
          </p>
        </>
      );
  }
}

/** What became of the bonus that was chosen with the deposit. */
function BonusLine({
  deposit: { state, currency },
  bonus,
}: {
  deposit: Pick<Deposit, 'state' | 'currency'>;
  bonus: DepositBonus;
}) {
  const { t, href, money } = usePage();
  const words = {
    waiting: t('depositBonus.waiting'),
    given: t('depositBonus.given'),
    cancelled: t(state === 'declined' ? 'depositBonus.cancelled' : 'depositBonus.notGiven'),
  };
  return (
    <Notice
      kind={bonus.state === 'given' ? 'success' : 'info'}
      title={t('ui.labelled', { label: bonus.name, value: money(bonus.amount, currency) })}
    >
      <p>{words[bonus.state]}</p>
      {bonus.state === 'given' && (
        <p>
          <a className="link" href={href('/profile/bonuses')}>
            {t('cashier.seeBonuses')}
          </a>
        </p>
      )}
    </Notice>
  );
}

function Facts({ deposit: { id, amount, currency, requestedAt, processedAt } }: { deposit: Deposit }) {
  const { t, money, dateTime } = usePage();
  return (
    <dl className="facts">
      <div>
        <dt>{t('cashier.amount')}</dt>
        <dd className="num">{money(amount, currency)}</dd>
      </div>
      <div>
        <dt>{t('cashier.requestedAt')}</dt>
        <dd>{dateTime(requestedAt)}</dd>
      </div>
      {processedAt !== null && (
        <div>
          <dt>{t('cashier.processedAt')}</dt>
          <dd>{dateTime(processedAt)}</dd>
        </div>
      )}
      <div className="whole">
        <dt>{t('cashier.reference')}</dt>
        <dd className="reference">{id}</dd>
      </div>
    </dl>
  );
}
