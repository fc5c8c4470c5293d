import type { Deposit } from 'contract/cashier';
import type { CryptoOrder } from 'contract/chains';
import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import type { Waiting } from '~/layout/refresh';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { coinsInWords, paymentUri, plainCoins } from './coins';
import { CopyText } from './copy-text';
import { QrCode } from './qr-code';

/** Where and how much to send, to be read by a wallet, copied, or typed. */
export function PayWithCoins({
  deposit,
  order,
  waits,
}: { deposit: Deposit; order: CryptoOrder } & Pick<Waiting, 'waits'>) {
  const { t, href, locale, money, path, dateTime } = usePage();
  const uri = paymentUri(order);
  return (
    <div className="account-screen">
      <h1>{t('crypto.payTitle', { due: coinsInWords(order.due, order.chain, locale) })}</h1>
      <div className="panel pay">
        <p className="lead">{t('crypto.payLead', { amount: money(deposit.amount, deposit.currency) })}</p>
        {order.destinationTag !== null && <Notice kind="warning">{t('crypto.tagNeeded')}</Notice>}
        <div className="pay-with">
          <QrCode text={uri} label={t('crypto.qrLabel')} />
          <div>
            <CopyText label={t('crypto.address')} text={order.address} />
            {order.destinationTag !== null && (
              <CopyText label={t('crypto.destinationTag')} text={order.destinationTag} />
            )}
            <CopyText
              label={t('ui.bracketed', { text: t('crypto.coinAmount'), note: order.chain })}
              text={plainCoins(order.due, order.chain)}
            />
          </div>
        </div>
        {deposit.bonus && (
          <p className="hint">
            {t('depositBonus.withPayment', {
              name: deposit.bonus.name,
              amount: money(deposit.bonus.amount, deposit.currency),
            })}
          </p>
        )}
        {deposit.payBy !== null && <p className="hint">{t('crypto.payBy', { time: dateTime(deposit.payBy) })}</p>}
        <p className="hint">{t('crypto.waiting')}</p>
        <p className="form-row">
          {uri !== order.address && (
            <Button href={uri} variant="prime">
              {t('crypto.openWallet')}
            </Button>
          )}
          <Button href={waits?.here ?? href(path)}>{t('cashier.lookAgain')}</Button>
        </p>
        <LooksAgain waits={waits} />
        <dl className="facts">
          <div className="whole">
            <dt>{t('cashier.reference')}</dt>
            <dd className="reference">{deposit.id}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

/** What has arrived of an order, and how far it is confirmed. */
export function Arrival({
  order: { chain, due, received, confirmations, confirmationsNeeded },
}: {
  order: CryptoOrder;
}) {
  const { t, href, locale } = usePage();
  if (received === 0) return null;
  const coins = (amount: number) => coinsInWords(amount, chain, locale);
  return (
    <>
      {received !== due && (
        <Notice kind="warning" title={t('crypto.otherAmount')}>
          <p>{t('crypto.otherAmountText', { received: coins(received), due: coins(due) })}</p>
          <p>
            <a className="link" href={href('/info/contact-us')}>
              {t('crypto.contactUs')}
            </a>
          </p>
        </Notice>
      )}
      <dl className="facts">
        <div>
          <dt>{t('crypto.received')}</dt>
          <dd className="num">{coins(received)}</dd>
        </div>
        <div>
          <dt>{t('crypto.confirmations')}</dt>
          <dd className="num">
            {t('crypto.confirmedOf', {
              count: Math.min(confirmations, confirmationsNeeded),
              needed: confirmationsNeeded,
            })}
          </dd>
        </div>
      </dl>
    </>
  );
}
