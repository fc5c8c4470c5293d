import type { GameDetails } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';

/** A round that has won its pool is open until the pool has answered: there is nothing to decide, only to look again. */
export function PoolAwaited({ game, round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, href } = usePage();
  const table = href(`/play/${game.system}/${game.id}?mode=${round.mode}`);
  return (
    <div className="pool-awaited">
      <a className="btn btn-prime" href={`${table}&round=${encodeURIComponent(round.id)}`}>
        {t('jackpot.lookAgain')}
      </a>
      <a className="link" href={table}>
        {t('jackpot.playOn')}
      </a>
    </div>
  );
}
