import type { GivenIdentity, IdentityProviderName } from 'contract/identity-providers';
import { useFormView } from '~/forms/use-form-view';
import type { RefusedForm } from '~/forms/submission';
import { formatDate } from '~/i18n/format';
import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { CheckboxField, SelectField } from '~/ui/choice-fields';
import { DateFields } from '~/ui/date-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';
import { completionForm, isTold } from './completion-form';
import { countryOptions, currencyOptions } from './places';
import { providerNames } from './provider-links';
import { TermsLinks } from './sign-up-view';

interface CompletionViewProps {
  provider: IdentityProviderName;
  given: GivenIdentity;
  start: { country: string; currency: string };
  refused: RefusedForm | undefined;
}

/** What the provider did not tell, and nothing else. */
export function CompletionView({ provider, given, start, refused }: CompletionViewProps) {
  const { t, locale } = usePage();
  const form = useFormView(completionForm(given), { refused, defaultValue: start });
  return (
    <div className="narrow lit">
      <div className="page-head">
        <h1>{t('providers.completeTitle')}</h1>
        <p className="lead">{t('providers.completeLead', { provider: providerNames[provider] })}</p>
      </div>
      <ErrorSummary errors={form.errors} />
      <ToldBy provider={provider} given={given} />
      <Panel>
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
          {!isTold(given, 'email') && (
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
          {!isTold(given, 'birthdate') && (
            <DateFields
              legend={t('identity.birthdate')}
              hint={t('identity.birthdateHint')}
              {...form.date('birthdate')}
            />
          )}
          {!isTold(given, 'country') && (
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
            options={currencyOptions(locale)}
            autoComplete="transaction-currency"
          />
          <CheckboxField label={t('identity.terms')} hint={<TermsLinks />} {...form.tick('terms')} />
          <Button variant="prime" size="large" wide>
            {t('identity.signUp')}
          </Button>
        </FormStack>
      </Panel>
    </div>
  );
}

function ToldBy({ provider, given }: { provider: IdentityProviderName; given: GivenIdentity }) {
  const { t, locale } = usePage();
  const { fname, lname, email, birthdate, country } = given;
  const names = new Intl.DisplayNames(htmlLang[locale], { type: 'region', fallback: 'code' });
  const facts = [
    [t('providers.name'), [fname, lname].filter(Boolean).join(' ')],
    [t('identity.email'), email],
    [t('identity.birthdate'), birthdate && formatDate(Date.parse(birthdate.split('-').reverse().join('-')), locale)],
    [t('identity.country'), country && names.of(country)],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <Panel title={t('providers.toldBy', { provider: providerNames[provider] })}>
      <dl className="facts facts-list">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
