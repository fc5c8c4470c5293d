import type { SkinMenu } from 'contract/site';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { spaced } from '~/ui/spaced';
import { entriesOf, headingOf } from './menu';

/** Fixed at the side of wide screens; a phone opens it by the footer's first entry, as the target of a link, and so without a script. */
export function SideMenu({ menu }: { menu: SkinMenu }) {
  const page = usePage();
  const { t, href, path } = page;
  const groups = menu.side
    .map(({ key, items }) => ({ heading: headingOf(key), entries: entriesOf(items, page) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav className="side" id="menu" aria-label={t('layout.menu')}>
      <a className="side-close" href="#main" aria-label={t('layout.closeMenu')}>
        {t('layout.menu')}
        <Icon name="close" />
      </a>{' '}
      <a className="entry" href={href('/search')} aria-current={path === '/search' ? 'page' : undefined}>
        <Icon name="search" />
        <span>{t('lobby.search')}</span>
      </a>
      {groups.map(({ heading, entries }) => (
        <ul key={entries[0]!.key}>
          {heading && <li className="side-heading">{t(heading)}</li>}
          {entries.map(({ key, path: target, label, icon }) => (
            <li key={key}>
              <a className="entry" href={href(target)} aria-current={path === target ? 'page' : undefined}>
                <Icon name={icon} />
                <span>{t(label)}</span>
              </a>
            </li>
          ))}
        </ul>
      ))}
      <div className="side-note">
        {`${t('layout.playWithinLimits')} `}
        <a href={href('/responsible-gambling')}>{t('layout.stayInControl')}</a>
      </div>
    </nav>
  );
}

/** What a thumb reaches on a phone (SPEC §2). A visitor's profile starts at the log-in. */
export function MobileFooter({ menu, loggedIn }: { menu: SkinMenu; loggedIn: boolean }) {
  const page = usePage();
  const { t, href, path } = page;
  const entries = entriesOf(menu.footer, page).filter(({ key }) => key !== 'browse');
  return (
    <nav className="foot" aria-label={t('layout.quickMenu')}>
      <a href="#menu">
        <Icon name="browse" />
        {t('layout.browse')}
      </a>{' '}
      {spaced(
        entries.map(({ key, path: target, label, short = label, icon }) => {
          const toLogin = key === 'profile' && !loggedIn;
          const to = toLogin ? '/login' : target;
          return (
            <a key={key} href={href(to)} aria-current={path === to ? 'page' : undefined}>
              <Icon name={icon} />
              {t(toLogin ? 'layout.logIn' : short)}
            </a>
          );
        }),
      )}
    </nav>
  );
}
