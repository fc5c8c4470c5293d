import { redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { z } from 'zod';
import { respond } from '~/edge/respond';
import { defineForm } from '~/forms/define-form';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { parseAmount } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { waysIn } from '~/identity/provider-log-in';
import { tooMany, tooManyInit, type Refused } from '~/identity/refusals';
import { instantCurrency } from '~/instant/instant';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'instant.title',
  found: true,
  description: 'found.payAndPlay',
  samples: { 'pay and play': '/pnp' },
};

/** The one thing that is asked: name and address come from the bank. */
const instantForm = defineForm({
  id: 'instant',
  schema: z.object({ amount: z.string({ required_error: 'cashier.amountRequired' satisfies FormMessage }) }),
});

/** Where the bank asks for the payment; null while nothing is asked. */
interface Checkout {
  checkoutUrl: string | null;
}

/** Who is a player already pays at the cashier; where no bank is connected there is no such screen. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.session.playerId) throw redirect('/cashier/deposit', 303);
  await offered(context);
  return null;
}

/** @throws the not-found page where no bank is connected */
async function offered(context: AppLoadContext): Promise<void> {
  if (!(await waysIn(context)).payAndPlay) throw new Response(null, { status: 404 });
}

/** Opens a checkout and leads there. A bank at an address of its own is led to by a link, since our content policy lets no form end elsewhere. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (context.session.playerId) return redirect('/cashier/deposit', 303);
  await offered(context);
  const { locale, money } = context.page;
  const judge = (text: string | undefined) => (text?.trim() ? parseAmount(text, instantCurrency, locale) : undefined);
  const read = await readForm(request, instantForm, {
    check: ({ amount }) => ({
      amount: judge(amount) === null ? say('cashier.amountInvalid', { example: money(20_00, 'FUN') }) : undefined,
    }),
  });
  const amount = read.ok ? judge(read.value.amount) : null;
  if (!read.ok || !amount)
    return refuseForm(read, read.ok ? { fieldErrors: { amount: 'cashier.amountRequired' } } : {});
  const answer = await context.api.instant.checkout(amount, context.affiliates());
  if (!answer.ok)
    return refuseForm(
      read,
      { fieldErrors: { amount: amountRefusal(answer, context) } },
      answer.code === 'too_many_requests' ? tooManyInit(answer) : {},
    );
  if (answer.data.step !== 'checkout') return redirect('/pnp/fail', 303);
  const bank = new URL(answer.data.checkoutUrl, context.url);
  if (bank.origin === context.url.origin) return redirect(bank.pathname + bank.search, 303);
  return respond<Checkout | RefusedForm>({ checkoutUrl: bank.protocol === 'https:' ? bank.href : null });
}

function amountRefusal(answer: Refused, { page: { money }, locale }: AppLoadContext): FormMessage {
  const { minimum, maximum } = (answer.data ?? {}) as { minimum?: unknown; maximum?: unknown };
  if (answer.code === 'too_many_requests') return tooMany(answer, locale);
  if (answer.code === 'amount_below_minimum' && typeof minimum === 'number')
    return say('cashier.belowMinimum', { minimum: money(minimum, instantCurrency) });
  if (answer.code === 'amount_above_maximum' && typeof maximum === 'number')
    return say('cashier.aboveMaximum', { maximum: money(maximum, instantCurrency) });
  return verbatim(answer.message);
}

/** Pay from a bank account and be a player: one field. */
export default function Instant() {
  const { t, href } = usePage();
  const posted = useActionData<typeof action>();
  const refused = posted && 'form' in posted ? posted : undefined;
  const form = useFormView(instantForm, { refused });
  const checkoutUrl = posted && 'checkoutUrl' in posted ? posted.checkoutUrl : null;
  return (
    <div className="narrow lit">
      <div className="page-head">
        <h1>{t('instant.title')}</h1>
        <p className="lead">{t('instant.lead')}</p>
      </div>
      <ErrorSummary errors={form.errors} />
      <Panel>
        {checkoutUrl ? (
          <Button href={checkoutUrl} variant="prime" size="large" wide icon="lock">
            {t('instant.toBank')}
          </Button>
        ) : (
          <FormStack {...form.props}>
            <MoneyField
              {...form.text('amount')}
              label={t('cashier.amount')}
              unit={instantCurrency}
              enterKeyHint="go"
              maxLength={24}
            />
            <p className="quiet">
              {t('instant.terms')}{' '}
              <a className="link" href={href('/info/terms')}>
                {t('identity.readTerms')}
              </a>
            </p>
            <Button variant="prime" size="large" wide icon="lock">
              {t('instant.toBank')}
            </Button>
          </FormStack>
        )}
      </Panel>
      <Notice kind="info">{t('instant.adults')}</Notice>
      <p>
        {t('identity.alreadyHere')}{' '}
        <a className="link alone" href={href('/login')}>
          {t('identity.logIn')}
        </a>
      </p>
    </div>
  );
}
