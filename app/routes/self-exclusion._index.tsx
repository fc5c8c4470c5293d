import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { verbatim } from '~/forms/form-message';
import { formatDate } from '~/i18n/format';
import { tokenOf } from '~/identity/mailed-link';
import type { RouteHandle } from '~/layout/route-handle';
import { choiceForm } from '~/protection/forms';
import { ExclusionChoice } from '~/protection/exclusion-choice';

export const handle: RouteHandle = { title: 'protection.selfExclusion', samples: { 'self-exclusion without a link': { path: '/self-exclusion', status: 404 } } };

export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'exclusionToken') !== null;
  return data({ linked }, { status: linked ? 200 : 404 });
}

/** The choice counts once, so nothing but a post makes it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(context, 'exclusionToken');
  if (token === null) return invalidLink();
  const read = await readForm(request, choiceForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.protection.answerSelfExclusion(token, read.value.choice);
  if (!answer.ok && answer.code !== 'token_expired') return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.cookies.removeSigned('exclusionToken');
  if (!answer.ok) return invalidLink();
  const { until } = answer.data;
  if (until === null) context.session.flash({ kind: 'success', key: 'protection.returned' });
  else context.session.flash({ kind: 'success', key: 'protection.staysExcluded', values: { day: formatDate(until, context.locale) } });
  return redirect('/responsible-gambling', 303);
}

const invalidLink = () => data({ form: { status: 'error' as const }, linked: false as const }, { status: 422 });

type Refused = RefusedForm | { form: { status: 'error' }; linked: false };

export default function SelfExclusion() {
  const { linked } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  return refused && 'linked' in refused ? <ExclusionChoice linked={false} refused={undefined} /> : <ExclusionChoice linked={linked} refused={refused} />;
}
