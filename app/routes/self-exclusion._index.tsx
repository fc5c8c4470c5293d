import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { returnCooling } from 'contract/constants';
import stylesheet from '~/account/account.css?url';
import { respond } from '~/edge/respond';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDate, formatDurationInWords, formatMoment } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { tokenOf } from '~/identity/mailed-link';
import type { RouteHandle } from '~/layout/route-handle';
import { choiceForm, refuseByPassword } from '~/protection/forms';
import { Button } from '~/ui/button';
import { RadioCards } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'protection.selfExclusion',
  samples: { 'self-exclusion without a link': { path: '/self-exclusion', status: 404 } },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Only the API knows whether a link that was opened is still good, and says so when the form is sent. */
export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'exclusionToken') !== null;
  return respond({ linked }, { status: linked ? 200 : 404 });
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

const invalidLink = () => respond({ form: { status: 'error' as const }, linked: false as const }, { status: 422 });

type Refused = RefusedForm | { form: { status: 'error' }; linked: false };

/** The mailed link's screen after the 24 hours: return, or stay away for months (DOMAIN §6). */
export default function SelfExclusion() {
  const { t, href, locale } = usePage();
  const { linked } = useLoaderData<typeof loader>();
  const answered = useActionData() as Refused | undefined;
  const linkOver = answered !== undefined && 'linked' in answered;
  const form = useFormView(choiceForm, { refused: linkOver ? undefined : answered });
  if (!linked || linkOver) {
    return (
      <div className="narrow">
        <h1>{t('protection.selfExclusion')}</h1>
        <Notice kind="error" title={t('protection.linkInvalid')}>
          {t('protection.linkInvalidText')}
        </Notice>
        <div className="form-row">
          <Button href={href('/responsible-gambling')}>{t('layout.stayInControl')}</Button>
        </div>
      </div>
    );
  }
  const months = (count: 6 | 12 | 60) => ({
    value: String(count),
    label: t('protection.stayMonths', { count }),
    description: t('protection.stayText'),
  });
  return (
    <div className="narrow">
      <h1>{t('protection.selfExclusion')}</h1>
      <p className="lead">{t('protection.choiceLead')}</p>
      <ErrorSummary errors={form.errors} />
      <Panel>
        <FormStack {...form.props}>
          <RadioCards
            {...form.choice('choice')}
            legend={t('protection.choice')}
            options={[
              months(6),
              months(12),
              months(60),
              {
                value: 'return',
                label: t('protection.return'),
                description: t('protection.returnText', { time: formatDurationInWords(returnCooling, locale) }),
              },
            ]}
          />
          <PasswordField {...form.password('password')} label={t('protection.returnPassword')} />
          <Button variant="prime" size="large" wide>
            {t('protection.choose')}
          </Button>
        </FormStack>
      </Panel>
    </div>
  );
}
