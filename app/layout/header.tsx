import { usePage, type MenuScreen } from '~/i18n/page';
import { Button } from '~/ui/button';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { Icon, type IconName } from '~/ui/icon';
import { spaced } from '~/ui/spaced';
import { depositPath } from './deposit-path';
import type { FrameData } from './frame-data';

type HeaderPlayer = FrameData['player'];

interface HeaderProps {
  name: string;
  logo: string;
  player: HeaderPlayer;
}

interface TopFacts extends Pick<HeaderProps, 'name' | 'logo'> {
  /** The brand alone. */
  bare: boolean;
}

const drawVisitorTop = drawnOnce<typeof ofHouse, TopFacts>(function VisitorTop({ name, logo, bare }) {
  return (
    <>
      <Brand name={name} logo={logo} /> {!bare && <VisitorActions />}
    </>
  );
});

/** The bar on top. `bare`: the brand alone. */
export function Header({ name, logo, player, bare = false }: HeaderProps & { bare?: boolean }) {
  const page = usePage();
  if (!player)
    return (
      <header
        className="top top-visitor"
        dangerouslySetInnerHTML={{ __html: drawVisitorTop(page, ofHouse, { name, logo, bare }) }}
      />
    );
  return (
    <header className="top top-player">
      <Brand name={name} logo={logo} /> {!bare && <PlayerActions player={player} />}
    </header>
  );
}

/** The slim bar of a game: the way back, the balance, more money. */
export function GameHeader({ name, logo, player }: HeaderProps) {
  const { t, href } = usePage();
  return (
    <header className="top top-player">
      <a className="brand" href={href('/')}>
        <Icon name="left" />
        <img src={logo} alt={name} width="36" height="36" />
        <span>{t('layout.backToLobby')}</span>
      </a>{' '}
      {player ? <PlayerActions player={player} isPlain /> : <VisitorActions />}
    </header>
  );
}

function Brand({ name, logo }: Pick<HeaderProps, 'name' | 'logo'>) {
  const { href } = usePage();
  return (
    <a className="brand" href={href('/')} aria-label={name}>
      <img src={logo} alt="" width="36" height="36" />
      <span>{name}</span>
    </a>
  );
}

function VisitorActions() {
  const { t, href } = usePage();
  return (
    <>
      <Button href={href('/login')} variant="quiet" size="small">
        {t('layout.logIn')}
      </Button>{' '}
      <Button href={href('/register')} variant="prime" size="small">
        {t('layout.join')}
      </Button>
    </>
  );
}

interface MenuFacts {
  current: string;
  /** What the way to the notifications is called: it may count them. */
  notifications: string;
  isPlain: boolean | undefined;
}

const drawMenu = drawnOnce<readonly MenuScreen[], MenuFacts>(function Menu({ shown: screens, ...facts }) {
  const { t, href } = usePage();
  return (
    <>
      {spaced(
        screens.map(({ path, label, icon }) => (
          <a key={path} className="entry" href={href(path)} aria-current={facts.current === path ? 'page' : undefined}>
            {/* `RouteHandle` holds it to the drawings there are. */}
            {icon && !facts.isPlain && <Icon name={icon as IconName} />}
            {path === '/notifications' ? facts.notifications : t(label)}
          </a>
        )),
      )}
    </>
  );
});

interface PlayerActionsProps {
  player: NonNullable<HeaderPlayer>;
  /** The menu in words alone: beside a game nothing is to be drawn but the game. */
  isPlain?: boolean;
}

function PlayerActions({ player: { username, balance, frozen, messages }, isPlain }: PlayerActionsProps) {
  const page = usePage();
  const { t, href, money, number, path, menuOf } = page;
  const count = messages > 0 && (
    <span className="count" aria-hidden="true">
      {number(messages)}
    </span>
  );
  const notifications =
    messages > 0 ? t('notifications.counted', { shown: number(messages) }) : t('layout.notifications');
  const current = menuOf('player').some((entry) => entry.path === path) ? path : '';
  const menu = drawMenu(page, menuOf('player'), { current, notifications, isPlain });
  return (
    <>
      <a className="purse" href={href('/profile/history')}>
        <small>{t('layout.balance')}</small>{' '}
        <span className="num" data-balance={balance.cash}>
          {money(balance.cash, balance.currency)}
        </span>
      </a>{' '}
      {balance.bonus > 0 ? (
        <a className="purse wide" href={href('/profile/bonuses')}>
          <small>{t('layout.bonus')}</small> <span className="num">{money(balance.bonus, balance.currency)}</span>
        </a>
      ) : (
        <a
          className="bell wide"

          href={href('/profile/bonuses')}
          aria-label={t('layout.bonuses')}
          aria-current={path === '/profile/bonuses' ? 'page' : undefined}
        >
          <Icon name="gift" />
        </a>
      )}{' '}
      {/* Whoever is excluded is offered the way out of the money, not the way in (DOMAIN §6). */}
      {!frozen && (
        <>
          <Button href={href(depositPath(path))} variant="prime" size="small">
            {t('layout.deposit')}
          </Button>{' '}
        </>
      )}
      <a
        className={frozen ? 'btn btn-quiet btn-small' : 'btn btn-quiet btn-small wide'}
        href={href('/cashier/withdraw')}
      >
        {t('layout.withdraw')}
      </a>{' '}
      <a
        className="bell wide"
        href={href('/notifications')}
        aria-label={notifications}
        aria-current={path === '/notifications' ? 'page' : undefined}
      >
        <Icon name="bell" />
        {count}
      </a>
      <details className="drop">
        {/* On a phone the bell has no room: its count stands at the profile. */}
        <summary
          aria-label={
            messages > 0 ? t('notifications.profileCounted', { shown: number(messages) }) : t('layout.myProfile')
          }
        >
          <Icon name="user" />
          {count}
        </summary>
        <div className="drop-list">
          <p>
            <b>{username}</b>{' '}
            {balance.bonus > 0 && (
              <small className="num">
                {t('layout.bonusBalance', { amount: money(balance.bonus, balance.currency) })}
              </small>
            )}
          </p>
          <nav aria-label={t('layout.myProfile')} dangerouslySetInnerHTML={{ __html: menu }} />
          <form method="post" action={href('/logout')}>
            <button className="entry">
              {!isPlain && <Icon name="logout" />}
              {t('layout.logOut')}
            </button>
          </form>
        </div>
      </details>
    </>
  );
}
