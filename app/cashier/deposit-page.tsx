import type { CashierMethod } from 'contract/cashier';
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
import { AmountChoice, type AmountChoiceProps } from './amount-choice';
import { quickAmounts } from './amount';
import { BonusChoice } from './bonus-choice';
import { Blockers } from './blockers';
import { ChainChoice } from './chain-choice';
import { DepositLimit } from './deposit-limit';
import { cardDepositForm, cryptoDepositForm, noBonus } from './forms';
import { CashierFrame } from './frame';
import { amountRules, type DepositData } from './load-cashier';
import { MethodLinks, methodPath } from './method-links';

interface DepositScreen {
  screen: DepositData;
  refused: RefusedForm | undefined;
}

/** Money comes in: the gate when something is missing, else the methods and the form of the chosen one. */
export function DepositPage({ screen, refused }: DepositScreen) {
  const { t } = usePage();
  const { cashier, held, sandbox, methods, chosen, bonus, missed } = screen;
  const { errors } = useFormView(cardDepositForm, { refused });
  return (
    <CashierFrame current="deposit" balance={{ ...cashier, held }}>
      {cashier.depositBlockers.length > 0 && (
        <Blockers
          id="deposit"
          direction="deposit"
          blockers={cashier.depositBlockers}
          currency={cashier.currency}
          errors={errors}
          bonus={bonus}
        />
      )}
      {cashier.depositBlockers.length === 0 && !chosen && (
        <Notice kind="warning" title={t('cashier.noMethod')}>
          {t('cashier.noMethodText')}
        </Notice>
      )}
      {cashier.depositBlockers.length === 0 && chosen && (
        <div className="beside">
          <div>
            {missed && !refused && <Notice kind="info">{t('promotions.notWithThis')}</Notice>}
            <MethodLinks
              direction="deposit"
              methods={methods}
              chosen={chosen}
              currency={cashier.currency}
              bonus={bonus}
            />
            {chosen.id === 'crypto' ? (
              <CryptoForm screen={screen} method={chosen} refused={refused} />
            ) : (
              <CardForm screen={screen} method={chosen} refused={refused} />
            )}
          </div>
          <aside>
            <DepositLimit cashier={cashier} />
            {sandbox && chosen.id === 'card' && <SandboxHint />}
          </aside>
        </div>
      )}
    </CashierFrame>
  );
}

function CardForm({ screen, method, refused }: DepositScreen & { method: CashierMethod }) {
  const { t, href } = usePage();
  const form = useFormView(cardDepositForm, { refused, defaultValue: { bonus: screen.bonus ?? noBonus } });
  return (
    <Panel>
      <FormStack {...form.props} action={href(methodPath('deposit', method.id))}>
        <ErrorSummary errors={form.errors} />
        <Amount screen={screen} method={method} quickAmount={form.choice('quickAmount')} amount={form.text('amount')} />
        <BonusChoice {...form.choice('bonus')} offers={screen.cashier.offers} currency={screen.cashier.currency} />
        {method.hosted ? (
          <Notice kind="info">{t('cashier.hostedCard')}</Notice>
        ) : (
          <CardFields form={form} again={refused !== undefined} />
        )}
        <RequestIdInput sent={form.value('requestId')} fresh={screen.requestId} />
        <Button variant="prime" size="large" wide icon="lock">
          {t('cashier.depositNow')}
        </Button>
        {!method.hosted && <p className="hint">{t('cashier.cardSafety')}</p>}
      </FormStack>
    </Panel>
  );
}

function CryptoForm({ screen, method, refused }: DepositScreen & { method: CashierMethod }) {
  const { t, href } = usePage();
  const form = useFormView(cryptoDepositForm, { refused, defaultValue: { bonus: screen.bonus ?? noBonus } });
  return (
    <Panel>
      <FormStack {...form.props} action={href(methodPath('deposit', method.id))}>
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

function Amount({
  screen: { cashier },
  method,
  ...fields
}: { screen: DepositData; method: CashierMethod } & Pick<AmountChoiceProps, 'quickAmount' | 'amount'>) {
  const rules = amountRules(cashier, 'deposit', method.id);
  return (
    <>
      <input type="hidden" name="method" value={method.id} />
      <AmountChoice {...rules} quick={quickAmounts(rules, cashier.currency)} {...fields} />
    </>
  );
}

/** Never filled in by us: a refused form asks for the card again and says why. */
function CardFields({ form, again }: { form: FormView<typeof cardDepositForm.schema>; again: boolean }) {
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

const groupsOfFour = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function SandboxHint() {
  const { t } = usePage();
  const words = {
    succeeded: t('cashier.sandboxAccepted'),
    failed: t('cashier.sandboxDeclined'),
    challenge: t('cashier.sandboxChallenge'),
    hold: t('cashier.sandboxHeld'),
  };
  return (
    <Notice kind="info" title={t('cashier.sandboxTitle')}>
      <ul className="test-cards">
        {Object.entries(sandboxCards).map(([number, outcome]) => (
          <li key={number}>
            <code className="num">{groupsOfFour(number)}</code> <span>{words[outcome]}</span>
          </li>
        ))}
      </ul>
      <p>{t('cashier.sandboxRest')}</p>
    </Notice>
  );
}
