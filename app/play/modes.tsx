import { usePage } from '~/i18n/page';
import { spaced } from '~/ui/spaced';
import type { PlayMode } from './load-play';

export const addressOf = (game: string, mode: PlayMode): string => `${game}?mode=${mode}`;

/** Real money or play money: two addresses of the same game. */
export function Modes({ mode }: { mode: PlayMode }) {
  const { t, href, path } = usePage();
  const modes = [
    { mode: 'real', text: t('play.realMoney') },
    { mode: 'fun', text: t('play.playMoney') },
  ] as const;
  return (
    <nav className="modes" aria-label={t('play.mode')}>
      {spaced(
        modes.map((entry) => (
          <a
            key={entry.mode}
            href={addressOf(href(path), entry.mode)}
            aria-current={entry.mode === mode ? 'page' : undefined}
          >
            {entry.text}
          </a>
        )),
      )}
    </nav>
  );
}
