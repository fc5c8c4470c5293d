import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';

/** The notifications toast (SPEC §9): it stays until it is dismissed. It stands in the page, so that it covers nothing while it stays. */
export function NewMessages({ index }: { index: number }) {
  const { t, href, path, search } = usePage();
  if (path === '/notifications') return null;
  return (
    <div className="toast toast-stays tone-info" role="status">
      <Icon name="bell" />
      <p>
        {t('notifications.news')}{' '}
        <a className="link inline-flex min-h-11 items-center" href={href('/notifications')}>
          {t('notifications.read')}
        </a>
      </p>
      <form method="post" action={href('/notifications/seen')}>
        <input type="hidden" name="index" value={index} />
        <input type="hidden" name="back" value={path + search} />
        <button className="btn btn-quiet btn-small">{t('common.close')}</button>
      </form>
    </div>
  );
}
