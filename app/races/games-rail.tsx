import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { gameTiles, RailHead } from '~/lobby';

/** The games with these ids in the catalogue's order; without those that have left it. */
export const gamesOf = (ids: readonly string[], { games }: { games: readonly GameTile[] }): GameTile[] =>
  games.filter(({ id }) => ids.includes(id));

/** The games that something is about, in a row. */
export function GamesRail({
  id,
  title,
  games,
  favourites,
}: {
  id: string;
  title: string;
  games: readonly GameTile[];
  favourites: readonly string[] | null;
}) {
  const page = usePage();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <RailHead id={id} title={title} />
      <ul
        className="rail"
        tabIndex={0}
        aria-labelledby={id}
        dangerouslySetInnerHTML={gameTiles(page, { games, favourites })}
      />
    </section>
  );
}
