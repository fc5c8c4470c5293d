import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { respond } from '~/edge/respond';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { endPlayerSession } from '~/identity/end-session';
import { tokenOf } from '~/identity/mailed-link';
import { NewPasswordFields } from '~/identity/new-password-fields';
import { confirmCheck, resetForm } from '~/identity/new-password-form';
import { ShowPassword } from '~/identity/show-password';
import { SignUpHelp } from '~/identity/sign-up-help';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'password.resetTitle',
  samples: { 'password reset without a link': { path: '/reset-password', status: 404 } },
  islands: (data) => ((data as { linked: boolean } | undefined)?.linked ? ['sign-up-help', 'show-password'] : []),
};

/** Only the API knows whether a link that was opened is still good, and says so when the form is sent. */
export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'resetToken') !== null;
  return respond({ linked, loggedIn: context.session.playerId !== null }, { status: linked ? 200 : 404 });
}

/** The token counts once; a refused password does not use it up. All sessions of the account end, so whoever is logged in here is logged out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(context, 'resetToken');
  if (token === null) return invalidLink();
  const read = await readForm(request, resetForm, confirmCheck);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.password.reset({ token, ...read.value });
  if (!answer.ok && answer.code !== 'invalid_reset_link')
    return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.cookies.removeSigned('resetToken');
  if (!answer.ok) return invalidLink();
  await endPlayerSession(context);
  context.session.flash({ kind: 'success', key: 'password.wasReset' });
  return redirect('/login', 303);
}

const invalidLink = () => respond({ form: { status: 'error' as const }, linked: false as const }, { status: 422 });

type Refused = RefusedForm | { form: { status: 'error' }; linked: false };

/** The mailed link's screen: a new password, or that the link is no good (SPEC §8). */
export default function ResetPassword() {
  const { t, href } = usePage();
  const { linked, loggedIn } = useLoaderData<typeof loader>();
  const answered = useActionData() as Refused | undefined;
  const linkOver = answered !== undefined && 'linked' in answered;
  const form = useFormView(resetForm, { refused: linkOver ? undefined : answered });
  if (!linked || linkOver) {
    return (
      <div className="narrow lit">
        <h1>{t('password.resetTitle')}</h1>
        <Notice kind="error" title={t('results.invalid_reset_link')}>
          {t('password.linkInvalidAdvice')}
        </Notice>
        <div className="form-row">
          <Button href={href('/forgot-password')} variant="prime">
            {t('password.askAgain')}
          </Button>{' '}
          {loggedIn ? (
            <Button href={href('/profile/my-account')} variant="quiet">
              {t('account.myAccount')}
            </Button>
          ) : (
            <Button href={href('/login')} variant="quiet">
              {t('identity.logIn')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="narrow lit">
      <h1>{t('password.resetTitle')}</h1>
      <p className="lead">{t('password.resetLead')}</p>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <SignUpHelp>
          <ShowPassword>
            <FormStack {...form.props}>
              <NewPasswordFields
                newPassword={form.password('newPassword')}
                passwordConfirm={form.password('passwordConfirm')}
              />
            </FormStack>
          </ShowPassword>
        </SignUpHelp>
      </Panel>
    </div>
  );
}
