import type { MessageKey } from '~/i18n/messages';
import { symbols } from 'locales/en/symbols';
import { usePage } from '~/i18n/page';

/** The word for a symbol in the reader's language; its id when an outside API brings one we do not know. */
export function useSymbolName(gameid: string): (symbol: string) => string {
  const { t } = usePage();
  return (symbol) => {
    const key = symbolName(gameid, symbol);
    return key ? t(key) : symbol;
  };
}

/** `alt` is empty where a text beside it says the same. */
export function SymbolImage({
  gameid,
  symbol,
  alt = '',
  size = 64,
}: {
  gameid: string;
  symbol: string;
  alt?: string;
  size?: number;
}) {
  return <img src={symbolImage(gameid, symbol)} alt={alt} width={size} height={size} />;
}

/**
 * The name's key, or null for a symbol that an outside API brings and we have no word for. A game whose ids are not the names of what they show
 * has words of its own: `<game>/<symbol>`.
 */
function symbolName(gameid: string, symbol: string): MessageKey | null {
  const name = [`${gameid}/${symbol}`, symbol].find((key) => Object.hasOwn(symbols, key));
  return name === undefined ? null : `symbols.${name as keyof typeof symbols}`;
}

/** The drawings lie at `/symbols/<game>.svg#<symbol>`. */
export const symbolImage = (gameid: string, symbol: string): string =>
  `/symbols/${encodeURIComponent(gameid)}.svg#${encodeURIComponent(symbol)}`;
