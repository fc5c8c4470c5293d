import { bestBox } from 'contract/play/money-boxes';
import { usePage } from '~/i18n/page';
import { multipleText } from '~/play/multiple';
import { classes } from '~/ui/class-names';
import type { TablePictureProps } from '../family';
import { boxSpotText, worthOf } from './words';

/** The stage: everything shut, or open with what was in it. */
export function BoxesPicture({ game: { rules }, result, dealing, fresh }: TablePictureProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'money-boxes' || (result && result.kind !== 'money-boxes')) return null;
  const { look, boxes, columns } = rules;
  const best = result && bestBox(result);
  return (
    <div
      className={classes(
        'boxes',
        `boxes-${look}`,
        columns === 3 && 'boxes-3',
        dealing && 'boxes-mixed',
        fresh && 'boxes-fresh',
      )}
    >
      <ol aria-label={t('boxes.stage')}>
        {Array.from({ length: boxes }, (_, index) => index + 1).map((box) => {
          const encore = result?.encore?.box === box ? result.encore : null;
          return (
            <li
              key={box}
              className={classes(
                best === box && 'box-best',
                encore && 'box-encore',
                result?.prizes[box - 1] === 0 && 'box-empty',
              )}
            >
              <svg viewBox="0 0 80 72" aria-hidden="true">
                <use href={`/symbols/boxes.svg#${look}${result ? '-open' : ''}`} />
              </svg>
              <span className="unseen">{boxSpotText(`${look}-${box}`, { t })}</span>{' '}
              <b className="num">
                {result ? (
                  result.prizes[box - 1] ? (
                    multipleText(worthOf(result, box), number)
                  ) : (
                    <span aria-label={t('boxes.empty')} role="img">
                      –
                    </span>
                  )
                ) : (
                  box
                )}
              </b>
            </li>
          );
        })}
      </ol>
      {result?.encore && (
        <p className="boxes-note">
          {t('boxes.encore', {
            place: boxSpotText(`${look}-${result.encore.box}`, { t }),
            multiple: multipleText(result.encore.times * 100, number),
          })}
        </p>
      )}
      {!result && <p className="quiet">{t(dealing ? 'boxes.opening' : 'boxes.closed')}</p>}
    </div>
  );
}
