import { usePage } from '~/i18n/page';
import { symbolImage, symbolName } from './symbols';

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
