import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { usePage } from '~/i18n/page';
import { familyGroups, pathOfFamily } from '~/info/families';
import { CardList } from '~/info/info-cards';
import { InfoScreen } from '~/info/info-screens';
import stylesheet from '~/info/info.css?url';
import { keptInfo, loadInfo } from '~/info/load-info';
import type { RouteHandle } from '~/layout/route-handle';
import { categories } from '~/lobby/categories';

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

/** The families by category, each with how it goes in a sentence. */
function FamilyIndex() {
  const { t, href } = usePage();
  return (
    <>
      {familyGroups.map(({ category, families }) => (
        <section key={category} aria-labelledby={`families-${category}`}>
          <h3 id={`families-${category}`}>{t(categories[category].label)}</h3>
          <CardList
            items={families.map((family) => ({
              path: href(pathOfFamily(family)),
              title: t(`info.family_${family}`),
              text: t(`info.familyText_${family}`),
            }))}
          />
        </section>
      ))}
    </>
  );
}
