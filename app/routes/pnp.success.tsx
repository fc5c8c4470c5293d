import { redirect, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/cashier/cashier.css?url';
import { usePage } from '~/i18n/page';
import { failures, instantCurrency } from '~/instant/instant';
import { LooksAgain } from '~/layout/looks-again';
import { waiting, type Waiting } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

export const handle: RouteHandle = {
  title: 'instant.title',
  seenBy: 'player',
  unsampled: 'it stands after a payment at a bank',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** A bank's word may take a moment: so often the page looks again, so many seconds apart. */
const looks = { times: 8, after: 2 } as const;

type SuccessData = { waiting: false; username: string; cash: number } | ({ waiting: true } & Waiting);

/** Exchanges a credited order for a session, once, and leaves the order out of the address; unknown or unpaid leads to the failure (DOMAIN §8). */
export async function loader({ context }: LoaderFunctionArgs): Promise<SuccessData> {
  const order = context.url.searchParams.get('trumo_order_id');
  if (order === null) {
    const player = await context.player();
    if (!player) throw redirect('/pnp/fail', 303);
    return { waiting: false, username: player.username, cash: player.balance.cash };
  }
  if (order === '' || order.length > 120) throw redirect('/pnp/fail', 303);
  const answer = await context.api.instant.exchange(order);
  if (answer.ok && answer.data.step === 'session') {
    context.session.openPlayer(answer.data.sessionid);
    context.session.flash({ kind: 'success', key: answer.data.isNew ? 'instant.registered' : 'identity.loggedIn' });
    throw redirect('/pnp/success', 303);
  }
  const look = Number(context.url.searchParams.get('look') ?? 0) || 0;
  if (!answer.ok && answer.code === 'order_not_paid' && look < looks.times) {
    return {
      waiting: true,
      ...waiting(context, looks.after, new URLSearchParams({ trumo_order_id: order, look: String(look + 1) })),
    };
  }
  const reason = answer.ok ? undefined : failures.find((code) => code === answer.code);
  throw redirect(reason ? `/pnp/fail?reason=${reason}` : '/pnp/fail', 303);
}

/** Back from the bank: it is done, or the bank's word is awaited. */
export default function InstantSuccess() {
  const { t, href, money } = usePage();
  const status = useLoaderData<typeof loader>();
  if (status.waiting) {
    return (
      <div className="narrow">
        <section className="panel outcome tone-info">
          <Icon name="clock" />
          <h1>{t('instant.waiting')}</h1>
          <p className="lead">{t('instant.waitingText')}</p>
          <p className="form-row">
            <Button href={status.waits?.here ?? href('/pnp/success')}>{t('cashier.lookAgain')}</Button>
          </p>
          <LooksAgain waits={status.waits} />
        </section>
      </div>
    );
  }
  return (
    <div className="narrow">
      <section className="panel outcome tone-success">
        <Icon name="success" />
        <h1>{t('instant.success')}</h1>
        <p className="lead">
          {t('instant.successText', { username: status.username, amount: money(status.cash, instantCurrency) })}
        </p>
        <p className="form-row">
          <Button href={href('/casino')} variant="prime">
            {t('cashier.playNow')}
          </Button>
          <Button href={href('/profile/my-account')} variant="quiet">
            {t('layout.myAccount')}
          </Button>
        </p>
      </section>
    </div>
  );
}
