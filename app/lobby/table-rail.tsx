import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { floorLine, type Floor } from './floor';
import { Rail } from './rail';

interface TableRailProps {
  tables: readonly GameTile[];
  floor: Floor;
  favourites?: readonly string[] | null;
}

/** Shared tables in a row: who is there, and what came there last. */
export function TableRail({ tables, floor, favourites = null }: TableRailProps) {
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
