import { staysReadable } from '~/edge/territory';
import { usePage } from '~/i18n/page';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';

const drawRestricted = drawnOnce<typeof ofHouse, { supportEmail: string }>(function Restricted({ supportEmail }) {
  const { t, href, menuOf } = usePage();
  return (
    <>
      <img src="/brand/unlit.svg" alt="" width="160" height="160" />
      <h1>{t('results.restriction_error')}</h1>
      <p>{t('errors.restrictedText')}</p>
      <p>{t('errors.restrictedMeans')}</p>
      <ul className="form-row">
        {menuOf('legal')
          .filter(({ path }) => staysReadable(path))
          .map(({ path, label }) => (
            <li key={path}>
              <a className="btn btn-quiet" href={href(path)}>
                {t(label)}
              </a>
            </li>
          ))}
      </ul>
      {supportEmail && <p>{t('errors.restrictedMoney', { email: supportEmail })}</p>}
    </>
  );
});

/** Why nothing can be played here, and what can still be read (SPEC §2, §6; DOMAIN §10). */
export function AccessRestricted({ supportEmail = '' }: { supportEmail?: string | undefined }) {
  const inside = drawRestricted(usePage(), ofHouse, { supportEmail });
  return <div className="trouble" dangerouslySetInnerHTML={{ __html: inside }} />;
}
