import { usePage } from '~/i18n/page';
import type { PictureProps } from '../family';
import { FreeSpinsLink } from '../slot/free-spins';
import { IdleReels, Reels } from '../slot/reels';
import { spinsOf } from '../slot/slot-round';

/** The reels; a pool that was won is said above them, and free spins below. */
export function JackpotPicture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t, money } = usePage();
  if (rules?.kind !== 'jackpot') return null;
  const { base } = rules;
  if (round?.outcome?.kind !== 'jackpot')
    return (
      <IdleReels
        gameid={id}
        rows={Array<number>(base.reels).fill(base.rows)}
        symbols={base.symbols.map(({ symbol }) => symbol)}
      />
    );
  const { jackpot } = round.outcome;
  const view = spinsOf(round.outcome);
  return (
    <>
      {jackpot && (
        <p className="pool-won" role="status">
          {jackpot.prize === null
            ? t('jackpot.counted')
            : t('jackpot.won', { amount: money(jackpot.prize, round.currency) })}
        </p>
      )}
      <Reels gameid={id} spin={view.spin} turning={fresh} />
      {view.freeSpins.length > 0 && (
        <FreeSpinsLink
          text={t('play.freeSpinsWon', { count: view.freeSpins.length, multiplier: view.freeSpinMultiplier })}
        />
      )}
    </>
  );
}
