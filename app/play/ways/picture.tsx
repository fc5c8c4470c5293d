import { usePage } from '~/i18n/page';
import type { PictureProps } from '../family';
import { FreeSpinsLink } from '../slot/free-spins';
import { IdleReels, Reels } from '../slot/reels';
import { isRising, waysSpin } from './ways-round';

/** The reels, which may be of different heights, and the way to the free spins. */
export function WaysPicture({ game, round, fresh }: PictureProps) {
  const { t } = usePage();
  const { rules } = game;
  if (round?.outcome?.kind !== 'ways') {
    return rules?.kind === 'ways' ? (
      <IdleReels gameid={game.id} rows={rules.rows} symbols={rules.symbols.map(({ symbol }) => symbol)} />
    ) : null;
  }
  const { spin, freeSpins } = round.outcome;
  const multipliers = freeSpins.map(({ multiplier }) => multiplier);
  const won = { count: freeSpins.length, multiplier: multipliers.at(-1) ?? 1 };
  return (
    <>
      <Reels gameid={game.id} spin={waysSpin(spin)} turning={fresh} />
      {freeSpins.length > 0 && (
        <FreeSpinsLink text={t(isRising([...new Set(multipliers)]) ? 'ways.freeSpinsWon' : 'play.freeSpinsWon', won)} />
      )}
    </>
  );
}
