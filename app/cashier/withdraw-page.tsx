import type { Withdrawal } from 'contract/cashier';
import { RequestIdInput } from '~/forms/request-id';
import type { RefusedForm } from '~/forms/submission';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';
import { Table } from '~/ui/table';
import { Blockers } from './blockers';
import { mostSeen, offeredHere, withdrawForm } from './forms';
import { CashierFrame } from './frame';
import { amountRules, type WithdrawData } from './load-cashier';
import { MethodChoice } from './method-choice';

/** Money goes out: what stands in the way, or the form; and what is on its way. */
export function WithdrawPage({ screen, refused }: { screen: WithdrawData; refused: RefusedForm | undefined }) {
  const { cashier, held, pending } = screen;
  const form = useFormView(withdrawForm, { refused });
  const blocked = cashier.withdrawBlockers.length > 0;
  return (
    <CashierFrame current="withdraw" balance={{ ...cashier, held }}>
      <div className="beside">
        {blocked
          ? <div><Blockers id={withdrawForm.id} direction="withdraw" blockers={cashier.withdrawBlockers} currency={cashier.currency} errors={form.errors} /></div>
          : <WithdrawForm screen={screen} form={form} />}
        {pending.length > 0 && <Pending withdrawals={pending} screen={screen} />}
      </div>
    </CashierFrame>
  );
}

function WithdrawForm({ screen: { cashier, requestId }, form }: { screen: WithdrawData; form: FormView<typeof withdrawForm.schema> }) {
  const { t, money } = usePage();
  const { currency, withdraw: methods } = cashier;
  const { minimum, maximum } = amountRules(cashier, 'withdraw', form.value('method'));
  return (
    <Panel>
      <FormStack {...form.props}>
        <ErrorSummary errors={form.errors} />
        <MethodChoice {...form.choice('method')} methods={offeredHere(methods)} currency={currency} />
        <MoneyField
          {...form.text('amount')} label={t('cashier.amount')} unit={currency} maxLength={24} enterKeyHint="done"
          hint={t('cashier.amountHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) })}
        />
        <RequestIdInput sent={form.value('requestId')} fresh={requestId} />
        <Button variant="prime" size="large" wide icon="withdraw">{t('cashier.withdrawNow')}</Button>
        <p className="hint">{t('cashier.withdrawHint')}</p>
      </FormStack>
    </Panel>
  );
}

/** Sends back what the player sees here, so that a withdrawal asked for meanwhile is not cancelled by a page that never showed it. */
function Pending({ withdrawals, screen: { cashier } }: { withdrawals: readonly Withdrawal[]; screen: WithdrawData }) {
  const { t, href, money, dateTime } = usePage();
  const nameOf = (method: string) => cashier.withdraw.find(({ id }) => id === method)?.name ?? method;
  return (
    <Panel id="pending-withdrawals" title={t('cashier.pendingWithdrawals')}>
      <Table
        caption={t('cashier.pendingWithdrawals')} hideCaption rows={withdrawals} keyOf={({ id }) => id}
        columns={[
          { label: t('cashier.requestedAt'), cell: ({ requestedAt }) => dateTime(requestedAt) },
          { label: t('cashier.method'), cell: ({ method }) => nameOf(method) },
          { label: t('cashier.amount'), numeric: true, cell: ({ amount, currency }) => <b>{money(amount, currency)}</b> },
        ]}
      />
      <FormStack id="cancel-withdrawals" action={href('/cashier/withdraw/cancel')}>
        {withdrawals.slice(0, mostSeen).map(({ id }) => <input key={id} type="hidden" name="trans_ids" value={id} />)}
        <p className="hint">{t('cashier.cancelHint')}</p>
        <Button>{t('cashier.cancelAll')}</Button>
      </FormStack>
    </Panel>
  );
}
