import type { GameLaunch } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import type { TableLimits } from 'contract/tables';
import { RequestIdInput } from '~/forms/request-id';
import type { FormView } from '~/forms/use-form-view';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Segments, type RefusedRound } from '~/play';
import { Icon } from '~/ui/icon';
import type { TableFamily } from './family';
import { betsOf, sumOf, type TableForm } from './table-form';
import { PlaceText } from './live-parts';

interface BetFormProps {
  family: TableFamily;
  launch: GameLaunch;
  limits: TableLimits;
  view: FormView<TableForm['schema']>;
  refused: RefusedRound | undefined;
  /** The round that takes bets. */
  round: number;
  /** What the player has on it already, and had in the last one that was played. */
  placed: RoundReceipt | null;
  last: RoundReceipt | null;
  requestId: string;
  action: string;
  /** Something else on the page presses more: getting out of a flight. */
  isSecond: boolean;
}

/** The spots that were ticked in a form that was refused. */
function tickedIn(refused: RefusedRound | undefined): Set<string> {
  const spots = (refused?.form.initialValue as Record<string, unknown> | null | undefined)?.spot;
  return new Set([spots].flat().filter((spot): spot is string => typeof spot === 'string'));
}

/** Where chips are placed, and the one button that places them. */
export function BetForm({
  family,
  launch,
  limits,
  view,
  refused,
  round,
  placed,
  last,
  requestId,
  action,
  isSecond,
}: BetFormProps) {
  const { t, locale, money } = usePage();
  const chip = view.choice('chip' as 'mode');
  const chosen = Number(chip.defaultValue ?? 0);
  const spotError = view.choice('spot' as 'mode').error;
  const { currency } = launch;
  const same = last && !refused ? betsOf(last) : [];
  // Where bets don't add up there is one a round.
  if (family.own && placed)
    return (
      <div className="placed-already">
        <b>{t('tables.ofRound', { round })}</b>
        <family.own.Part receipt={placed} />
      </div>
    );
  return (
    <>
      <form className="stake-form bet-form" method="post" action={action} {...view.props}>
        <RequestIdInput sent={view.value('requestId')} fresh={requestId} />
        <input type="hidden" name="mode" value={launch.mode} />
        <input type="hidden" name="round" value={round} />
        {!family.own && (
          <Segments
            {...chip}
            legend={t('tables.chip')}
            chosen={String(launch.stakes.includes(chosen) ? chosen : launch.defaultStake)}
            options={launch.stakes.map((stake) => ({
              value: String(stake),
              label: formatShortMoney(stake, currency, locale),
            }))}
          />
        )}
        {spotError && (
          <p className="error" id="bets-spot">
            <Icon name="error" />
            {spotError}
          </p>
        )}
        <family.Felt
          game={launch.game}
          launch={launch}
          ticked={tickedIn(refused)}
          view={view}
          last={last}
          placed={new Map(placed ? betsOf(placed).map(({ spot, amount }) => [spot, amount]) : [])}
        />
        <button className={isSecond ? 'btn spin' : 'btn btn-prime spin'}>
          <Icon name="play" />
          <span data-live="place">
            <PlaceText round={round} />
          </span>
        </button>
        {!family.own && (
          <p className="quiet bet-limits">
            {t('tables.limits', {
              chip: money(limits.chip, currency),
              spot: money(limits.spot, currency),
              round: money(limits.round, currency),
            })}
          </p>
        )}
      </form>
      {same.length > 0 && (
        <form className="rebet" method="post" action={action}>
          <input type="hidden" name="requestId" value={`${requestId}_again`} />
          <input type="hidden" name="mode" value={launch.mode} />
          <input type="hidden" name="round" value={round} />
          {/* One field for all of them: who covers the felt has 157. */}
          <input type="hidden" name="bet" value={same.map(({ spot, amount }) => `${spot}:${amount}`).join(' ')} />
          <button className="btn">{t('tables.again', { amount: money(sumOf(same), currency) })}</button>
        </form>
      )}
    </>
  );
}
