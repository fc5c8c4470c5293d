import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import type { PictureProps } from '../family';
import { IdleReels, Reels } from './reels';
import { slotRound } from './slot-round';

/** The reels, and the way from the stage to the free spins, which stand below it. */
export function SlotPicture({ game, round, fresh }: PictureProps) {
  const { t } = usePage();
  const view = round && slotRound(round);
  if (view) {
    return (
      <>
        <Reels gameid={game.id} spin={view.spin} turning={fresh} />
        {view.freeSpins.length > 0 && (
          <a className="free-spins-link" href="#free-spins">
            {t('play.freeSpinsWon', { count: view.freeSpins.length, multiplier: view.freeSpinMultiplier })}<Icon name="down" />
          </a>
        )}
      </>
    );
  }
  const { rules } = game;
  if (rules?.kind !== 'slot') return null;
  return <IdleReels gameid={game.id} reels={rules.reels} rows={rules.rows} symbols={rules.symbols.map(({ symbol }) => symbol)} />;
}
