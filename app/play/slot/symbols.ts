import type { MessageKey } from '~/i18n/messages';
import { symbols } from 'locales/en/symbols';

/** Where a game's ids are not the names of what they show. Their drawings lie at `/symbols/<game>.svg#<symbol>`. */
const shownAs: Record<string, Record<string, keyof typeof symbols>> = {
  'lantern-festival': { wild: 'lantern', scatter: 'moon', fox: 'foxMask' },
};

/** The name's key, or null for a symbol that an outside API brings and we have no word for. */
export function symbolName(gameid: string, symbol: string): MessageKey | null {
  const name = shownAs[gameid]?.[symbol] ?? symbol;
  return Object.hasOwn(symbols, name) ? `symbols.${name as keyof typeof symbols}` : null;
}

export const symbolImage = (gameid: string, symbol: string): string =>
  `/symbols/${encodeURIComponent(gameid)}.svg#${encodeURIComponent(symbol)}`;
