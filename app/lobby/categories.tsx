import { gameCategories, type GameCategory } from 'contract/games';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { Icon, type IconName } from '~/ui/icon';
import { spaced } from '~/ui/spaced';

/** The four lists: their screens, names and drawings. */
export const categories: Record<GameCategory, { path: string; label: MessageKey; icon: IconName }> = {
  slots: { path: '/casino', label: 'layout.slots', icon: 'slots' },
  livecasino: { path: '/livecasino', label: 'layout.livecasino', icon: 'live' },
  'game-shows': { path: '/game-shows', label: 'layout.gameShows', icon: 'shows' },
  'crash-and-fast': { path: '/crash-and-fast', label: 'layout.crashAndFast', icon: 'crash' },
};

/** The ways to some lists, where a search has named them. */
export function CategoryLinks({ to }: { to: readonly GameCategory[] }) {
  const { t } = usePage();
  if (to.length === 0) return null;
  return (
    <nav className="cats cats-named" aria-label={t('lobby.categories')}>
      {spaced(to.map((key) => <CategoryLink key={key} category={key} />))}
    </nav>
  );
}

function CategoryLink({ category, isCurrent = false }: { category: GameCategory; isCurrent?: boolean }) {
  const { t, href } = usePage();
  const { path, label, icon } = categories[category];
  return (
    <a href={href(path)} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {t(label)}
    </a>
  );
}

const drawNav = drawnOnce<typeof ofHouse, { current: GameCategory | undefined }>(function InNav({ current }) {
  return (
    <>{spaced(gameCategories.map((key) => <CategoryLink key={key} category={key} isCurrent={key === current} />))}</>
  );
});

/** The way between the lists where no side menu stands. */
export function CategoryNav({ current }: { current?: GameCategory }) {
  const page = usePage();
  const inside = drawNav(page, ofHouse, { current });
  return <nav className="cats" aria-label={page.t('lobby.categories')} dangerouslySetInnerHTML={{ __html: inside }} />;
}
