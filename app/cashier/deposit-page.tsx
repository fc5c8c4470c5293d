import { sandboxCards } from 'contract/sandbox-cards';
import { RequestIdInput } from '~/forms/request-id';
import type { RefusedForm } from '~/forms/submission';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { quickAmounts } from './amount';
import { AmountChoice } from './amount-choice';
import { Blockers } from './blockers';
import { depositForm, offeredHere } from './forms';
import { CashierFrame } from './frame';
import { amountRules, type DepositData } from './load-cashier';
import { MethodChoice } from './method-choice';

type DepositView = FormView<typeof depositForm.schema>;

/** Money comes in: the gate when something is missing, else the form. */
export function DepositPage({ screen, refused }: { screen: DepositData; refused: RefusedForm | undefined }) {
  const { cashier, held, sandbox } = screen;
  const form = useFormView(depositForm, { refused });
  const blocked = cashier.depositBlockers.length > 0;
  return (
    <CashierFrame current="deposit" balance={{ ...cashier, held }}>
      {blocked
        ? <Blockers id={depositForm.id} direction="deposit" blockers={cashier.depositBlockers} currency={cashier.currency} errors={form.errors} />
        : (
          <div className="beside">
            <DepositForm screen={screen} form={form} refused={refused !== undefined} />
            {sandbox && <SandboxHint />}
          </div>
        )}
    </CashierFrame>
  );
}

function DepositForm({ screen: { cashier, requestId }, form, refused }: { screen: DepositData; form: DepositView; refused: boolean }) {
  const { t } = usePage();
  const { currency, deposit: methods } = cashier;
  const rules = amountRules(cashier, 'deposit', form.value('method'));
  return (
    <Panel>
      <FormStack {...form.props}>
        <ErrorSummary errors={form.errors} />
        <MethodChoice {...form.choice('method')} methods={offeredHere(methods)} currency={currency} />
        <AmountChoice
          {...rules} quick={quickAmounts(rules, currency)}
          quickAmount={form.choice('quickAmount')} amount={form.text('amount')}
        />
        <CardFields form={form} again={refused} />
        <RequestIdInput sent={form.value('requestId')} fresh={requestId} />
        <Button variant="prime" size="large" wide icon="lock">{t('cashier.depositNow')}</Button>
        <p className="hint">{t('cashier.cardSafety')}</p>
      </FormStack>
    </Panel>
  );
}

/** Never filled in by us: a refused form asks for the card again and says why. */
function CardFields({ form, again }: { form: DepositView; again: boolean }) {
  const { t } = usePage();
  return (
    <fieldset className="field card-fields">
      <legend className="unseen">{t('cashier.card')}</legend>
      {again && <Notice kind="info">{t('cashier.cardAgain')}</Notice>}
      <Field {...form.password('card.number')} label={t('cashier.cardNumber')} inputMode="numeric" autoComplete="cc-number" maxLength={23} enterKeyHint="next" />
      <div className="form-pair">
        <Field {...form.password('card.expiry')} label={t('cashier.cardExpiry')} hint={t('cashier.cardExpiryHint')} inputMode="numeric" autoComplete="cc-exp" maxLength={9} enterKeyHint="next" />
        <Field {...form.password('card.cvc')} label={t('cashier.cardCvc')} hint={t('cashier.cardCvcHint')} inputMode="numeric" autoComplete="cc-csc" maxLength={4} enterKeyHint="next" />
      </div>
      <Field {...form.password('card.holder')} label={t('cashier.cardHolder')} autoComplete="cc-name" maxLength={60} enterKeyHint="done" />
    </fieldset>
  );
}

const groupsOfFour = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function SandboxHint() {
  const { t } = usePage();
  const words = { succeeded: t('cashier.sandboxAccepted'), failed: t('cashier.sandboxDeclined'), hold: t('cashier.sandboxHeld') };
  return (
    <aside>
      <Notice kind="info" title={t('cashier.sandboxTitle')}>
        <ul className="test-cards">
          {Object.entries(sandboxCards).map(([number, outcome]) => <li key={number}><code className="num">{groupsOfFour(number)}</code> <span>{words[outcome]}</span></li>)}
        </ul>
        <p>{t('cashier.sandboxRest')}</p>
      </Notice>
    </aside>
  );
}
