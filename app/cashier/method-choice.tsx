import type { CashierMethod } from 'contract/cashier';
import type { Currency } from 'contract/money';
import { usePage } from '~/i18n/page';
import { descriptionOf, HintAndError } from '~/ui/field-frame';
import { Icon, type IconName } from '~/ui/icon';

/** Drawings for the logos that the API names. */
const logos: Partial<Record<string, IconName>> = { card: 'card', crypto: 'crypto' };

interface MethodChoiceProps {
  id: string;
  name: string;
  error: string | undefined;
  /** A lone method is chosen already. */
  defaultValue: string | undefined;
  methods: readonly CashierMethod[];
  currency: Currency;
}

/** The ways money can take, each with its time, fee and borders. */
export function MethodChoice({ id, name, error, defaultValue, methods, currency }: MethodChoiceProps) {
  const { t, money } = usePage();
  const chosen = methods.length === 1 ? methods[0]!.id : defaultValue;
  return (
    <fieldset className="field" aria-describedby={descriptionOf(id, { error })}>
      <legend>{t('cashier.method')}</legend>
      <HintAndError id={id} error={error} />
      {methods.map((method, index) => (
        <div className="method" key={method.id}>
          <label className="card-choice">
            <input type="radio" id={index ? `${id}-${method.id}` : id} name={name} value={method.id} defaultChecked={method.id === chosen} required aria-invalid={error ? true : undefined} />
            <span>{method.name}</span>
            <Icon name={logos[method.logo] ?? 'coins'} />
          </label>
          <dl className="facts">
            <div><dt>{t('cashier.time')}</dt><dd>{method.time}</dd></div>
            <div><dt>{t('cashier.fee')}</dt><dd>{method.fee}</dd></div>
            <div><dt>{t('cashier.minimum')}</dt><dd className="num">{money(method.minimum, currency)}</dd></div>
            <div><dt>{t('cashier.maximum')}</dt><dd className="num">{money(method.maximum, currency)}</dd></div>
          </dl>
        </div>
      ))}
    </fieldset>
  );
}
