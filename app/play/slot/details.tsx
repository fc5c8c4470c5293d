import type { MoneyUnit } from 'contract/money';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { FreeSpins } from './free-spins';
import { slotRound, type SlotRound, type WinView } from './slot-round';
import { useSymbolName } from './symbol';
import { WhatPaid } from './win-list';

/** What paid, line by line, and the free spins. */
export function SpinDetails({ gameid, round, currency }: { gameid: string; round: SlotRound; currency: MoneyUnit }) {
  const { t } = usePage();
  const name = useSymbolName(gameid);
  const textOf = ({ symbol, count, lines }: WinView): string =>
    lines.length
      ? t('play.onLines', { count: lines.length, times: count, symbol: name(symbol), lines: lines.join(', ') })
      : t('play.anywhere', { times: count, symbol: name(symbol) });
  const items = round.spin.wins.map((win) => ({ symbol: win.symbol, text: textOf(win), payout: win.payout }));
  return (
    <>
      <FreeSpins gameid={gameid} spins={round.freeSpins} currency={currency} />
      <WhatPaid gameid={gameid} items={items} currency={currency} />
    </>
  );
}

export function SlotDetails({ round }: { round: RoundReceipt }) {
  const view = slotRound(round);
  return view && <SpinDetails gameid={round.gameid} round={view} currency={round.currency} />;
}
