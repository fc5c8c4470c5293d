import type { z } from 'zod';
import type { FormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { CheckboxField, SelectField } from '~/ui/choice-fields';
import { DateFields } from '~/ui/date-fields';
import { Field, PasswordField } from '~/ui/field';
import { countryOptions, currencyOptions } from './places';
import type { signUpForm } from './sign-up-form';
import { TermsLinks } from './terms-links';

type SignUp = (typeof signUpForm)['schema'];

interface SignUpFieldsProps {
  form: FormView<SignUp>;
  /** What is not asked for, because it is known already. */
  without?: readonly (keyof z.output<SignUp>)[];
}

/** The fields of a sign-up and its button (SPEC §5), whether a provider told some of it or nobody did. */
export function SignUpFields({ form, without = [] }: SignUpFieldsProps) {
  const { t, locale } = usePage();
  const asks = (field: keyof z.output<SignUp>) => !without.includes(field);
  return (
    <>
      <Field
        label={t('identity.username')}
        hint={t('identity.usernameHint')}
        {...form.text('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      {asks('email') && (
        <Field
          label={t('identity.email')}
          hint={t('identity.emailHint')}
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
        />
      )}
      {asks('password') && (
        <>
          <PasswordField
            label={t('identity.password')}
            hint={t('identity.passwordHint')}
            {...form.password('password')}
            autoComplete="new-password"
            enterKeyHint="next"
          />
          <PasswordField
            label={t('identity.passwordConfirm')}
            {...form.password('passwordConfirm')}
            autoComplete="new-password"
            enterKeyHint="next"
          />
        </>
      )}
      {asks('birthdate') && (
        <DateFields legend={t('identity.birthdate')} hint={t('identity.birthdateHint')} {...form.date('birthdate')} />
      )}
      {asks('country') && (
        <SelectField
          label={t('identity.country')}
          {...form.choice('country')}
          options={countryOptions(locale)}
          placeholder={t('identity.chooseCountry')}
          autoComplete="country"
        />
      )}
      <Field
        label={t('identity.state')}
        optional
        {...form.text('state')}
        autoComplete="address-level1"
        enterKeyHint="next"
      />
      <SelectField
        label={t('identity.currency')}
        hint={t('identity.currencyHint')}
        {...form.choice('currency')}
        options={currencyOptions({ locale, t })}
        autoComplete="transaction-currency"
      />
      <CheckboxField label={t('identity.terms')} hint={<TermsLinks />} {...form.tick('terms')} />
      <Button variant="prime" size="large" wide>
        {t('identity.signUp')}
      </Button>
    </>
  );
}
