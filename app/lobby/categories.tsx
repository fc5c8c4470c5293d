import type { GameCategory } from 'contract/games';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Icon, type IconName } from '~/ui/icon';

/** The four lists: their screens, names and drawings. */
export const categories: Record<GameCategory, { path: string; label: MessageKey; icon: IconName }> = {
  slots: { path: '/casino', label: 'layout.slots', icon: 'slots' },
  livecasino: { path: '/livecasino', label: 'layout.livecasino', icon: 'live' },
  'game-shows': { path: '/game-shows', label: 'layout.gameShows', icon: 'shows' },
  'crash-and-fast': { path: '/crash-and-fast', label: 'layout.crashAndFast', icon: 'crash' },
};

/** The way between the lists where no side menu stands. */
export function CategoryNav({ current }: { current?: GameCategory }) {
  const { t, href } = usePage();
  return (
    <nav className="cats" aria-label={t('lobby.categories')}>
      {Object.entries(categories).map(([key, { path, label, icon }]) => (
        <a key={key} href={href(path)} aria-current={key === current ? 'page' : undefined}><Icon name={icon} />{t(label)}</a>
      ))}
    </nav>
  );
}
