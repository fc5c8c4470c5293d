import type { GameLaunch } from 'contract/games';
import { usePage } from '~/i18n/page';
import type { RoundView } from './round-view';

/** The balance, and what the last round did to it. */
export function Totals({ launch, round }: { launch: GameLaunch; round: RoundView | null }) {
  const { t, money } = usePage();
  return (
    <dl className="totals">
      <div>
        <dt>{t(launch.mode === 'fun' ? 'play.playMoney' : 'play.balance')}</dt>
        <dd className="num" data-balance={launch.balance} data-currency={launch.currency}>{money(launch.balance, launch.currency)}</dd>
      </div>
      {round && <div><dt>{t('play.payout')}</dt><dd className="num">{money(round.payout, round.currency)}</dd></div>}
      {round && <div><dt>{t('play.net')}</dt><dd className="num">{round.net > 0 ? '+' : ''}{money(round.net, round.currency)}</dd></div>}
    </dl>
  );
}
