import type { Deposit, Unallocated } from 'contract/cashier';
import { RequestIdInput } from '~/forms/request-id';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import type { CashierData } from './methods';

const reasons: Record<Unallocated['reason'], MessageKey> = {
  late: 'unallocated.late',
  deposit_limit_reached: 'unallocated.limit',
  account_frozen: 'unallocated.frozen',
  other_amount: 'unallocated.otherAmount',
  other_currency: 'unallocated.otherCurrency',
};

/** Why a deposit was not credited, and what its player can have done with it: neither choice is made for anybody. */
export function SetAside({
  deposit: { id, amount, currency, unallocated },
  requestId,
}: {
  deposit: Deposit;
  requestId: string;
}) {
  const { t, href, money } = usePage();
  if (!unallocated) return null;
  const { reason, creditable } = unallocated;
  const sum = { amount: money(amount, currency) };
  return (
    <>
      <p className="lead">{t(reasons[reason])}</p>
      <p>{t('unallocated.yours')}</p>
      {!creditable && (
        <p>
          {t(
            reason === 'account_frozen' || reason === 'other_currency' ? 'unallocated.notYet' : 'unallocated.untilRoom',
          )}
        </p>
      )}
      <FormStack id="unallocated" action={href(`/cashier/deposit/${encodeURIComponent(id)}`)}>
        <RequestIdInput sent={undefined} fresh={requestId} />
        <p className="form-row">
          <Button name="decision" value="refund">
            {t('unallocated.refund', sum)}
          </Button>
          {creditable && (
            <Button name="decision" value="credit">
              {t('unallocated.credit', sum)}
            </Button>
          )}
        </p>
      </FormStack>
    </>
  );
}

/** What waits for the player's word, on both sides of the cashier: who is excluded looks at the way out alone. */
export function SetAsideNotices({ unallocated }: Pick<CashierData, 'unallocated'>) {
  const { t, href, money } = usePage();
  return (
    <>
      {unallocated.map(({ id, amount, currency, reason }) => (
        <Notice key={id} kind="warning" title={t('unallocated.title', { amount: money(amount, currency) })}>
          <p>{t(reasons[reason])}</p>
          <p>
            <a className="link" href={href(`/cashier/deposit/${encodeURIComponent(id)}`)}>
              {t('unallocated.decide')}
            </a>
          </p>
        </Notice>
      ))}
    </>
  );
}
