import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { CaptchaField, type RefusedWithCaptcha } from '~/identity/captcha-field';
import { logInForm } from '~/identity/log-in-form';
import { openPlayerSession } from '~/identity/open-session';
import { ProviderLinks } from '~/identity/provider-links';
import { waysIn } from '~/identity/provider-log-in';
import { captchaOf, logInRefusal } from '~/identity/refusals';
import { ShowPassword } from '~/identity/show-password';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field, PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'identity.logIn',
  seenBy: 'visitor',
  found: true,
  description: 'found.login',
  ahead: true,
  islands: ['show-password'],
};

export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const target = context.ownPath(query.get('redirect') ?? context.session.wayBack);
  if (context.session.playerId) throw redirect(target, 303);
  return {
    /** Where to go afterwards: a path of ours. */
    target,
    /** The visitor has just signed up and has a mail to open first. */
    signedUp: query.has('signed-up'),
    providers: (await waysIn(context)).providers,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, logInForm);
  if (!read.ok) return refuseForm(read);
  const { redirect: target, ...credentials } = read.value;
  const answer = await context.api.player.login({
    ...credentials,
    device: context.session.devices.join(' ') || undefined,
  });
  if (!answer.ok) {
    const { refusal, init } = logInRefusal(
      answer,
      context.locale,
      credentials.captchaId ? (credentials.captcha ?? '') : null,
    );
    const refused = refuseForm(read, refusal, init);
    return data({ ...refused.data, captcha: captchaOf(answer) }, refused.init ?? undefined);
  }
  openPlayerSession(context, answer.data);
  return redirect(context.ownPath(target), 303);
}

export default function LogIn() {
  const { t, href } = usePage();
  const { target, signedUp, providers } = useLoaderData<typeof loader>();
  const refused: RefusedWithCaptcha | undefined = useActionData<typeof action>();
  const form = useFormView(logInForm, { refused });
  const captcha = refused?.captcha;
  return (
    <div className="narrow lit">
      <h1>{t('identity.logIn')}</h1>
      {signedUp && !refused && (
        <Notice kind="info" title={t('identity.checkMailTitle')}>
          {t('identity.checkMail')}
        </Notice>
      )}
      <ErrorSummary errors={form.errors} />
      <Panel>
        <ShowPassword>
          <FormStack {...form.props}>
            <Field
              label={t('identity.username')}
              {...form.text('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
            <PasswordField label={t('identity.password')} {...form.password('password')} enterKeyHint="go" />
            {captcha && <CaptchaField {...form.text('captcha')} captcha={captcha} />}
            {target !== '/' && <input type="hidden" name="redirect" value={target} />}
            <Button variant="prime" size="large" wide>
              {t('identity.logIn')}
            </Button>
          </FormStack>
        </ShowPassword>
      </Panel>
      <ProviderLinks providers={providers} redirect={target} />
      <p>
        <a className="link alone" href={href('/forgot-password')}>
          {t('password.forgotTitle')}
        </a>
      </p>
      <p>
        {t('identity.newHere')}{' '}
        <a className="link alone" href={href('/register')}>
          {t('identity.signUp')}
        </a>
      </p>
    </div>
  );
}
