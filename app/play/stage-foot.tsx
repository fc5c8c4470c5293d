import type { GameLaunch } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { spaced } from '~/ui/spaced';
import type { PlayMode } from './play-data';

/** Cash and bonus, in the words and figures of the header, and what the last round did to them. */
export function Totals({ launch, round }: { launch: GameLaunch; round: RoundReceipt | null }) {
  const { t, money } = usePage();
  const cash = launch.balance - launch.bonus;
  const settled = round?.state === 'open' ? null : round;
  return (
    <dl className="totals">
      <div>
        <dt>{t(launch.mode === 'fun' ? 'play.playMoney' : 'play.balance')}</dt>
        <dd className="num" data-balance={cash} data-currency={launch.currency}>
          {money(cash, launch.currency)}
        </dd>
      </div>
      {launch.bonus > 0 && (
        <div>
          <dt>{t('layout.bonus')}</dt>
          <dd className="num">{money(launch.bonus, launch.currency)}</dd>
        </div>
      )}
      {settled && (
        <div>
          <dt>{t('play.payout')}</dt>
          <dd className="num">{money(settled.payout, settled.currency)}</dd>
        </div>
      )}
      {settled && (
        <div>
          <dt>{t('play.net')}</dt>
          <dd className="num" data-net="">
            {settled.payout > settled.stake ? '+' : ''}
            {money(settled.payout - settled.stake, settled.currency)}
          </dd>
        </div>
      )}
      {round && !settled && (
        <div>
          <dt>{t('play.stake')}</dt>
          <dd className="num">{money(round.stake, round.currency)}</dd>
        </div>
      )}
    </dl>
  );
}

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
