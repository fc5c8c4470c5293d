import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { startOf } from '~/identity/places';
import { ProviderLinks } from '~/identity/provider-links';
import { waysIn } from '~/identity/provider-log-in';
import { signUpRefusal } from '~/identity/refusals';
import { signUpChecks, signUpForm } from '~/identity/sign-up-form';
import { ShowPassword } from '~/identity/show-password';
import { SignUpFields } from '~/identity/sign-up-fields';
import { SignUpHelp } from '~/identity/sign-up-help';
import type { RouteHandle } from '~/layout/route-handle';
import { ErrorSummary } from '~/ui/error-summary';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'identity.signUp',
  seenBy: 'visitor',
  found: true,
  description: 'found.register',
  ahead: true,
  islands: ['sign-up-help', 'show-password'],
};

/** Visitors only: with a session there is nothing to sign up for (SPEC §2). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.session.playerId) throw redirect('/', 303);
  return { start: startOf(context.territory.country), ...(await waysIn(context)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (context.session.playerId) return redirect('/', 303);
  const read = await readForm(request, signUpForm, signUpChecks(context.now()));
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.registration.register({ ...read.value, ...context.affiliates() });
  if (!answer.ok) {
    const { refusal, init } = signUpRefusal(answer, context.locale);
    return refuseForm(read, refusal, init);
  }
  context.session.flash({ kind: 'success', key: 'identity.signedUp' });
  return redirect('/login?signed-up', 303);
}

export default function Register() {
  const { t, href } = usePage();
  const { start, providers, payAndPlay } = useLoaderData<typeof loader>();
  const form = useFormView(signUpForm, { refused: useActionData<typeof action>(), defaultValue: start });
  return (
    <div className="narrow lit">
      <div className="page-head">
        <h1>{t('identity.signUp')}</h1>
        <p className="lead">{t('identity.signUpLead')}</p>
      </div>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <SignUpHelp check={href('/register/check')}>
          <ShowPassword>
            <FormStack {...form.props}>
              <SignUpFields form={form} />
            </FormStack>
          </ShowPassword>
        </SignUpHelp>
      </Panel>
      <ProviderLinks providers={providers} />
      {payAndPlay && (
        <p>
          {t('instant.orPay')}{' '}
          <a className="link alone" href={href('/pnp')}>
            {t('instant.title')}
          </a>
        </p>
      )}
      <p>
        {t('identity.alreadyHere')}{' '}
        <a className="link alone" href={href('/login')}>
          {t('identity.logIn')}
        </a>
      </p>
    </div>
  );
}
