import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { FlashToast } from '~/layout/flash-toast';
import {
  Modes,
  mustLookUp,
  NextGames,
  RealityCheck,
  ResultLine,
  Rules,
  SittingBar,
  toneOf,
  Totals,
  type RefusedRound,
  type SharedPlay,
} from '~/play';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { BetForm } from './bet-form';
import { tableFamilyOf } from './families';
import { Live, liveParts, momentOf } from './live-parts';
import { OwnBets } from './own-bets';
import { cashOutForm, tableForm } from './table-form';

/** A shared table: what happens on it, one's own bets, and the others. */
export function TableScreen({ play, refused }: { play: SharedPlay; refused: RefusedRound | undefined }) {
  const { t, href, path } = usePage();
  const {
    game,
    launch,
    next,
    mode,
    requestId,
    refresh,
    at: { table, limits, mine, rounds },
  } = play;
  const family = tableFamilyOf(play.family);
  const wrong = refused?.of === 'bets' ? refused : undefined;
  const view = useFormView(tableForm(family), { refused: wrong });
  const out = useFormView(cashOutForm, { refused: refused?.of === 'cash-out' ? refused : undefined });
  const plain = `${href(path)}?mode=${mode}`;
  const action = refresh ? plain : `${plain}&stay`;
  const dealing = table.phase === 'dealing';
  const latest = table.history[0];
  const ofRound = (round: number | undefined) => mine[rounds.indexOf(round ?? -1)] ?? null;
  const placed = ofRound(table.next.round);
  const openBet = dealing ? ofRound(table.round) : null;
  const mayLeave = openBet?.state === 'open' && table.flight?.crashed === false;
  const justEnded = dealing ? null : ofRound(latest?.round);
  const fresh = table.phase === 'result' && !refused;
  const parts = liveParts(game, table, family, fresh);
  const { sitting } = launch;
  const pauses = mode === 'real' && mustLookUp(sitting);
  const live = sitting && { sitting, currency: launch.currency, answersAt: `${href(path)}?mode=real&realityCheck` };
  return (
    <>
      <link rel="stylesheet" href={family.stylesheet} />
      <ErrorSummary errors={[...view.errors, ...out.errors]} />
      {wrong?.code === 'insufficient_funds' && mode === 'real' && (
        <div>
          <Button href={href(launch.cashierUrl)} icon="deposit">
            {t('play.toCashier')}
          </Button>
        </div>
      )}
      <section className={justEnded && fresh && toneOf(justEnded) === 'win' ? 'stage stage-win' : 'stage'} id="table">
        <div className="scene">
          <Live name="clock">{parts.clock}</Live>
          <div className="picture" data-live="picture">
            {parts.picture}
          </div>
          <Live name="results">{parts.results}</Live>
          <FlashToast />
        </div>
        <div className="rail">
          <Live name="own">
            {openBet && table.flight && family.CashOutPanel ? (
              <family.CashOutPanel
                part={openBet}
                round={table.round}
                flight={table.flight}
                requestId={`${requestId}_out`}
                action={`${action}&cashOut`}
              />
            ) : (
              <ResultLine
                round={justEnded}
                ready={openBet || placed ? 'tables.placed' : (family.own?.hint ?? 'tables.lay')}
              />
            )}
          </Live>
          {pauses && live && <RealityCheck {...live} />}
          {!pauses && limits && (
            <Live name="bets">
              <BetForm
                family={family}
                launch={launch}
                game={game}
                limits={limits}
                view={view}
                refused={wrong}
                round={table.next.round}
                requestId={requestId}
                action={action}
                placed={placed}
                lying={openBet}
                isSecond={mayLeave}
                mine={mine}
                last={mine.find((_, index) => rounds[index] !== table.next.round) ?? null}
              />
            </Live>
          )}
        </div>
        {refresh && !wrong && (
          <live-table
            data-src={`${href(`/tables/${game.id}/live`)}?after=${latest?.round ?? 0}`}
            data-page={plain}
            data-moment={momentOf(table)}
            data-refresh={refresh.after}
          />
        )}
        <Following follows={refresh !== null && !wrong} address={plain} />
        <div className="stage-foot">
          <Live name="totals">
            <Totals launch={launch} round={null} />
          </Live>
          <Modes mode={mode} />
        </div>
      </section>
      {mode === 'real' && live && <SittingBar {...live} />}
      <p className="receipt-alone">
        <a className="link receipt-link" href={href(`/tables/${game.id}`)}>
          {t('tables.fair')}
        </a>
      </p>
      <Rules game={game} family={family} stake={launch.defaultStake} currency={launch.currency} />
      <Live name="mine">
        <OwnBets mine={mine} rounds={rounds} family={family} />
        {/* Whose bets lie on the felt is not shown the way out. What a table's island stops when it calls off the refresh would never come: no lazy pictures. */}
        {!placed && !openBet && <NextGames games={next} loading="eager" />}
      </Live>
      <Live name="players">{parts.players}</Live>
    </>
  );
}

/** Whether the page looks again by itself, and the ways to change that (WCAG 2.2.1). */
function Following({ follows, address }: { follows: boolean; address: string }) {
  const { t } = usePage();
  return (
    <p className="table-follows">
      {t(follows ? 'tables.refreshes' : 'tables.stands')}{' '}
      {follows ? (
        <a className="link receipt-link" href={`${address}&stay`}>
          {t('tables.stopRefreshing')}
        </a>
      ) : (
        <>
          <a className="link receipt-link" href={`${address}&stay`}>
            {t('tables.refreshNow')}
          </a>{' '}
          <a className="link receipt-link" href={address}>
            {t('tables.follow')}
          </a>
        </>
      )}
    </p>
  );
}
