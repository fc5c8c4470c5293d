import { usePage } from '~/i18n/page';
import type { PictureProps } from '../family';
import { IdleReels, Reels } from '../slot/reels';
import { spinView } from '../slot/slot-round';
import { HeldCoins, latestMoment } from './held-coins';

/** The reels; over them, when enough coins have landed, the coins that stayed. */
export function HoldPicture({ game: { id, rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'hold') return null;
  const { base } = rules;
  if (round?.outcome?.kind !== 'hold')
    return (
      <IdleReels
        gameid={id}
        rows={Array<number>(base.reels).fill(base.rows)}
        symbols={base.symbols.map(({ symbol }) => symbol)}
      />
    );
  const { spin, feature } = round.outcome;
  const reels = <Reels gameid={id} spin={spinView(spin)} turning={fresh} />;
  if (!feature) return reels;
  const coin = base.symbols.find(({ role }) => role === 'scatter')?.symbol ?? '';
  return (
    <div className="hold-stage" data-moment={Math.min(feature.respins, latestMoment)}>
      {reels}
      <HeldCoins
        gameid={id}
        coin={coin}
        coins={feature.coins}
        reels={base.reels}
        rows={base.rows}
        currency={round.currency}
      />
      {feature.fullWindow > 0 && <p className="hold-full">{t('hold.full')}</p>}
    </div>
  );
}
