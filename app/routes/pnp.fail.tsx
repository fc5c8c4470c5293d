import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/cashier/cashier.css?url';
import { usePage } from '~/i18n/page';
import { failures } from '~/instant/instant';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

export const handle: RouteHandle = {
  title: 'instant.fail',
  samples: { 'pay and play failed': '/pnp/fail?reason=underage' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Why it failed, when it is one of the refusals that have words. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  reason: failures.find((code) => code === context.url.searchParams.get('reason')) ?? null,
});

export default function InstantFail() {
  const { t, href } = usePage();
  const { reason } = useLoaderData<typeof loader>();
  return (
    <div className="narrow">
      <section className="panel outcome tone-error">
        <Icon name="error" />
        <h1>{t('instant.fail')}</h1>
        <p className="lead">{t(reason ? `instant.${reason}` : 'instant.failText')}</p>
        <p className="form-row">
          <Button href={href('/pnp')} variant="prime">
            {t('cashier.tryAgain')}
          </Button>{' '}
          <Button href={href('/info/contact-us')} variant="quiet">
            {t('layout.contact')}
          </Button>
        </p>
      </section>
    </div>
  );
}
