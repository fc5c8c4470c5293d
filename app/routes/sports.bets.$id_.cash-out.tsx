import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { withPlayer } from '~/account/player-loader';
import { defineForm } from '~/forms/define-form';
import { verbatim } from '~/forms/form-message';
import { newRequestId, RequestIdInput, requestIdField } from '~/forms/request-id';
import { readForm, refuseForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatShare } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { betPath } from '~/sports/bet-card';
import { cashOutPath, cashOutShares, CashOutTerms, CashOutWays, shareOf } from '~/sports/cash-out';
import stylesheet from '~/sports/sports.css?url';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { FormStack } from '~/ui/form-stack';
import { Tabs } from '~/ui/tabs';

export const handle: RouteHandle = {
  title: 'sports.cashOut',
  seenBy: 'player',
  unsampled: 'each bet has its own: tests of the sportsbook cash some out',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `amount` is what the page told for all that is left, in minor units. */
const cashOutForm = defineForm({
  id: 'cash-out',
  schema: z.object({
    amount: z.coerce.number().int().positive(),
    share: z.coerce.number().int().min(1).max(100),
    requestId: requestIdField,
  }),
});

const shareAsked = ({ url }: Pick<AppLoadContext, 'url'>): number => {
  const share = Number(url.searchParams.get('share') ?? 100);
  return Number.isInteger(share) && share >= 1 && share <= 100 ? share : 100;
};

/** An open bet and what it is worth now; one that can't be cashed out any more leads to its receipt. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const {
    reads: [bet],
  } = await withPlayer(context, () => [context.api.sports.bet(params.id!)]);
  if (!bet.cashOut) throw redirect(betPath(bet.id), 303);
  return { bet, cashOut: bet.cashOut, share: shareAsked(context), requestId: newRequestId() };
}

/** Cashes out what was confirmed. A value that has fallen since is shown and asked about once more. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const read = await readForm(request, cashOutForm);
  if (!context.session.playerId) await context.requirePlayer();
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.sports.cashOut(params.id!, read.value);
  if (answer.ok) {
    const last = answer.data.cashOuts.at(-1);
    if (last)
      context.session.flash({
        kind: 'success',
        key: 'sports.cashOutDone',
        values: { amount: context.page.money(last.amount, answer.data.currency) },
      });
    return redirect(betPath(params.id!), 303);
  }
  const message = answer.code === 'price_changed' ? 'sports.cashOutMoved' : verbatim(answer.message);
  return refuseForm(read, { formErrors: [message], clear: ['requestId'] });
}

/** Asks once more before a bet, or a part of it, is cashed out. */
export default function CashOut() {
  const { bet, cashOut, share, requestId } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, href, money, locale } = usePage();
  const form = useFormView(cashOutForm, { refused });
  const { amount, stake } = cashOut;
  const left = stake - shareOf(stake, share);
  return (
    <div className="sports">
      <div className="page-head">
        <h1>{t('sports.cashOut')}</h1>
      </div>
      <ErrorSummary errors={form.errors} />
      {amount === null ? (
        <CashOutWays bet={bet} />
      ) : (
        <>
          <p>{t('sports.cashOutNow', { amount: money(amount, bet.currency) })}</p>
          <Tabs
            label={t('sports.cashOutShare')}
            items={cashOutShares.map((part) => ({
              href: href(cashOutPath(bet.id, part)),
              label: formatShare(part, locale),
              current: part === share,
            }))}
          />
          <section className="panel">
            <FormStack {...form.props} action={href(cashOutPath(bet.id, share))}>
              <p>
                <b>
                  {t('sports.cashOutAsk', {
                    share: formatShare(share, locale),
                    amount: money(shareOf(amount, share), bet.currency),
                  })}
                </b>
              </p>
              <p>
                {left > 0 ? t('sports.cashOutLeft', { stake: money(left, bet.currency) }) : t('sports.cashOutWhole')}
              </p>
              <CashOutTerms />
              <input type="hidden" name="amount" value={amount} />
              <input type="hidden" name="share" value={share} />
              <RequestIdInput sent={refused && form.value('requestId')} fresh={requestId} />
              <div className="form-row">
                <Button variant="prime">{t('sports.confirmCashOut')}</Button>{' '}
                <Button href={href(betPath(bet.id))} variant="quiet">
                  {t('sports.keepBet')}
                </Button>
              </div>
            </FormStack>
          </section>
        </>
      )}
    </div>
  );
}
