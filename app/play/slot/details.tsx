import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { FreeSpins } from './free-spins';
import { slotRound, type WinView } from './slot-round';
import { useSymbolName } from './symbol';
import { WhatPaid } from './win-list';

/** What paid, line by line, and the free spins. */
export function SlotDetails({ round: receipt }: { round: RoundReceipt }) {
  const { t } = usePage();
  const { gameid, currency } = receipt;
  const name = useSymbolName(gameid);
  const round = slotRound(receipt);
  if (!round) return null;
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
