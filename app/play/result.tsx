import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { Reels } from './reels';
import type { RoundView, SpinView, WinView } from './round-view';
import { SymbolImage, useSymbolName } from './symbol';

/** Says what the round came to. Only a payout above the stake is celebrated (DOMAIN §11). */
export function ResultLine({ round }: { round: RoundView | null }) {
  const { t, money } = usePage();
  if (!round) return <p className="result">{t('play.ready')}</p>;
  const amount = money(round.payout, round.currency);
  if (round.tone === 'none') return <p className="result" role="status">{t('play.noWin')}</p>;
  if (round.tone === 'back') return <p className="result" role="status">{t('play.paidBack', { amount })}</p>;
  return <p className="result result-win" role="status">{t('play.youWin', { amount })}</p>;
}

/** Leads from the stage to the free spins, which stand below it. */
export function FreeSpinsLink({ round }: { round: RoundView }) {
  const { t } = usePage();
  if (!round.freeSpins.length) return null;
  return (
    <a className="free-spins-link" href="#free-spins">
      {t('play.freeSpinsWon', { count: round.freeSpins.length, multiplier: round.freeSpinMultiplier })}<Icon name="down" />
    </a>
  );
}

interface Shown {
  gameid: string;
  round: RoundView;
}

function WinText({ gameid, win }: { gameid: string; win: WinView }) {
  const { t } = usePage();
  const symbol = useSymbolName(gameid)(win.symbol);
  if (!win.lines.length) return <>{t('play.anywhere', { times: win.count, symbol })}</>;
  return <>{t('play.onLines', { count: win.lines.length, times: win.count, symbol, lines: win.lines.join(', ') })}</>;
}

/** Each win of the paid spin in words. */
export function RoundWins({ gameid, round }: Shown) {
  const { money } = usePage();
  if (!round.spin.wins.length) return null;
  return (
    <ul className="win-list">
      {round.spin.wins.map((win) => (
        <li key={`${win.symbol} ${win.count} ${win.lines.length}`}>
          <SymbolImage gameid={gameid} symbol={win.symbol} size={36} />
          <span><WinText gameid={gameid} win={win} /></span>
          <b className="num">{money(win.payout, round.currency)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The wins below the stage, and the way to the receipt. */
export function RoundDetails({ gameid, round }: Shown) {
  const { t, href } = usePage();
  const receipt = <a className="link receipt-link" href={href(`/round/${encodeURIComponent(round.id)}`)}>{t('play.receiptOfRound')}</a>;
  if (!round.spin.wins.length) return <p className="receipt-alone">{receipt}</p>;
  return (
    <section className="panel" aria-labelledby="wins">
      <h2 id="wins">{t('play.whatPaid')}</h2>
      <RoundWins gameid={gameid} round={round} />
      {receipt}
    </section>
  );
}

function FreeSpin({ gameid, spin, number, round }: Shown & { spin: SpinView; number: number }) {
  const { t, money } = usePage();
  return (
    <li className={spin.payout ? 'free-spin free-spin-pays' : 'free-spin'}>
      <p><span>{t('play.freeSpin', { number })}</span><b className="num">{spin.payout ? money(spin.payout, round.currency) : '–'}</b></p>
      <Reels gameid={gameid} spin={spin} />
    </li>
  );
}

/** The free spins in the order they were played, each with its window and what it paid. */
export function FreeSpins({ gameid, round }: Shown) {
  const { t, money } = usePage();
  if (!round.freeSpins.length) return null;
  return (
    <section className="free-spins" aria-labelledby="free-spins">
      <h2 id="free-spins">{t('play.freeSpins')}</h2>
      <p>{t('play.freeSpinsPaid', { amount: money(round.freeSpinPayout, round.currency) })}</p>
      <ol>
        {round.freeSpins.map((spin, index) => <FreeSpin key={index} gameid={gameid} spin={spin} number={index + 1} round={round} />)}
      </ol>
    </section>
  );
}
