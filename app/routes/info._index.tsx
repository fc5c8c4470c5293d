import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { usePage } from '~/i18n/page';
import { grouped } from '~/info/groups';
import { InfoCards } from '~/info/info-cards';
import { ContactLink } from '~/info/info-screens';
import stylesheet from '~/info/info.css?url';
import { allInfo, keptInfo } from '~/info/load-info';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'info.title',
  description: 'info.lead',
  found: true,
  kept: keptInfo,
  menus: [{ in: 'legal', place: 2, label: 'layout.help', foot: 'not of games' }],
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.api.content.list('info', allInfo);
  return { groups: grouped(items) };
}

/** All pages, by what they are about. */
export default function Info() {
  const { t } = usePage();
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="info">
      <header className="page-head">
        <h1>{t('info.title')}</h1>
        <p className="lead">{t('info.lead')}</p>
      </header>
      {groups.map(({ name, cards }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{t(`info.group_${name}`)}</h2>
          <InfoCards cards={cards} />
        </section>
      ))}
      <ContactLink />
    </div>
  );
}
