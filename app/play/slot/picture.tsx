import { usePage } from '~/i18n/page';
import type { PictureProps } from '../family';
import { FreeSpinsLink } from './free-spins';
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
          <FreeSpinsLink
            text={t('play.freeSpinsWon', { count: view.freeSpins.length, multiplier: view.freeSpinMultiplier })}
          />
        )}
      </>
    );
  }
  const { rules } = game;
  if (rules?.kind !== 'slot') return null;
  return (
    <IdleReels
      gameid={game.id}
      rows={Array<number>(rules.reels).fill(rules.rows)}
      symbols={rules.symbols.map(({ symbol }) => symbol)}
    />
  );
}
