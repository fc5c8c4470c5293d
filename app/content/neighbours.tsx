import type { ContentPage } from 'contract/content';
import { usePage } from '~/i18n/page';
import { spaced } from '~/ui/spaced';

/** The ways to the pages before and after. `below`: the path that their addresses begin with. */
export function Neighbours({
  page: { previous, next },
  below,
}: {
  page: Pick<ContentPage, 'previous' | 'next'>;
  below: string;
}) {
  const { t, href } = usePage();
  if (!previous && !next) return null;
  const ways = [
    previous && (
      <a key="older" rel="prev" href={href(`${below}/${previous.url}`)}>
        <small>{t('content.older')}</small> {previous.title}
      </a>
    ),
    next && (
      <a key="newer" rel="next" href={href(`${below}/${next.url}`)}>
        <small>{t('content.newer')}</small> {next.title}
      </a>
    ),
  ];
  return (
    <nav className="beside" aria-label={t('content.moreNews')}>
      {spaced(ways.filter((way) => way !== null))}
    </nav>
  );
}
