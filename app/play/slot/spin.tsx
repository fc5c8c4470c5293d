import type { MoneyUnit } from 'contract/money';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { toneOf } from '../result-line';
import { Reels } from './reels';
import type { ShownSpin, SlotRound, WinView } from './slot-round';
import { SymbolImage, useSymbolName } from './symbol';

interface SpinPictureProps {
  gameid: string;
  round: SlotRound;
  fresh: boolean;
  /** The round came to more than its stake. */
  lit: boolean;
}

/** The reels of the paid spin, and the way from the stage to the free spins, which stand below it. */
export function SpinPicture({ gameid, round, fresh, lit }: SpinPictureProps) {
  const { t } = usePage();
  const { spin, freeSpins, freeSpinMultiplier: multiplier } = round;
  return (
    <>
      <Reels gameid={gameid} spin={spin} turning={fresh} lit={lit} />
      {freeSpins.length > 0 && <FreeSpinsLink text={t('play.freeSpinsWon', { count: freeSpins.length, multiplier })} />}
    </>
  );
}

/** What paid, line by line, and the free spins. */
export function SpinDetails({ round, spins: { spin, freeSpins } }: { round: RoundReceipt; spins: SlotRound }) {
  const { t } = usePage();
  const { gameid, currency } = round;
  const name = useSymbolName(gameid);
  const textOf = ({ symbol, count, lines }: WinView): string =>
    lines.length
      ? t('play.onLines', { count: lines.length, times: count, symbol: name(symbol), lines: lines.join(', ') })
      : t('play.anywhere', { times: count, symbol: name(symbol) });
  const items = spin.wins.map((win) => ({ symbol: win.symbol, text: textOf(win), payout: win.payout }));
  return (
    <>
      <FreeSpins round={round} spins={freeSpins} />
      <WhatPaid gameid={gameid} items={items} currency={currency} />
    </>
  );
}

interface PaidItem {
  symbol: string;
  text: string;
  /** Minor units. */
  payout: number;
}

/** What paid, in words: one item a line, the amount at its end. */
export function WinList({
  gameid,
  items,
  currency,
}: {
  gameid: string;
  items: readonly PaidItem[];
  currency: MoneyUnit;
}) {
  const { money } = usePage();
  return (
    <ul className="win-list">
      {items.map(({ symbol, text, payout }, index) => (
        <li key={index}>
          <SymbolImage gameid={gameid} symbol={symbol} width={36} />
          <span>{text}</span>
          <b className="num">{money(payout, currency)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The same as a panel of its own; nothing when nothing paid. */
export function WhatPaid(paid: { gameid: string; items: readonly PaidItem[]; currency: MoneyUnit }) {
  const { t } = usePage();
  if (!paid.items.length) return null;
  return (
    <section className="panel" aria-labelledby="wins">
      <h2 id="wins">{t('play.whatPaid')}</h2>
      <WinList {...paid} />
    </section>
  );
}

/** The way from the stage to the free spins, which stand below it. */
export function FreeSpinsLink({ text }: { text: string }) {
  return (
    <a className="free-spins-link" href="#free-spins">
      {text}
      <Icon name="down" />
    </a>
  );
}

interface FreeSpinsProps {
  round: RoundReceipt;
  spins: readonly ShownSpin[];
  /** What each spin multiplies by, where that differs from spin to spin. */
  multipliers?: readonly number[] | undefined;
}

/** The free spins in the order they were played, each with its window and what it paid. */
export function FreeSpins({ round, spins, multipliers }: FreeSpinsProps) {
  const { t, money } = usePage();
  const { gameid, currency } = round;
  if (!spins.length) return null;
  const paid = spins.reduce((sum, { payout }) => sum + payout, 0);
  return (
    <section className="free-spins" aria-labelledby="free-spins">
      <h2 id="free-spins">{t('play.freeSpins')}</h2>
      <p>{t('play.freeSpinsPaid', { amount: money(paid, currency) })}</p>
      <ol>
        {spins.map((spin, index) => (
          <li className={spin.payout ? 'free-spin free-spin-pays' : 'free-spin'} key={index}>
            <p>
              <span>
                {t('play.freeSpin', { number: index + 1 })}
                {multipliers && ` · ×${multipliers[index]}`}
              </span>
              <b className="num">{spin.payout ? money(spin.payout, currency) : '–'}</b>
            </p>
            <Reels gameid={gameid} spin={spin} lit={toneOf(round) === 'win'} />
          </li>
        ))}
      </ol>
    </section>
  );
}
