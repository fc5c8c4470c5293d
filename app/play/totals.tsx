import type { GameLaunch } from 'contract/games';
import { usePage } from '~/i18n/page';
import type { RoundReceipt } from 'contract/receipt';

/** The balance, and what the last round did to it. */
export function Totals({ launch, round }: { launch: GameLaunch; round: RoundReceipt | null }) {
  const { t, money } = usePage();
  const settled = round?.state === 'open' ? null : round;
  return (
    <dl className="totals">
      <div>
        <dt>{t(launch.mode === 'fun' ? 'play.playMoney' : 'play.balance')}</dt>
        <dd className="num" data-balance={launch.balance} data-currency={launch.currency}>
          {money(launch.balance, launch.currency)}
        </dd>
      </div>
      {settled && (
        <div>
          <dt>{t('play.payout')}</dt>
          <dd className="num">{money(settled.payout, settled.currency)}</dd>
        </div>
      )}
      {settled && (
        <div>
          <dt>{t('play.net')}</dt>
          <dd className="num">
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
