import { usePage } from '~/i18n/page';

/** What a person agrees to who signs up. */
export function TermsLinks() {
  const { t, href } = usePage();
  return (
    <span className="form-row">
      <a className="link inline-flex min-h-11 min-w-11 items-center" href={href('/info/terms')}>
        {t('identity.readTerms')}
      </a>{' '}
      <a className="link inline-flex min-h-11 min-w-11 items-center" href={href('/info/privacy')}>
        {t('identity.readPrivacy')}
      </a>
    </span>
  );
}
