import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { CashierMethod } from 'contract/cashier';
import stylesheet from '~/cashier/cashier.css?url';
import { withPlayer } from '~/account/player-loader';
import { Blockers } from '~/cashier/blockers';
import { withdrawForm } from '~/cashier/forms';
import { CashierFrame } from '~/cashier/frame';
import { MethodFields } from '~/cashier/method-fields';
import { MethodLinks } from '~/cashier/method-links';
import { amountRules, cashierOf, methodPath, methodsFor } from '~/cashier/methods';
import { amountFault, judge, orLookForIt, refuseMethod, refuseOrder } from '~/cashier/order';
import { refusalOf } from '~/cashier/refusals';
import { WithdrawalCards, type WithdrawData } from '~/cashier/withdrawal-cards';
import { newRequestId, RequestIdInput } from '~/forms/request-id';
import { readForm, refuseForm } from '~/forms/submission';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'cashier.withdrawal',
  seenBy: 'player',
  islands: ({ tracked }: WithdrawData) =>
    tracked.withdrawals.some(({ destination }) => destination) ? ['copy-text'] : [],
  menus: [{ in: 'player', place: 3, label: 'layout.withdraw', icon: 'withdraw' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [cashier, tracked],
  } = await withPlayer(context, () => [context.api.cashier.methods(), context.api.cashier.withdrawals()]);
  const screen: WithdrawData = {
    cashier,
    ...methodsFor(context, cashier, 'withdraw'),
    held: player.balance.held,
    tracked,
    requestId: newRequestId(),
  };
  return screen;
}

/** Asks for a withdrawal. */
export async function action({ context, request }: ActionFunctionArgs) {
  const cashier = await cashierOf(context);
  const { chosen } = methodsFor(context, cashier, 'withdraw');
  const read = await readForm(request, withdrawForm(chosen ?? { fields: [] }), {
    check: (given) => amountFault(judge(context, cashier, 'withdraw', given)),
  });
  if (!cashier.withdraw.some(({ id }) => id === read.given.method)) return refuseMethod(context, read);
  const order = judge(context, cashier, 'withdraw', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, fields } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.withdraw({ method, amount: judged.amount, requestId, fields }),
  );
  if (!answer.ok) {
    const { formErrors, fieldErrors } = refusalOf(answer, rules, context.page.money);
    return refuseForm(read, { formErrors, fieldErrors, clear: ['requestId'] });
  }
  const amount = context.page.money(answer.data.amount, answer.data.currency);
  context.session.flash({ kind: 'success', key: 'cashier.withdrawalRequested', values: { amount } });
  return redirect('/cashier/withdraw', 303);
}

/** Money goes out: what stands in the way, or the form; and what is on its way. */
export default function Withdraw() {
  const { t } = usePage();
  const screen = useLoaderData<typeof loader>();
  const { cashier, held, chosen } = screen;
  const form = useFormView(withdrawForm(chosen ?? { fields: [] }), { refused: useActionData<typeof action>() });
  const blocked = cashier.withdrawBlockers.length > 0;
  return (
    <CashierFrame current="withdraw" balance={{ ...cashier, held }}>
      <div className="beside">
        {blocked && (
          <div>
            <Blockers
              id={form.props.id}
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
  form: FormView<ReturnType<typeof withdrawForm>['schema']>;
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
            enterKeyHint={method.fields.length > 0 ? 'next' : 'done'}
            hint={t('cashier.amountHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) })}
          />
          <MethodFields fields={method.fields} form={form} />
          <RequestIdInput sent={form.value('requestId')} fresh={requestId} />
          {method.flow === 'coins' && (
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
