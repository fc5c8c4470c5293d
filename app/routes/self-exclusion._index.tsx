import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { formatDate, formatMoment } from '~/i18n/format';
import { tokenOf } from '~/identity/mailed-link';
import type { RouteHandle } from '~/layout/route-handle';
import { choiceForm } from '~/protection/forms';
import { ExclusionChoice } from '~/protection/exclusion-choice';
import { refuseByPassword } from '~/protection/post-protection';

export const handle: RouteHandle = {
  title: 'protection.selfExclusion',
  samples: { 'self-exclusion without a link': { path: '/self-exclusion', status: 404 } },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'exclusionToken') !== null;
  return data({ linked }, { status: linked ? 200 : 404 });
}

/** The choice counts once, so nothing but a post makes it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(context, 'exclusionToken');
  if (token === null) return invalidLink();
  const read = await readForm(request, choiceForm, {
    check: ({ choice, password }) =>
      choice === 'return' && !password ? { password: 'protection.passwordRequired' } : {},
  });
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.protection.answerSelfExclusion(token, read.value);
  if (!answer.ok && answer.code !== 'token_expired') return refuseByPassword(context, read, answer);
  context.cookies.removeSigned('exclusionToken');
  if (!answer.ok) return invalidLink();
  const { until } = answer.data;
  if (until !== null && read.value.choice === 'return')
    context.session.flash({
      kind: 'success',
      key: 'protection.returned',
      values: { time: formatMoment(until, context.locale) },
    });
  else if (until !== null)
    context.session.flash({
      kind: 'success',
      key: 'protection.staysExcluded',
      values: { day: formatDate(until, context.locale) },
    });
  return redirect('/responsible-gambling', 303);
}

const invalidLink = () => data({ form: { status: 'error' as const }, linked: false as const }, { status: 422 });

type Refused = RefusedForm | { form: { status: 'error' }; linked: false };

export default function SelfExclusion() {
  const { linked } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  return refused && 'linked' in refused ? (
    <ExclusionChoice linked={false} refused={undefined} />
  ) : (
    <ExclusionChoice linked={linked} refused={refused} />
  );
}
