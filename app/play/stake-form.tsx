import type { GameLaunch } from 'contract/games';
import { RequestIdInput } from '~/forms/request-id';
import type { FormView } from '~/forms/use-form-view';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import type { GameFamily } from './family';
import type { RoundForm } from './round-form';
import type { RoundReceipt } from 'contract/receipt';

interface StakeFormProps {
  launch: GameLaunch;
  family: GameFamily;
  view: FormView<RoundForm['schema']>;
  /** The round on the table. */
  round: RoundReceipt | null;
  /** The stake played last, or the one a refused post named. */
  chosen: number;
  requestId: string;
  /** Address of the game in this mode. */
  action: string;
}

function Stakes({ launch, view, chosen }: Pick<StakeFormProps, 'launch' | 'view' | 'chosen'>) {
  const { t, locale } = usePage();
  const { id, name, error } = view.choice('stake');
  return (
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
  );
}

/** What opens a round: the stake, the family's own fields and the one button. */
export function StakeForm({ launch, family, view, round, chosen, requestId, action }: StakeFormProps) {
  const { t } = usePage();
  return (
    <form className="stake-form" method="post" action={action} {...view.props}>
      <RequestIdInput sent={view.value('requestId')} fresh={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      {family.Fields && <div className="own-fields"><family.Fields launch={launch} view={view} round={round} /></div>}
      {!family.stakeOf && <Stakes launch={launch} view={view} chosen={chosen} />}
      <button className="btn btn-prime spin"><Icon name="play" />{t(family.texts.play)}</button>
    </form>
  );
}
