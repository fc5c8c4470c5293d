import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { gameTile, tileWords } from './game-tile';

/** `top` is numbered, `new` shows its first game large, `wide` is for tables. */
export type RailKind = 'top' | 'new' | 'wide';

interface RailProps {
  kind: RailKind;
  title: string;
  /** The whole list: a path of ours. */
  all: string;
  games: readonly GameTile[];
  /** How many pictures are in sight when the page opens. */
  inSight?: number;
}

/** A row of games that is swiped sideways, or moved by the arrow keys once it has focus. */
export function Rail({ kind, title, all, games, inSight = 0 }: RailProps) {
  const page = usePage();
  const words = tileWords(page);
  return (
    <section aria-labelledby={`rail-${kind}`}>
      <div className="rail-head">
        <h2 id={`rail-${kind}`}>{title}</h2>
        <a href={page.href(all)}>{page.t('lobby.seeAll')}<span className="unseen">: {title}</span><Icon name="right" /></a>
      </div>
      <ul className={`rail rail-${kind}`} tabIndex={0} aria-labelledby={`rail-${kind}`}>{games.map((game, index) => gameTile(game, words, index >= inSight))}</ul>
    </section>
  );
}
