import { redirect, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { seconds } from 'contract/constants';
import { RequestId } from 'contract/rounds';
import stylesheet from '~/cashier/cashier.css?url';
import { whatStands } from '~/cashier/order';
import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import { waiting } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

export const handle: RouteHandle = {
  title: 'cashier.title',
  seenBy: 'player',
  samples: { 'order whose answer was lost': '/cashier/checking/an-answer-that-was-lost' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** An order that is still on its way arrives within this; a caller waits a few seconds at most. */
const certainAfter = 60 * seconds;

/** What became of a form whose answer was lost; leads to the deposit or the withdrawal once it is found. One that waits no more did not arrive, and will not. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!context.session.playerId) await context.requirePlayer();
  const requestId = RequestId.safeParse(params.requestId);
  if (!requestId.success) throw new Response(null, { status: 404 });
  const found = await whatStands(context, requestId.data);
  if (found) throw redirect(found.path, 303);
  const since = Number(context.url.searchParams.get('since'));
  // A time that nobody can have set, or none, is as good as now.
  const isRecent = !(since > 0) || since > context.now() || context.now() - since < certainAfter;
  return isRecent
    ? waiting(context, 2, new URLSearchParams({ since: String(since > 0 ? since : context.now()) }))
    : waiting(context, null);
}

/** The answer to a money form was lost: it is looked for, and nobody is told that something failed before that is known. */
export default function Checking() {
  const { t, href } = usePage();
  const { waits } = useLoaderData<typeof loader>();
  if (waits) {
    return (
      <div className="account-screen">
        <section className="panel outcome tone-info">
          <Icon name="clock" />
          <h1>{t('cashier.checking')}</h1>
          <p className="lead">{t('cashier.checkingText')}</p>
          <p className="form-row">
            <Button href={waits.here}>{t('cashier.lookAgain')}</Button>
          </p>
          <LooksAgain waits={waits} />
        </section>
      </div>
    );
  }
  return (
    <div className="account-screen">
      <section className="panel outcome tone-warning">
        <Icon name="info" />
        <h1>{t('cashier.neverArrived')}</h1>
        <p className="lead">{t('cashier.neverArrivedText')}</p>
        <p className="form-row">
          <Button href={href('/cashier/deposit')} variant="prime">
            {t('cashier.deposit')}
          </Button>
          <Button href={href('/cashier/withdraw')}>{t('cashier.withdrawal')}</Button>
          <Button href={href('/profile/history?tab=transactions')} variant="quiet">
            {t('cashier.seeHistory')}
          </Button>
        </p>
      </section>
    </div>
  );
}
