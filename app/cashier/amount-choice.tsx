import type { Currency } from 'contract/money';
import { usePage } from '~/i18n/page';
import { HintAndError } from '~/ui/field-frame';
import { MoneyField } from '~/ui/field';

export interface AmountChoiceProps {
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
 * An amount by one press, or typed. The pressed one decides: where it is not `other`, the style sheet puts the typed one away, and
 * where a browser can't, it puts the presses away. So nobody sees two amounts and wonders which one counts.
 */
export function AmountChoice({ currency, minimum, maximum, quick, quickAmount, amount }: AmountChoiceProps) {
  const { t, money } = usePage();
  const hint = t('cashier.amountHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) });
  const chosen = amount.error ? 'other' : (quickAmount.defaultValue ?? 'other');
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
