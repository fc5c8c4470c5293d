import type { GameDetails, GameLaunch } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import type { TableLimits } from 'contract/tables';
import { RequestIdInput } from '~/forms/request-id';
import type { FormView } from '~/forms/use-form-view';
import { formatAmount } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Segments, type RefusedRound } from '~/play';
import { Icon } from '~/ui/icon';
import type { TableFamily } from './family';
import { betsOf, sumOf, type TableForm } from './table-form';
import { PlaceText } from './live-parts';

interface BetFormProps {
  family: TableFamily;
  launch: GameLaunch;
  game: GameDetails;
  limits: TableLimits;
  view: FormView<TableForm['schema']>;
  refused: RefusedRound | undefined;
  /** The round that takes bets. */
  round: number;
  /** What the player has on it already, what lies on the felt until the round before is settled, and what was bet on the last one. */
  placed: RoundReceipt | null;
  lying: RoundReceipt | null;
  last: RoundReceipt | null;
  /** The latest of the player's rounds here. */
  mine: readonly RoundReceipt[];
  requestId: string;
  action: string;
  /** Something else on the page presses more: getting out of a flight. */
  isSecond: boolean;
}

/** The spots of a form that was refused: ticked, laid one by one, or those of the round whose bets were to be placed again. */
function tickedIn(refused: RefusedRound | undefined, mine: readonly RoundReceipt[]): Set<string> {
  const { spot, bet, again } = (refused?.form.initialValue ?? {}) as Record<string, unknown>;
  const laid = typeof bet === 'string' ? bet.split(' ').map((text) => text.replace(/:.*/, '')) : [];
  const before = mine
    .filter(({ id }) => id === again)
    .flatMap((receipt) => betsOf(receipt).map((placed) => placed.spot));
  return new Set([spot, laid, before].flat().filter((name): name is string => typeof name === 'string'));
}

/** Where chips are placed, and the one button that places them. */
export function BetForm({
  family,
  launch,
  game,
  limits,
  view,
  refused,
  round,
  placed,
  lying,
  last,
  mine,
  requestId,
  action,
  isSecond,
}: BetFormProps) {
  const { t, locale, money } = usePage();
  const chip = view.choice('chip' as 'mode');
  const chosen = Number(chip.defaultValue ?? 0);
  const spotError = view.choice('spot' as 'mode').error;
  const { currency } = launch;
  const onFelt = placed ?? lying;
  const repeated = placed ?? last;
  const same = repeated && !refused ? betsOf(repeated) : [];
  const felt = (
    <family.Felt
      game={game}
      launch={launch}
      ticked={tickedIn(refused, mine)}
      view={view}
      last={last}
      placed={new Map(onFelt ? betsOf(onFelt).map(({ spot, amount }) => [spot, amount]) : [])}
    />
  );
  // Where bets don't add up there is one a round: what it was made of stays in its place until the next.
  if (family.own && placed)
    return (
      <div className="bet-bar">
        <fieldset disabled role="none">
          {felt}
        </fieldset>
        <div className="placed-already">
          <b>{t('tables.ofRound', { round })}</b>
          <family.own.Part receipt={placed} />
        </div>
      </div>
    );
  return (
    <>
      <form className="stake-form bet-form" method="post" action={action} {...view.props}>
        <RequestIdInput sent={view.value('requestId')} fresh={requestId} />
        <input type="hidden" name="mode" value={launch.mode} />
        <input type="hidden" name="round" value={round} />
        {spotError && (
          <p className="error" id="bets-spot">
            <Icon name="error" />
            {spotError}
          </p>
        )}
        {!family.own && felt}
        <div className="bet-bar">
          {/* A few fields stand in the bar: before it they would come to lie under it on a low screen. */}
          {family.own && felt}
          {!family.own && (
            <p className="bet-tools" data-placed={placed ? sumOf(betsOf(placed)) : 0}>
              <output className="num" data-text={t('tables.total', { amount: '#' })}>
                {t('tables.total', { amount: money(placed ? sumOf(betsOf(placed)) : 0, currency) })}
              </output>{' '}
              {/* The two others take back or double chips that only a script can lay one by one. */}
              <button type="button" hidden data-tool="undo">
                {t('tables.undo')}
              </button>{' '}
              <button type="button" hidden data-tool="double">
                {t('tables.double')}
              </button>{' '}
              <button type="reset">{t('tables.clear')}</button>
            </p>
          )}
          {!family.own && (
            <Segments
              {...chip}
              legend={t('tables.chip')}
              chosen={String(launch.stakes.includes(chosen) ? chosen : launch.defaultStake)}
              options={launch.stakes.map((stake) => ({
                value: String(stake),
                // Seven of them stand side by side on a phone; the total over them says the currency.
                label: formatAmount(stake, currency, locale),
              }))}
              amounts
            />
          )}
          <button className={isSecond ? 'btn spin' : 'btn btn-prime spin'}>
            <Icon name="play" />
            <span data-live="place">
              <PlaceText round={round} />
            </span>
          </button>
        </div>
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
      {/* It has its place before there is anything to bet again: nothing moves when there is. */}
      {!family.own && (
        <form className="rebet" method="post" action={action}>
          {same.length > 0 && (
            <>
              <input type="hidden" name="requestId" value={`${requestId}_again`} />
              <input type="hidden" name="mode" value={launch.mode} />
              <input type="hidden" name="round" value={round} />
              {/* Named, not told: who covers the felt has 157 of them. */}
              <input type="hidden" name="again" value={repeated!.id} />
              <button className="btn">{t('tables.again', { amount: money(sumOf(same), currency) })}</button>{' '}
              <button className="btn" name="times" value="2">
                {t('tables.twice', { amount: money(sumOf(same) * 2, currency) })}
              </button>
            </>
          )}
        </form>
      )}
    </>
  );
}
