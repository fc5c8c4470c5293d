import type { MoneyUnit } from 'contract/money';
import type { SlotSymbol } from 'contract/play/slot';
import { usePage } from '~/i18n/page';
import { SymbolImage, useSymbolName } from './symbol';

interface PaytableProps {
  gameid: string;
  symbols: readonly Pick<SlotSymbol, 'symbol' | 'pays'>[];
  /** What a symbol's multiple is of, in minor units. */
  baseOf: (symbol: string) => number;
  currency: MoneyUnit;
  label: string;
  /** How a count is written: `5×`, `5+`. */
  count?: (count: number) => string;
}

/** What every symbol pays, the most of it first; one that pays nothing by itself is shown with its name. */
export function Paytable({
  gameid,
  symbols,
  baseOf,
  currency,
  label,
  count: countText = (count) => `${count}×`,
}: PaytableProps) {
  const { money } = usePage();
  const name = useSymbolName(gameid);
  return (
    <ul className="paytable" aria-label={label}>
      {symbols.map(({ symbol, pays }) => (
        <li key={symbol}>
          <SymbolImage gameid={gameid} symbol={symbol} size={56} />
          <h3>{name(symbol)}</h3>
          {pays.length > 0 && (
            <dl>
              {[...pays].reverse().map(({ count, multiple }) => (
                <div key={count}>
                  <dt>{countText(count)}</dt>
                  <dd className="num">{money(multiple * baseOf(symbol), currency)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
