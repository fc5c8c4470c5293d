import { usePage } from '~/i18n/page';

/** The page of an answer that is no screen: 403, 404, 451, 500, 503. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = usePage();
  return <h1>{t('errors.title', { status })}</h1>;
}
