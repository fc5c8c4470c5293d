import type { GameLaunch } from 'contract/games';
import { RequestIdInput } from '~/forms/request-id';
import type { FormView } from '~/forms/use-form-view';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import type { roundForm } from './round-form';

interface StakeFormProps {
  launch: GameLaunch;
  view: FormView<typeof roundForm.schema>;
  /** The stake played last, or the one a refused post named. */
  chosen: number;
  requestId: string;
  /** Address of the game in this mode. */
  action: string;
}

/** The stake and the one button. */
export function StakeForm({ launch, view, chosen, requestId, action }: StakeFormProps) {
  const { t, locale } = usePage();
  const { id, name, error } = view.choice('stake');
  return (
    <form className="stake-form" method="post" action={action} {...view.props}>
      <RequestIdInput sent={view.value('requestId')} fresh={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      <fieldset aria-describedby={error && `${id}-error`}>
        <legend>{t('play.stake')}</legend>
        {error && <p className="error" id={`${id}-error`}><Icon name="error" />{error}</p>}
        <div className="stakes">
          {launch.stakes.map((stake, index) => (
            <label key={stake}>
              <input type="radio" name={name} id={index ? undefined : id} value={stake} defaultChecked={stake === chosen} required />
              <span className="num">{formatShortMoney(stake, launch.currency, locale)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button className="btn btn-prime spin"><Icon name="play" />{t('play.spin')}</button>
    </form>
  );
}
