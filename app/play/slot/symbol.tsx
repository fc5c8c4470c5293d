import type { MessageKey } from '~/i18n/messages';
import { symbols } from 'locales/en/symbols';
import { usePage } from '~/i18n/page';
import { declaredSheets } from './declared-sheets';

/** The word for a symbol in the reader's language; its id when an outside API brings one we do not know. */
export function useSymbolName(gameid: string): (symbol: string) => string {
  const { t } = usePage();
  return (symbol) => {
    const key = symbolName(gameid, symbol);
    return key ? t(key) : symbol;
  };
}

/** @param symbol left out: the whole sheet from its top, as a reel that runs by. @param className its place in the sheet comes on top of it */
export function SymbolImage({
  gameid,
  symbol,
  alt = '',
  width = 64,
  height = width,
  className,
}: {
  gameid: string;
  symbol?: string;
  /** Empty where a text beside it says the same. */
  alt?: string;
  width?: number;
  height?: number;
  className?: string | undefined;
}) {
  const place = symbol === undefined ? 0 : (declaredSheets[gameid]?.indexOf(symbol) ?? -1);
  const at = place > 0 ? `at-${place}` : place < 0 && 'at-none';
  return (
    <img
      className={['symbol', at, className].filter(Boolean).join(' ')}
      src={`/sheets/${encodeURIComponent(gameid)}.svg`}
      alt={alt}
      width={width}
      height={height}
    />
  );
}

/**
 * The name's key, or null for a symbol that an outside API brings and we have no word for. A game whose ids are not the names of what they show
 * has words of its own: `<game>/<symbol>`.
 */
function symbolName(gameid: string, symbol: string): MessageKey | null {
  const name = [`${gameid}/${symbol}`, symbol].find((key) => Object.hasOwn(symbols, key));
  return name === undefined ? null : `symbols.${name as keyof typeof symbols}`;
}
