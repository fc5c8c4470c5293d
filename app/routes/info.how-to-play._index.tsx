import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { usePage } from '~/i18n/page';
import { FamilyIndex } from '~/info/family-screen';
import stylesheet from '~/info/info.css?url';
import { InfoScreen } from '~/info/info-screens';
import { keptInfo, loadInfo } from '~/info/load-info';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { found: true, kept: keptInfo };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadInfo(context, 'how-to-play');

export default function HowToPlay() {
  const { t } = usePage();
  return (
    <InfoScreen {...useLoaderData<typeof loader>()}>
      <section className="families" id="families" aria-labelledby="families-title">
        <h2 id="families-title">{t('info.families')}</h2>
        <FamilyIndex />
      </section>
    </InfoScreen>
  );
}
