import type { GameCollection, GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { Icon } from '~/ui/icon';
import { gameTiles, type TileLine } from './game-tile';

/** `top` is numbered, `new` shows its first game large, `wide` is for tables; the others are plain rows. */
type RailKind = 'top' | 'new' | 'wide' | 'recent' | 'similar' | GameCollection;

interface RailProps {
  kind: RailKind;
  title: string;
  /** The whole list: a path of ours. */
  all: string;
  games: readonly GameTile[];
  /** Ids of the player's favourites; left out or null: no hearts. */
  favourites?: readonly string[] | null;
  more?: TileLine | undefined;
}

interface HeadFacts {
  id: string;
  title: string;
  all: string | undefined;
}

const drawHead = drawnOnce<typeof ofHouse, HeadFacts>(function Head({ id, title, all }) {
  const { t, href } = usePage();
  return (
    <>
      <h2 id={id}>{title}</h2>
      {all && (
        <a href={href(all)}>
          {t('lobby.seeAll')}
          <span className="unseen">{t('ui.ofWhat', { name: title })}</span>
          <Icon name="right" />
        </a>
      )}
    </>
  );
});

/** What some things have in common, and the way to all of them: a path of ours. */
export function RailHead({ id, title, all }: Omit<HeadFacts, 'all'> & Partial<HeadFacts>) {
  const page = usePage();
  return (
    <div className="rail-head" dangerouslySetInnerHTML={{ __html: drawHead(page, ofHouse, { id, title, all }) }} />
  );
}

/** A row of games that is swiped sideways, or moved by the arrow keys once it has focus. */
export function Rail({ kind, title, all, games, favourites, more }: RailProps) {
  const inside = gameTiles(usePage(), { games, favourites, more });
  return (
    <section aria-labelledby={`rail-${kind}`}>
      <RailHead id={`rail-${kind}`} title={title} all={all} />
      <ul
        className={`rail rail-${kind}`}
        tabIndex={0}
        aria-labelledby={`rail-${kind}`}
        dangerouslySetInnerHTML={inside}
      />
    </section>
  );
}
