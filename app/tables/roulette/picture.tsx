import { colourOf, wheelOrder } from 'contract/play/roulette';
import { usePage } from '~/i18n/page';
import { multipleText } from '~/play/multiple';
import type { TablePictureProps } from '../family';
import { numberText } from './words';

/** Where the ball lies, in degrees from the top of the wheel. */
const angleOf = (number: number): number => Math.round((wheelOrder.indexOf(number) * 36_000) / wheelOrder.length) / 100;

/** The wheel seen from above, and the ball in its pocket or on its way. */
export function RoulettePicture({ result, dealing, fresh }: TablePictureProps) {
  const { t, number } = usePage();
  if (result && result.kind !== 'roulette') return null;
  const said = result ? numberText(result.number, { t }) : t('roulette.rolls');
  return (
    <div className="roulette">
      <svg
        className={dealing ? 'wheel wheel-rolls' : fresh ? 'wheel wheel-fresh' : 'wheel'}
        viewBox="0 0 240 240"
        role="img"
        aria-label={dealing || result ? said : t('roulette.wheel')}
      >
        <use href="/symbols/roulette.svg#wheel" className="wheel-disc" />
        {(dealing || result) && (
          <g transform={`rotate(${result ? angleOf(result.number) : 0} 120 120)`}>
            <g className="ball">
              <circle cx="120" cy="44" r="6.500" />
            </g>
          </g>
        )}
        {result && (
          <text x="120" y="121" className={`wheel-number wheel-${colourOf(result.number)}`}>
            {result.number}
          </text>
        )}
      </svg>
      {result && result.comets.length > 0 && (
        <div className="comets">
          <p>{t('roulette.comets')}</p>
          <ul>
            {result.comets.map(({ number: struck, pays }) => (
              <li key={struck} data-hit={struck === result.number || undefined}>
                {t('roulette.comet', { number: struck, multiple: multipleText(pays, number) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
