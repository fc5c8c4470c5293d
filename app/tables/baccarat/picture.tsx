import { pointsOf, winnerOf } from 'contract/play/baccarat';
import { usePage } from '~/i18n/page';
import { Hand } from '~/play/cards/playing-card';
import { classes } from '~/ui/class-names';
import type { TablePictureProps } from '../family';

/** The two hands, and what they count; while they are dealt, their backs. */
export function BaccaratPicture({ result, dealing, fresh }: TablePictureProps) {
  const { t } = usePage();
  if (result && result.kind !== 'baccarat') return null;
  const winner = result && winnerOf(result);
  return (
    <div className="baccarat">
      {(['player', 'banker'] as const).map((side) => {
        const cards = result?.[side] ?? [null, null];
        return (
          <div key={side} className={classes('bac', `bac-${side}`, winner === side && 'bac-won')}>
            <h2>
              {t(`baccarat.${side}`)} {result && <b className="num">{pointsOf(result[side])}</b>}
            </h2>
            <Hand label={t(`baccarat.${side}`)} cards={cards} dealtFrom={fresh || dealing ? 0 : undefined} />
          </div>
        );
      })}
      {!result && <p className="quiet">{t(dealing ? 'baccarat.dealing' : 'baccarat.begins')}</p>}
    </div>
  );
}
