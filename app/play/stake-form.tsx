import type { GameLaunch } from 'contract/games';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';

/** The stake and the one button. `chosen` is the stake played last, or the one a refused post named. */
export function StakeForm({ launch, chosen, requestId, action }: { launch: GameLaunch; chosen: number; requestId: string; action: string }) {
  const { t, locale } = usePage();
  return (
    <form className="stake-form" method="post" action={action}>
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      <fieldset>
        <legend>{t('play.stake')}</legend>
        <div className="stakes">
          {launch.stakes.map((stake, index) => (
            <label key={stake}>
              <input type="radio" name="stake" id={index ? undefined : 'stake'} value={stake} defaultChecked={stake === chosen} required />
              <span className="num">{formatShortMoney(stake, launch.currency, locale)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button className="btn btn-prime spin"><Icon name="play" />{t('play.spin')}</button>
    </form>
  );
}
