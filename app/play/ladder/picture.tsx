import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import type { PictureProps } from '../family';
import { IdleReels, Reels } from '../slot/reels';
import { spinView } from '../slot/slot-round';
import { Rungs } from './rungs';

/** The ladder over the reels of the paid spin, and the way to the spins that climbed. */
export function LadderPicture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'ladder') return null;
  const { base, multipliers } = rules;
  const spins = round?.outcome?.kind === 'ladder' ? round.outcome.spins : null;
  const [paid, ...climbed] = spins ?? [];
  return (
    <>
      <Rungs multipliers={multipliers} won={spins && spins.filter(({ payout }) => payout > 0).length} />
      {paid ? (
        <Reels gameid={id} spin={spinView(paid)} turning={fresh} />
      ) : (
        <IdleReels
          gameid={id}
          rows={Array<number>(base.reels).fill(base.rows)}
          symbols={base.symbols.map(({ symbol }) => symbol)}
        />
      )}
      {climbed.length > 0 && (
        <a className="free-spins-link" href="#climb">
          {t('ladder.climbed', { count: climbed.length })}
          <Icon name="down" />
        </a>
      )}
    </>
  );
}
