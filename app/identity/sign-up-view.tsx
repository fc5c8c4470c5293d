import type { IdentityProviderName } from 'contract/identity-providers';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { CheckboxField, SelectField } from '~/ui/choice-fields';
import { DateFields } from '~/ui/date-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';
import { countryOptions, currencyOptions } from './places';
import { ProviderLinks } from './provider-links';
import { signUpForm } from './sign-up-form';
import { SignUpHelp } from './sign-up-help';

interface SignUpViewProps {
  refused: RefusedForm | undefined;
  start: { country: string; currency: string };
  /** Ways to sign up without this form. */
  providers: readonly IdentityProviderName[];
  payAndPlay: boolean;
}

export function SignUpView({ refused, start, providers, payAndPlay }: SignUpViewProps) {
  const { t, href, locale } = usePage();
  const form = useFormView(signUpForm, { refused, defaultValue: start });
  return (
    <div className="narrow lit">
      <div className="page-head">
        <h1>{t('identity.signUp')}</h1>
        <p className="lead">{t('identity.signUpLead')}</p>
      </div>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <SignUpHelp check={href('/register/check')}>
          <FormStack {...form.props}>
            <Field
              label={t('identity.username')}
              hint={t('identity.usernameHint')}
              {...form.text('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
            <Field
              label={t('identity.email')}
              hint={t('identity.emailHint')}
              {...form.text('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="next"
            />
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
            <DateFields
              legend={t('identity.birthdate')}
              hint={t('identity.birthdateHint')}
              {...form.date('birthdate')}
            />
            <SelectField
              label={t('identity.country')}
              {...form.choice('country')}
              options={countryOptions(locale)}
              placeholder={t('identity.chooseCountry')}
              autoComplete="country"
            />
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
              options={currencyOptions(locale)}
              autoComplete="transaction-currency"
            />
            <CheckboxField label={t('identity.terms')} hint={<TermsLinks />} {...form.tick('terms')} />
            <Button variant="prime" size="large" wide>
              {t('identity.signUp')}
            </Button>
          </FormStack>
        </SignUpHelp>
      </Panel>
      <ProviderLinks providers={providers} />
      {payAndPlay && (
        <p>
          {t('instant.orPay')}{' '}
          <a className="link inline-flex min-h-11 items-center" href={href('/pnp')}>
            {t('instant.title')}
          </a>
        </p>
      )}
      <p>
        {t('identity.alreadyHere')}{' '}
        <a className="link inline-flex min-h-11 items-center" href={href('/login')}>
          {t('identity.logIn')}
        </a>
      </p>
    </div>
  );
}

export function TermsLinks() {
  const { t, href } = usePage();
  return (
    <span className="form-row">
      <a className="link inline-flex min-h-11 items-center" href={href('/info/terms')}>
        {t('identity.readTerms')}
      </a>{' '}
      <a className="link inline-flex min-h-11 items-center" href={href('/info/privacy')}>
        {t('identity.readPrivacy')}
      </a>
    </span>
  );
}
