import type { GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { usePage } from '~/i18n/page';
import { wakes } from '~/layout/wakes';
import { loadFloor, type Floor } from './floor';
import { hasMovingRow } from './home-rules';
import { loadPots, potLine, type Pots } from './pots';
import { Rail } from './rail';
import { TableRail } from './table-rail';

export interface LiveRails {
  /** Null where they did not answer. */
  pots: Pots | null;
  tables: readonly GameTile[];
  floor: Floor;
}

/** How many tables stand in the row. */
const tablesShown = 8;

/** The games that play for a pot with what it holds, and the tables with who is there. Without the lists there is nothing to show; pots and seats are extras. */
export async function loadLiveRails({ api }: Pick<EdgeContext, 'api'>) {
  const [pots, popular, floor] = await Promise.all([
    loadPots({ api }),
    api.games.mostPlayed('livecasino', tablesShown),
    loadFloor({ api }),
  ]);
  return { pots, tables: popular.games, floor };
}

/** What moves while somebody looks at it: one element, so that the island changes it as a whole. */
export function LiveRails({ pots, tables, floor, favourites }: LiveRails & { favourites?: readonly string[] | null }) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="rails">
      {pots && pots.games.length > 0 && (
        <Rail
          kind="jackpot"
          title={t('lobby.kind_jackpot')}
          all="/casino?feature=jackpot"
          games={pots.games}
          favourites={favourites}
          more={potLine(pots, page)}
        />
      )}
      {tables.length > 0 && <TableRail {...{ tables, floor, favourites }} />}
    </div>
  );
}

interface WokenRails extends LiveRails {
  /** Where they are asked for anew, without a language. */
  source: '/browse/floor' | '/browse/own-floor';
  favourites?: readonly string[] | null;
}

/** The same with the island that asks for them anew, and nothing where none of them is there. */
export function WokenRails({ source, ...rails }: WokenRails) {
  const { t, href, lite } = usePage();
  if (!hasMovingRow(rails.pots, rails.tables)) return null;
  return (
    <live-part data-src={href(source)} data-stop={t('lobby.haltFloor')} {...wakes('live-part', lite)}>
      <LiveRails {...rails} />
    </live-part>
  );
}
