import { usePage } from '~/i18n/page';

/** What a person agrees to who signs up. */
export function TermsLinks() {
  const { t, href } = usePage();
  return (
    <span className="form-row">
      <a className="link alone" href={href('/info/terms')}>
        {t('identity.readTerms')}
      </a>{' '}
      <a className="link alone" href={href('/info/privacy')}>
        {t('identity.readPrivacy')}
      </a>
    </span>
  );
}
