import { usePage } from '~/i18n/page';
import { Button } from '../button';
import { CheckboxField, RadioCards, SelectField } from '../choice-fields';
import { DateFields } from '../date-fields';
import { Field, MoneyField, PasswordField, TextAreaField } from '../field';
import { FormStack } from '../form-stack';
import { Piece } from './piece';

/** The form pieces: plain, or as they stand after a refusal. It sends nothing that changes anything. */
export function FormShowcase({ refused }: { refused: boolean }) {
  const { t, href, money } = usePage();
  const error = (message: string) => (refused ? message : undefined);
  return (
    <Piece name="FormStack">
      <FormStack method="get" action={href('/test-component')}>
        <Field
          label={t('account.fname')}
          name="fname"
          autoComplete="given-name"
          error={error(t('account.fnameRequired'))}
        />
        <Field
          label={t('account.mobile')}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('account.mobileHint')}
          optional
        />
        <Field label={t('account.username')} name="username" defaultValue="karolina77" readOnly />
        <PasswordField
          label={t('cashier.cardCvc')}
          name="cardCvc"
          hint={t('cashier.cardCvcHint')}
          error={error(t('cashier.cardCvcInvalid'))}
        />
        <MoneyField
          label={t('cashier.amount')}
          name="amount"
          unit="EUR"
          defaultValue="1000000"
          hint={t('cashier.amountHint', { minimum: money(1_000, 'EUR'), maximum: money(500_000, 'EUR') })}
          error={error(t('cashier.amountRequired'))}
        />
        <SelectField
          label={t('account.currency')}
          name="currency"
          placeholder="…"
          autoComplete="off"
          error={error(t('cashier.methodRequired'))}
          options={[
            { value: 'EUR', label: 'EUR' },
            { value: 'NOK', label: 'NOK' },
          ]}
        />
        <DateFields
          legend={t('account.birthdate')}
          day={{ name: 'day' }}
          month={{ name: 'month', defaultValue: '13', invalid: refused }}
          year={{ name: 'year' }}
          error={error(t('forms.invalid'))}
        />
        <RadioCards
          legend={t('cashier.method')}
          name="method"
          defaultValue="card"
          error={error(t('cashier.methodRequired'))}
          options={[
            { value: 'card', label: t('cashier.card'), description: t('cashier.sandboxAccepted'), icon: 'card' },
            { value: 'crypto', label: 'Bitcoin', icon: 'crypto' },
            { value: 'later', label: t('game.notAvailable'), icon: 'lock', disabled: true },
          ]}
        />
        <CheckboxField
          label={
            <>
              {t('layout.playWithinLimits')}{' '}
              <a className="link" href={href('/responsible-gambling')}>
                {t('layout.stayInControl')}
              </a>
            </>
          }
          name="terms"
          error={error(t('cashier.methodRequired'))}
        />
        <TextAreaField label={t('layout.contact')} name="message" rows={3} maxLength={512} optional />
        <div className="form-row">
          <Button variant="prime" name="state" value="refused">
            {t('account.save')}
          </Button>
        </div>
      </FormStack>
    </Piece>
  );
}
