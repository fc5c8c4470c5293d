import type { DataOf } from 'contract/call';
import type { categorizedGames, GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { floorLine, type Floor } from './floor';
import { Rail } from './rail';

/** How many tables stand in the row. */
const shown = 4;

export const homeTablesOf = ({ rails }: DataOf<typeof categorizedGames>): GameTile[] =>
  (rails.find(({ rail }) => rail === 'livecasino')?.games ?? []).slice(0, shown);

interface HomeTablesProps {
  tables: readonly GameTile[];
  floor: Floor;
  favourites: readonly string[] | null;
}

/** The tables on the home page: who is there, and what came there last. A player's island asks for them anew. */
export function HomeTables({ tables, floor, favourites }: HomeTablesProps) {
  const page = usePage();
  return (
    <Rail
      kind="wide"
      title={page.t('lobby.livecasino')}
      all="/livecasino"
      games={tables}
      favourites={favourites}
      more={floorLine(floor, page)}
    />
  );
}
