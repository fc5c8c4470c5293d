import type { CashierMethod } from 'contract/cashier';
import { RequestIdInput } from '~/forms/request-id';
import type { RefusedForm } from '~/forms/submission';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { Blockers } from './blockers';
import { withdrawForm } from './forms';
import { CashierFrame } from './frame';
import { amountRules, type WithdrawData } from './load-cashier';
import { MethodLinks, methodPath } from './method-links';
import { WithdrawalCards } from './withdrawal-cards';

/** Money goes out: what stands in the way, or the form; and what is on its way. */
export function WithdrawPage({ screen, refused }: { screen: WithdrawData; refused: RefusedForm | undefined }) {
  const { t } = usePage();
  const { cashier, held, chosen } = screen;
  const form = useFormView(withdrawForm, { refused });
  const blocked = cashier.withdrawBlockers.length > 0;
  return (
    <CashierFrame current="withdraw" balance={{ ...cashier, held }}>
      <div className="beside">
        {blocked && (
          <div>
            <Blockers
              id={withdrawForm.id}
              direction="withdraw"
              blockers={cashier.withdrawBlockers}
              currency={cashier.currency}
              errors={form.errors}
            />
          </div>
        )}
        {!blocked && chosen && <WithdrawForm screen={screen} method={chosen} form={form} />}
        {!blocked && !chosen && (
          <div>
            <Notice kind="warning" title={t('cashier.noMethod')}>
              {t('cashier.noMethodText')}
            </Notice>
          </div>
        )}
        <WithdrawalCards screen={screen} />
      </div>
    </CashierFrame>
  );
}

function WithdrawForm({
  screen: { cashier, methods, requestId },
  method,
  form,
}: {
  screen: WithdrawData;
  method: CashierMethod;
  form: FormView<typeof withdrawForm.schema>;
}) {
  const { t, href, money } = usePage();
  const { currency } = cashier;
  const { minimum, maximum } = amountRules(cashier, 'withdraw', method.id);
  return (
    <div>
      <MethodLinks direction="withdraw" methods={methods} chosen={method} currency={currency} />
      <Panel>
        <FormStack {...form.props} action={href(methodPath('withdraw', method.id))}>
          <ErrorSummary errors={form.errors} />
          <input type="hidden" name="method" value={method.id} />
          <MoneyField
            {...form.text('amount')}
            label={t('cashier.amount')}
            unit={currency}
            maxLength={24}
            enterKeyHint="done"
            hint={t('cashier.amountHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) })}
          />
          <RequestIdInput sent={form.value('requestId')} fresh={requestId} />
          {method.id === 'crypto' && (
            <Notice kind="info" title={t('withdrawals.cryptoNotice')}>
              {t('withdrawals.cryptoNoticeText')}
            </Notice>
          )}
          <Button variant="prime" size="large" wide icon="withdraw">
            {t('cashier.withdrawNow')}
          </Button>
          <p className="hint">{t('cashier.withdrawHint')}</p>
        </FormStack>
      </Panel>
    </div>
  );
}
