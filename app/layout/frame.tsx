import type { ReactNode } from 'react';
import { toast as usual } from 'contract/constants';
import { usePage } from '~/i18n/page';
import type { FrameData } from './frame-data';
import { GameHeader, Header } from './header';
import { LegalFooter } from './legal-footer';
import { houseMenu } from './menu';
import { MobileFooter, SideMenu } from './menus';
import type { RouteHandle } from './route-handle';
import { Icon } from '~/ui/icon';
import { Notice, Toast, Toasts } from '~/ui/notice';

interface FrameProps {
  layout: RouteHandle['layout'];
  /** Null when the root loader failed: the page then says what still works. */
  frame: FrameData | null;
  children: ReactNode;
}

/** What surrounds a screen: `main` with all menus, `game` with a slim header, `bare` with the brand alone. */
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
      {frame?.toast && <FlashToast toast={frame.toast} />}
      <main className="main" id="main" tabIndex={-1}>
        {full && player && player.news > 0 && <NewMessages index={player.news} />}
        {frame?.apiAway && <Notice kind="warning">{t('layout.apiAway')}</Notice>}
        {children}
      </main>
      <LegalFooter isGame={layout === 'game'} supportEmail={frame?.skin?.supportEmail} />
      {full && <MobileFooter menu={menu} loggedIn={player !== null} />}
    </div>
  );
}

function FlashToast({ toast }: { toast: NonNullable<FrameData['toast']> }) {
  const { t } = usePage();
  return (
    <Toasts>
      {/* Longer than the usual two seconds is one step: three, for an expired session (SPEC §9). */}
      <Toast kind={toast.kind} stays={toast.shownFor > usual.shown ? 'long' : 'usual'}>
        {toast.text ?? t(toast.key, toast.values)}
      </Toast>
    </Toasts>
  );
}

/** The notifications toast (SPEC §9): it stays until it is dismissed. It stands in the page, so that it covers nothing while it stays. */
function NewMessages({ index }: { index: number }) {
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
