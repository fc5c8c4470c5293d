import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import type { PlayData } from '~/play/load-play';
import { Modes } from '~/play/modes';
import type { RefusedRound } from '~/play/post-round';
import { Rules } from '~/play/rules';
import { RealityCheck, SittingBar } from '~/play/sitting';
import { ResultLine, toneOf } from '~/play/result-line';
import { Totals } from '~/play/totals';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { BetForm } from './bet-form';
import { ClockLine, Following } from './clock-line';
import { Company } from './company';
import { tableFamilyOf } from './families';
import { OwnBets } from './own-bets';
import { Results } from './results';
import { tableForm } from './table-form';

/** A shared table: what happens on it, one's own bets, and the others. */
export function TableScreen({ play, refused }: { play: Extract<PlayData, { screen: 'shared' }>; refused: RefusedRound | undefined }) {
  const { t, href, path } = usePage();
  const { game, launch, mode, requestId, refresh, at: { table, limits, mine, rounds } } = play;
  const family = tableFamilyOf(play.family);
  const wrong = refused?.of === 'bets' ? refused : undefined;
  const view = useFormView(tableForm(family), { refused: wrong });
  const plain = `${href(path)}?mode=${mode}`;
  const action = refresh ? plain : `${plain}&stay`;
  const dealing = table.phase === 'dealing';
  const latest = table.history[0];
  const ofRound = (round: number | undefined) => mine[rounds.indexOf(round ?? -1)] ?? null;
  const justEnded = dealing ? null : ofRound(latest?.round);
  const fresh = table.phase === 'result' && !refused;
  const { sitting } = launch;
  const pauses = mode === 'real' && sitting !== null && sitting.now >= (sitting.realityCheck?.dueAt ?? Infinity);
  const told = sitting && { sitting, currency: launch.currency, game: href(path) };
  return (
    <>
      <link rel="stylesheet" href={family.stylesheet} />
      <ErrorSummary errors={view.errors} />
      {wrong?.code === 'insufficient_funds' && mode === 'real' && <div><Button href={href(launch.cashierUrl)} icon="deposit">{t('play.toCashier')}</Button></div>}
      <section className={justEnded && fresh && toneOf(justEnded) === 'win' ? 'stage stage-win' : 'stage'} id="table">
        <ClockLine table={table} family={family} />
        <family.Picture game={game} result={dealing ? null : (latest?.result ?? null)} dealing={dealing} fresh={fresh} flight={table.flight} />
        {justEnded && <ResultLine round={justEnded} ready="tables.placed" />}
        <Results history={table.history} family={family} />
        {pauses && told && <RealityCheck {...told} />}
        {!pauses && limits && (
          <BetForm
            family={family} launch={launch} limits={limits} view={view} refused={wrong} round={table.next.round} requestId={requestId} action={action}
            laid={ofRound(table.next.round)} last={mine.find((_, index) => rounds[index] !== table.next.round) ?? null}
          />
        )}
        <Following follows={refresh !== null && !refused} address={plain} />
        <div className="stage-foot">
          <Totals launch={launch} round={null} />
          <Modes mode={mode} />
        </div>
      </section>
      {mode === 'real' && told && <SittingBar {...told} />}
      <OwnBets mine={mine} rounds={rounds} family={family} />
      <Company table={table} />
      <p className="receipt-alone"><a className="link receipt-link" href={href(`/tables/${game.id}`)}>{t('tables.fair')}</a></p>
      <Rules game={game} family={family} stake={launch.defaultStake} currency={launch.currency} />
    </>
  );
}
