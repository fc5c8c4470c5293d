import type { CashierMethod, DepositOffer } from 'contract/cashier';
import { days } from 'contract/constants';
import type { Currency } from 'contract/money';
import { RequestIdInput } from '~/forms/request-id';
import type { RefusedForm } from '~/forms/submission';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { usePage, type Page } from '~/i18n/page';
import { Button } from '~/ui/button';
import { RadioCards } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { HintAndError } from '~/ui/field-frame';
import { Field, MoneyField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { quickAmounts } from './amount';
import { ChainChoice } from './chain-choice';
import { cardDepositForm, coinsDepositForm, hostedDepositForm, noBonus } from './forms';
import { MethodFields } from './method-fields';
import { amountRules, methodPath, type CashierData } from './methods';
import type { QuickDeposit } from './quick-deposit';

interface DepositFormProps {
  screen: {
    cashier: CashierData;
    requestId: string;
    /** The offer that the address names, as far as it can be chosen. */
    bonus: string | null;
    /** The game that the player comes from. */
    from: QuickDeposit | null;
  };
  method: CashierMethod;
  refused: RefusedForm | undefined;
}

export function CardForm({ screen, method, refused }: DepositFormProps) {
  const { t, href } = usePage();
  const form = useFormView(cardDepositForm(method), { refused, defaultValue: { bonus: screen.bonus ?? noBonus } });
  return (
    <Panel>
      <FormStack {...form.props} action={href(methodPath('deposit', method.id, { game: screen.from?.game.id }))}>
        <ErrorSummary errors={form.errors} />
        <Amount screen={screen} method={method} quickAmount={form.choice('quickAmount')} amount={form.text('amount')} />
        <BonusChoice {...form.choice('bonus')} offers={screen.cashier.offers} currency={screen.cashier.currency} />
        <CardFields form={form} again={refused !== undefined} />
        <RequestIdInput sent={form.value('requestId')} fresh={screen.requestId} />
        <Button variant="prime" size="large" wide icon="lock">
          {t('cashier.depositNow')}
        </Button>
        <p className="hint">{t('cashier.cardSafety')}</p>
      </FormStack>
    </Panel>
  );
}

export function CoinsForm({ screen, method, refused }: DepositFormProps) {
  const { t, href } = usePage();
  const form = useFormView(coinsDepositForm(method), { refused, defaultValue: { bonus: screen.bonus ?? noBonus } });
  return (
    <Panel>
      <FormStack {...form.props} action={href(methodPath('deposit', method.id, { game: screen.from?.game.id }))}>
        <ErrorSummary errors={form.errors} />
        <Amount screen={screen} method={method} quickAmount={form.choice('quickAmount')} amount={form.text('amount')} />
        <ChainChoice {...form.choice('chain')} offered={method.chains} />
        <BonusChoice {...form.choice('bonus')} offers={screen.cashier.offers} currency={screen.cashier.currency} />
        <RequestIdInput sent={form.value('requestId')} fresh={screen.requestId} />
        <Button variant="prime" size="large" wide icon="crypto">
          {t('crypto.getAddress')}
        </Button>
        <p className="hint">{t('crypto.getAddressHint')}</p>
      </FormStack>
    </Panel>
  );
}

/** Of any method that is paid at its provider's page: what it asks is drawn by its own rules. */
export function HostedForm({ screen, method, refused }: DepositFormProps) {
  const { t, href } = usePage();
  const form = useFormView(hostedDepositForm(method), { refused, defaultValue: { bonus: screen.bonus ?? noBonus } });
  return (
    <Panel>
      <FormStack {...form.props} action={href(methodPath('deposit', method.id, { game: screen.from?.game.id }))}>
        <ErrorSummary errors={form.errors} />
        <Amount screen={screen} method={method} quickAmount={form.choice('quickAmount')} amount={form.text('amount')} />
        <MethodFields fields={method.fields} form={form} />
        <BonusChoice {...form.choice('bonus')} offers={screen.cashier.offers} currency={screen.cashier.currency} />
        {method.note !== '' && <Notice kind="info">{method.note}</Notice>}
        <RequestIdInput sent={form.value('requestId')} fresh={screen.requestId} />
        <Button variant="prime" size="large" wide icon="lock">
          {t('cashier.depositNow')}
        </Button>
      </FormStack>
    </Panel>
  );
}

function Amount({
  screen: { cashier },
  method,
  ...fields
}: { screen: DepositFormProps['screen']; method: CashierMethod } & Pick<AmountChoiceProps, 'quickAmount' | 'amount'>) {
  const rules = amountRules(cashier, 'deposit', method.id);
  return (
    <>
      <input type="hidden" name="method" value={method.id} />
      <AmountChoice {...rules} quick={quickAmounts(rules, cashier.currency)} {...fields} />
    </>
  );
}

interface AmountChoiceProps {
  currency: Currency;
  minimum: number;
  maximum: number;
  /** In minor units. */
  quick: readonly number[];
  /** Props of the two fields that answer. */
  quickAmount: { id: string; name: string; defaultValue: string | undefined };
  amount: { id: string; name: string; error: string | undefined; defaultValue: string | undefined };
}

/**
 * An amount by one press, or typed; nobody's hand is led to one of them. The pressed one decides: where it is not `other`, the style sheet puts the typed one away, and
 * where a browser can't, it puts the presses away. So nobody sees two amounts and wonders which one counts.
 */
function AmountChoice({ currency, minimum, maximum, quick, quickAmount, amount }: AmountChoiceProps) {
  const { t, money } = usePage();
  const hint = t('cashier.amountHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) });
  const chosen = amount.error ? 'other' : quickAmount.defaultValue;
  return (
    <fieldset className="field amounts" aria-describedby={`${quickAmount.id}-hint`}>
      <legend>{t('cashier.amount')}</legend>
      <HintAndError id={quickAmount.id} hint={hint} />
      <div className="chips">
        {[
          ...quick.map((value) => ({ value: String(value), label: money(value, currency) })),
          { value: 'other', label: t('cashier.otherAmount') },
        ].map(({ value, label }) => (
          <label className="chip num" key={value}>
            <input type="radio" name={quickAmount.name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      <div className="typed-amount">
        <MoneyField
          {...amount}
          label={<span className="unseen">{t('cashier.amount')}</span>}
          unit={currency}
          maxLength={24}
          enterKeyHint="next"
        />
      </div>
    </fieldset>
  );
}

interface BonusChoiceProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
  offers: readonly DepositOffer[];
  currency: Currency;
}

/** What an offer gives and asks for, in one sentence. */
const termsOf = (
  { percent, most, minimum, wageringRequirement, validFor }: DepositOffer,
  currency: Currency,
  { t, money, number }: Pick<Page, 't' | 'money' | 'number'>,
): string =>
  t('depositBonus.terms', {
    percent: number(percent),
    most: money(most, currency),
    minimum: money(minimum, currency),
    times: number(wageringRequirement),
    days: number(Math.floor(validFor / days)),
  });

/** None is the first and the chosen one: nobody gets a bonus, and its conditions, without asking for it. */
function BonusChoice({ offers, currency, error, defaultValue, ...field }: BonusChoiceProps) {
  const page = usePage();
  const { t } = page;
  if (offers.length === 0) return null;
  return (
    <RadioCards
      {...field}
      legend={t('depositBonus.choose')}
      hint={t('depositBonus.hint')}
      error={error}
      defaultValue={offers.some(({ id }) => id === defaultValue) ? defaultValue : noBonus}
      options={[
        { value: noBonus, label: t('depositBonus.none'), description: t('depositBonus.noneText') },
        ...offers.map((offer) => ({ value: offer.id, label: offer.name, description: termsOf(offer, currency, page) })),
      ]}
    />
  );
}

/** Never filled in by us: a refused form asks for the card again and says why. */
function CardFields({ form, again }: { form: FormView<ReturnType<typeof cardDepositForm>['schema']>; again: boolean }) {
  const { t } = usePage();
  return (
    <fieldset className="field card-fields">
      <legend className="unseen">{t('cashier.card')}</legend>
      {again && <Notice kind="info">{t('cashier.cardAgain')}</Notice>}
      <Field
        {...form.password('card.number')}
        label={t('cashier.cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        enterKeyHint="next"
      />
      <div className="form-pair">
        <Field
          {...form.password('card.expiry')}
          label={t('cashier.cardExpiry')}
          hint={t('cashier.cardExpiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
          enterKeyHint="next"
        />
        <Field
          {...form.password('card.cvc')}
          label={t('cashier.cardCvc')}
          hint={t('cashier.cardCvcHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          enterKeyHint="next"
        />
      </div>
      <Field
        {...form.password('card.holder')}
        label={t('cashier.cardHolder')}
        autoComplete="cc-name"
        maxLength={60}
        enterKeyHint="done"
      />
    </fieldset>
  );
}
