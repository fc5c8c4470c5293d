import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ServiceStatus } from 'contract/site';
import { isPausedPage } from '~/edge/maintenance';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Notice } from '~/ui/notice';
import { Badge, Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'status.title',
  description: 'found.status',
  found: true,
  kept: { fresh: 15, stale: 15 },
  menus: [{ in: 'legal', place: 10 }],
};

/** What is up, as the casino API tells it; null while it tells nothing. Of maintenance the page of that tells more. */
export async function loader({ context }: LoaderFunctionArgs) {
  const status = await context.api.site.status().catch((fault: unknown) => {
    if (isPausedPage(fault)) throw fault;
    return null;
  });
  return data({ status }, status ? {} : { status: 503 });
}

export default function Status() {
  const { t } = usePage();
  const { status } = useLoaderData<typeof loader>();
  return (
    <div className="narrow lit">
      <h1>{t('status.title')}</h1>
      <p className="lead">{t('status.lead')}</p>
      {status ? (
        <WhatWorks status={status} />
      ) : (
        <Notice kind="warning" title={t('status.awayTitle')}>
          {t('status.awayText')}
        </Notice>
      )}
    </div>
  );
}

function WhatWorks({ status: { at, payments, providers } }: { status: ServiceStatus }) {
  const { t, locale } = usePage();
  return (
    <>
      <Panel id="casino" title={t('status.casino')}>
        <State name={t('status.casino')} problem={null} />
        <p className="quiet">{t('status.asOf', { time: formatDateTime(at, locale) })}</p>
      </Panel>
      <Panel id="payments" title={t('status.payments')}>
        {payments.map(({ id, name, since }) => (
          <State
            key={id}
            name={name}
            problem={since === null ? null : t('status.offSince', { time: formatDateTime(since, locale) })}
          />
        ))}
      </Panel>
      <Panel id="games" title={t('status.games')}>
        {providers.map(({ name, games, off }) => (
          <State
            key={name}
            name={name}
            problem={off === 0 ? null : off === games ? t('status.off') : t('status.someOff', { off, count: games })}
          />
        ))}
      </Panel>
    </>
  );
}

/** One thing: it works, or what of it does not. */
function State({ name, problem }: { name: string; problem: string | null }) {
  const { t } = usePage();
  return (
    <p>
      <Badge kind={problem === null ? 'success' : 'warning'}>{problem ?? t('status.works')}</Badge> {name}
    </p>
  );
}
