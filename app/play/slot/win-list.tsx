import type { MoneyUnit } from 'contract/money';
import { usePage } from '~/i18n/page';
import { SymbolImage } from './symbol';

export interface PaidItem {
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
          <SymbolImage gameid={gameid} symbol={symbol} size={36} />
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
