import { Fragment, type ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { useSupportEmail } from '~/layout/support-email';

const sections = ['1', '2', '3', '4'] as const;

/** How to keep playing a game. It asks the API for nothing and stays readable in barred territories (DOMAIN §10). `children` stand between what it is about and the advice. */
export function StayInControl({ children }: { children?: ReactNode }) {
  const { t } = usePage();
  const email = useSupportEmail();
  return (
    <article className="narrow">
      <h1>{t('layout.stayInControl')}</h1>
      <p className="lead">{t('legal.controlLead')}</p>
      {children}
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section}>
            <h2>{t(`legal.control${section}Title`)}</h2>
            <p>{t(`legal.control${section}Text`, { email })}</p>
          </Fragment>
        ))}
      </div>
    </article>
  );
}
