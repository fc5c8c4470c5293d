import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { GivenIdentity, IdentityProviderName } from 'contract/identity-providers';
import type { z } from 'zod';
import stylesheet from '~/account/account.css?url';
import { defineForm, type FormDefinition } from '~/forms/define-form';
import { readForm, refuseForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDate } from '~/i18n/format';
import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { startOf } from '~/identity/places';
import { providerNames } from '~/identity/provider-links';
import { completionOf } from '~/identity/provider-log-in';
import { signUpRefusal } from '~/identity/refusals';
import { SignUpFields } from '~/identity/sign-up-fields';
import { signUpChecks, signUpForm } from '~/identity/sign-up-form';
import type { RouteHandle } from '~/layout/route-handle';
import { ErrorSummary } from '~/ui/error-summary';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'providers.completeTitle',
  seenBy: 'visitor',
  unsampled: 'it stands after a way through an identity provider',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { provider, given } = await completionOf(context);
  return { provider, given, start: startOf(given.country ?? context.territory.country) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { completion, given, to } = await completionOf(context);
  const read = await readForm(request, completionForm(given), signUpChecks(context.now()));
  if (!read.ok) return refuseForm(read);
  const value: Completion = read.value;
  const answer = await context.api.identity.complete({ completion, ...value, ...context.affiliates() });
  if (!answer.ok) {
    const { refusal, init } = signUpRefusal(answer, context.locale);
    return refuseForm(read, refusal, init);
  }
  context.cookies.removeSigned('identityCompletion');
  if (answer.data.step === 'mail') {
    context.session.flash({ kind: 'success', key: 'identity.signedUp' });
    return redirect('/login?signed-up', 303);
  }
  context.session.openPlayer(answer.data.sessionid);
  context.session.flash({ kind: 'success', key: 'instant.registered' });
  return redirect(context.ownPath(to), 303);
}

/** What the provider did not tell, and nothing else. */
export default function CompleteSignUp() {
  const { t } = usePage();
  const { provider, given, start } = useLoaderData<typeof loader>();
  const form = useFormView(completionForm(given), { refused: useActionData<typeof action>(), defaultValue: start });
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
          <SignUpFields form={form} without={knownBy(given)} />
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

type SignUp = (typeof signUpForm)['schema'];

/** What a provider may have told already, and is then not asked for. */
const givenFields = ['email', 'birthdate', 'country'] as const;
type GivenField = (typeof givenFields)[number];

/** What need not be asked: a provider stands for the password, too. */
const knownBy = (given: GivenIdentity) =>
  ['password', 'passwordConfirm', ...givenFields.filter((field) => given[field] !== null)] as const;

/** What the form brings: no password, and not what the provider told. */
type Completion = Omit<z.output<SignUp>, 'password' | 'passwordConfirm' | GivenField> &
  Partial<Pick<z.output<SignUp>, GivenField>>;

const forms = new Map<string, FormDefinition<SignUp>>();

/** The sign-up's own form and rules (SPEC §5) without a password and without what the provider told: what is left out is not read, either. */
function completionForm(given: GivenIdentity): FormDefinition<SignUp> {
  const left = knownBy(given);
  const key = left.join();
  let form = forms.get(key);
  if (!form) {
    const schema = signUpForm.schema.omit(
      Object.fromEntries(left.map((field) => [field, true])) as Record<never, true>,
    );
    forms.set(key, (form = defineForm({ id: 'complete', schema })));
  }
  return form;
}
