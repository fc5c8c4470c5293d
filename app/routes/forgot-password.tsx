import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/forms/submission';
import { forgotForm, forgotRefusal } from '~/identity/forgot-form';
import { ForgotView } from '~/identity/forgot-view';
import { captchaOf } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'password.forgotTitle',
  samples: { 'forgotten password': '/forgot-password', 'link to a new password sent': '/forgot-password?sent' },
};

export const loader = ({ context }: LoaderFunctionArgs) => ({ sent: context.url.searchParams.has('sent') });

/** Known and unknown addresses get the same answer, in words and in time (SPEC §8). */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, forgotForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.password.forgotten(read.value);
  if (answer.ok) return redirect('/forgot-password?sent', 303);
  const { refusal, init } = forgotRefusal(
    answer,
    context.locale,
    read.value.captchaId ? (read.value.captcha ?? '') : null,
  );
  const refused = refuseForm(read, refusal, init);
  return data({ ...refused.data, captcha: captchaOf(answer) }, refused.init ?? undefined);
}

export default function ForgotPassword() {
  return <ForgotView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
