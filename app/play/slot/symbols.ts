import type { MessageKey } from '~/i18n/messages';

/** Names of the symbols by game; their drawings lie at `/symbols/<game>/<symbol>.svg`. */
const names: Record<string, Record<string, MessageKey>> = {
  'lantern-festival': {
    wild: 'play.lantern',
    scatter: 'play.moon',
    fox: 'play.fox',
    koi: 'play.koi',
    fan: 'play.fan',
    drum: 'play.drum',
    jade: 'play.jade',
    coral: 'play.coral',
    amber: 'play.amber',
  },
};

/** The name's key, or null for a symbol that an outside API brings and we have no word for. */
export const symbolName = (gameid: string, symbol: string): MessageKey | null => names[gameid]?.[symbol] ?? null;

export const symbolImage = (gameid: string, symbol: string): string => `/symbols/${encodeURIComponent(gameid)}/${encodeURIComponent(symbol)}.svg`;
