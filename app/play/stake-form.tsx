import type { GameLaunch } from 'contract/games';
import { RequestIdInput } from '~/forms/request-id';
import type { FormView } from '~/forms/use-form-view';
import { formatSeconds, formatShortMoney } from '~/i18n/format';
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
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" />
          {error}
        </p>
      )}
      <div className="stakes">
        {launch.stakes.map((stake, index) => (
          <label key={stake}>
            <input
              type="radio"
              name={name}
              id={index ? undefined : id}
              value={stake}
              defaultChecked={stake === chosen}
              required
            />
            <span className="num">{formatShortMoney(stake, launch.currency, locale)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Fills the button until the licence lets the next round begin; a post that comes earlier waits at the server (DOMAIN §6). SMIL: its length is the page's data. */
function Wait({ ms }: { ms: number }) {
  return (
    <svg className="wait" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1">
        <animate attributeName="width" from="0" to="100" dur={`${ms}ms`} fill="freeze" />
      </rect>
    </svg>
  );
}

/** What opens a round: the stake, the family's own fields and the one button. */
export function StakeForm({ launch, family, view, round, chosen, requestId, action }: StakeFormProps) {
  const { t, locale } = usePage();
  const pace = (launch.mode === 'real' && launch.sitting?.pace) || { shortestRound: 0, wait: 0 };
  return (
    <form className="stake-form" method="post" action={action} {...view.props}>
      <RequestIdInput sent={view.value('requestId')} fresh={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      {family.Fields && (
        <div className="own-fields">
          <family.Fields launch={launch} view={view} round={round} />
        </div>
      )}
      {!family.stakeOf && <Stakes launch={launch} view={view} chosen={chosen} />}
      <button className="btn btn-prime spin">
        <Icon name="play" />
        {t(family.texts.play)}
        {pace.wait > 0 && <Wait ms={pace.wait} />}
      </button>
      {pace.shortestRound > 0 && (
        <p className="pace quiet">{t('play.pace', { time: formatSeconds(pace.shortestRound, locale) })}</p>
      )}
    </form>
  );
}
