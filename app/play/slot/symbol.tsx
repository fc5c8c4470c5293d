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

/** Where a game's ids are not the names of what they show. Their drawings lie at `/symbols/<game>.svg#<symbol>`. */
const shownAs: Record<string, Record<string, keyof typeof symbols>> = {
  'lantern-festival': { wild: 'lantern', scatter: 'moon', fox: 'foxMask' },
};

/** The name's key, or null for a symbol that an outside API brings and we have no word for. */
function symbolName(gameid: string, symbol: string): MessageKey | null {
  const name = shownAs[gameid]?.[symbol] ?? symbol;
  return Object.hasOwn(symbols, name) ? `symbols.${name as keyof typeof symbols}` : null;
}

export const symbolImage = (gameid: string, symbol: string): string =>
  `/symbols/${encodeURIComponent(gameid)}.svg#${encodeURIComponent(symbol)}`;
