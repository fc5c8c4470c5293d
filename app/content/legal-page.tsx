import { useRouteLoaderData } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import type { FrameData } from '~/layout/frame-data';

const titles = { control: 'layout.stayInControl', terms: 'layout.terms', privacy: 'layout.privacy' } as const;
const sections = ['1', '2', '3', '4'] as const;

/**
 * A short page of the house's rules; it asks the API for nothing and stays readable in barred territories (DOMAIN §10). `children` stand
 * between what it is about and the rules.
 */
export function LegalPage({ page, children }: { page: keyof typeof titles; children?: ReactNode }) {
  const { t } = usePage();
  const email = useRouteLoaderData<FrameData>('root')?.skin?.supportEmail ?? 'support@lantern.example';
  return (
    <article className="narrow">
      <h1>{t(titles[page])}</h1>
      <p className="lead">{t(`legal.${page}Lead`)}</p>
      {children}
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section}>
            <h2>{t(`legal.${page}${section}Title`)}</h2>
            <p>{t(`legal.${page}${section}Text`, { email })}</p>
          </Fragment>
        ))}
      </div>
    </article>
  );
}
