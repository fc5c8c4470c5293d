import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { Reels } from './reels';
import { slotRound, type SlotRound, type SpinView, type WinView } from './slot-round';
import { SymbolImage, useSymbolName } from './symbol';

interface Shown {
  gameid: string;
  round: SlotRound;
}

function WinText({ gameid, win }: { gameid: string; win: WinView }) {
  const { t } = usePage();
  const symbol = useSymbolName(gameid)(win.symbol);
  if (!win.lines.length) return <>{t('play.anywhere', { times: win.count, symbol })}</>;
  return <>{t('play.onLines', { count: win.lines.length, times: win.count, symbol, lines: win.lines.join(', ') })}</>;
}

/** Each win of the paid spin in words. */
function Wins({ gameid, round }: Shown) {
  const { t, money } = usePage();
  if (!round.spin.wins.length) return null;
  return (
    <section className="panel" aria-labelledby="wins">
      <h2 id="wins">{t('play.whatPaid')}</h2>
      <ul className="win-list">
        {round.spin.wins.map((win) => (
          <li key={`${win.symbol} ${win.count} ${win.lines.length}`}>
            <SymbolImage gameid={gameid} symbol={win.symbol} size={36} />
            <span><WinText gameid={gameid} win={win} /></span>
            <b className="num">{money(win.payout, round.currency)}</b>
          </li>
        ))}
      </ul>
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
function FreeSpins({ gameid, round }: Shown) {
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

/** What paid, line by line, and the free spins. */
export function SlotDetails({ round }: { round: RoundReceipt }) {
  const view = slotRound(round);
  if (!view) return null;
  return (
    <>
      <FreeSpins gameid={round.gameid} round={view} />
      <Wins gameid={round.gameid} round={view} />
    </>
  );
}
