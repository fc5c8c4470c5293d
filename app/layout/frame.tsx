import type { SkinMenu } from 'contract/site';
import type { ReactNode } from 'react';
import { behindPrefix } from '~/edge/locale';
import { htmlLang, languageNames, languages } from '~/i18n/languages';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { spaced } from '~/ui/spaced';
import { FlashToast } from './flash-toast';
import type { FrameData } from './frame-data';
import { GameHeader, Header } from './header';
import { currentOf, entriesOf, headingOf, houseMenu } from './menu';
import type { RouteHandle } from './route-handle';

interface FrameProps {
  layout: RouteHandle['layout'];
  /** Null when the root loader failed: the page then says what still works. */
  frame: FrameData | null;
  children: ReactNode;
}

/** What surrounds a screen: `main` with all menus, `game` with a slim header and the toast where the screen puts it, `bare` with the brand alone. */
export function Frame({ layout = 'main', frame, children }: FrameProps) {
  const { t } = usePage();
  const player = frame?.player ?? null;
  const name = frame?.skin?.name ?? 'Lantern';
  const logo = frame?.skin?.logo ?? '/brand/lantern.svg';
  const menu = frame?.skin?.menu ?? houseMenu;
  const full = layout === 'main';
  return (
    <div className={full ? 'with-side' : undefined}>
      <a className="skip" href="#main">
        {t('common.skipToContent')}
      </a>
      {layout === 'game' ? (
        <GameHeader name={name} logo={logo} player={player} />
      ) : (
        <Header name={name} logo={logo} player={player} bare={!full} />
      )}{' '}
      {full && <SideMenu menu={menu} />}
      {layout !== 'game' && <FlashToast />}
      <main className="main" id="main" tabIndex={-1}>
        {frame?.apiAway && <Notice kind="warning">{t('layout.apiAway')}</Notice>}
        {children}
        {full && player && player.news > 0 && <NewMessages index={player.news} />}
      </main>
      <LegalFooter isGame={layout === 'game'} skin={frame?.skin ?? null} />
      {full && <MobileFooter menu={menu} loggedIn={player !== null} />}
    </div>
  );
}

/** The notifications toast (SPEC §9): it stays until it is dismissed. It comes last, so that it moves no page when it goes. */
function NewMessages({ index }: { index: number }) {
  const { t, href, path, search } = usePage();
  if (path === '/notifications') return null;
  return (
    <div className="toast toast-stays tone-info" role="status">
      <Icon name="bell" />
      <p>
        {t('notifications.news')}{' '}
        <a className="link alone" href={href('/notifications')}>
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

/** What skins say at the foot. */
type FootOfSkin = Pick<NonNullable<FrameData['skin']>, 'supportEmail' | 'licence'>;
const noSkin: FootOfSkin = { supportEmail: '', licence: '' };

interface FootFacts {
  isGame: boolean;
  lite: Page['lite'];
}

/** `address`: the page's path and query; `below`: the same behind a language, where home has no slash. */
const drawFoot = drawnOnce<FootOfSkin, FootFacts, 'address' | 'below'>(function Foot({ shown, own, isGame, lite }) {
  const { t, href, locale, menuOf } = usePage();
  const { supportEmail, licence } = shown;
  return (
    <>
      <p>
        <span className="age">18+</span>
        {` ${t('layout.playWithinLimits')}`}
      </p>
      {licence && <p>{licence}</p>}
      {/* One picture for all pages; by what is paid is said by its name, and at the cashier. */}
      {!isGame && <img src="/brand/pay.svg" alt={t('layout.payBy')} width="132" height="32" loading="lazy" />}
      <nav aria-label={t('layout.legal')}>
        <ul>
          {menuOf('legal')
            .filter(({ foot }) => foot === 'every' || (foot && !isGame))
            .map(({ path, label }) => (
              <li key={path}>
                <a href={href(path)}>{t(label)}</a>
              </li>
            ))}
          {supportEmail && (
            <li>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={t('common.language')}>
        {/* Closed, so that no page waits for the letters of a language that it isn't in. */}
        <details>
          <summary>{languageNames[locale]}</summary>
          <ul>
            {languages.map((code) => (
              <li key={code}>
                {/* With its prefix even for English: that is how a choice is told from a default. */}
                <a
                  href={`/${code}${own.below}`}
                  lang={htmlLang[code]}
                  aria-current={code === locale ? 'true' : undefined}
                >
                  {languageNames[code]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      {/* A browser that saves data has chosen already. */}
      {lite !== 'save-data' && (
        <form method="post" action={href('/preferences')}>
          <input type="hidden" name="back" value={own.address} />
          <button className="link" name="lite" value={lite ? 'off' : 'on'}>
            {t(lite ? 'layout.leaveLite' : 'layout.goLite')}
          </button>
        </form>
      )}
    </>
  );
});

/** Age, limits, the licence, the legal pages, this same page in every language, and with or without scripts. */
function LegalFooter({ skin, isGame }: { skin: FrameData['skin']; isGame: boolean }) {
  const page = usePage();
  const { path, search, lite } = page;
  const own = { address: path + search, below: behindPrefix(path) + search };
  const inside = drawFoot(page, skin ?? noSkin, { isGame, lite }, own);
  return <footer className="legal" dangerouslySetInnerHTML={{ __html: inside }} />;
}

const drawSide = drawnOnce<SkinMenu, { current: string }>(function Side({ shown: menu, current }) {
  const page = usePage();
  const { t, href } = page;
  const groups = menu.side
    .map(({ key, items }) => ({ heading: headingOf(key), entries: entriesOf(items, page) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <a className="side-close" href="#main" aria-label={t('layout.closeMenu')}>
        {t('layout.menu')}
        <Icon name="close" />
      </a>{' '}
      <a className="entry" href={href('/search')} aria-current={current === '/search' ? 'page' : undefined}>
        <Icon name="search" />
        <span>{t('lobby.search')}</span>
      </a>
      {groups.map(({ heading, entries }) => (
        <ul key={entries[0]!.key}>
          {heading && <li className="side-heading">{t(heading)}</li>}
          {entries.map(({ key, path: target, label, icon }) => (
            <li key={key}>
              <a className="entry" href={href(target)} aria-current={current === target ? 'page' : undefined}>
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
    </>
  );
});

/** Fixed at the side of wide screens; a phone opens it by the footer's first entry, as the target of a link, and so without a script. */
function SideMenu({ menu }: { menu: SkinMenu }) {
  const page = usePage();
  const current =
    page.path === '/search'
      ? page.path
      : currentOf(
          menu.side.flatMap(({ items }) => items),
          page.path,
        );
  const inside = drawSide(page, menu, { current });
  return (
    <nav className="side" id="menu" aria-label={page.t('layout.menu')} dangerouslySetInnerHTML={{ __html: inside }} />
  );
}

interface ThumbFacts {
  current: string;
  loggedIn: boolean;
}

const drawThumb = drawnOnce<SkinMenu, ThumbFacts>(function Thumb({ shown: menu, current, loggedIn }) {
  const page = usePage();
  const { t, href } = page;
  const entries = entriesOf(menu.footer, page).filter(({ key }) => key !== 'browse');
  return (
    <>
      <a href="#menu">
        <Icon name="browse" />
        {t('layout.browse')}
      </a>{' '}
      {spaced(
        entries.map(({ key, path: target, label, short = label, icon }) => {
          const toLogin = key === 'profile' && !loggedIn;
          const to = toLogin ? '/login' : target;
          return (
            <a key={key} href={href(to)} aria-current={current === to ? 'page' : undefined}>
              <Icon name={icon} />
              {t(toLogin ? 'layout.logIn' : short)}
            </a>
          );
        }),
      )}
    </>
  );
});

/** What a thumb reaches on a phone (SPEC §2). A visitor's profile starts at the log-in. */
function MobileFooter({ menu, loggedIn }: { menu: SkinMenu; loggedIn: boolean }) {
  const page = usePage();
  const current = page.path === '/login' ? page.path : currentOf(menu.footer, page.path);
  const inside = drawThumb(page, menu, { current, loggedIn });
  return <nav className="foot" aria-label={page.t('layout.quickMenu')} dangerouslySetInnerHTML={{ __html: inside }} />;
}
