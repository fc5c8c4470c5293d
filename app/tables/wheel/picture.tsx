import { usePage } from '~/i18n/page';
import { multipleText } from '~/play/multiple';
import { classes } from '~/ui/class-names';
import type { TablePictureProps } from '../family';
import { faceText, labelsOf, landedText, toneOf } from './words';

const round = (value: number): number => Math.round(value * 100) / 100;

/** One segment, standing upright at the top: `share` of the whole wheel. */
function wedge(share: number): string {
  const half = Math.PI * share;
  const [x, y] = [round(106 * Math.sin(half)), round(106 * Math.cos(half))];
  return `M120 124L${round(120 - x)} ${round(124 - y)}A106 106 0 0 1 ${round(120 + x)} ${round(124 - y)}z`;
}

/** The wheel with its pointer: turned so that the segment it stopped on lies at the top. */
export function WheelPicture({ game: { rules }, result, dealing, fresh }: TablePictureProps) {
  const page = usePage();
  const { t, number } = page;
  if (rules?.kind !== 'money-wheel' || (result && result.kind !== 'money-wheel')) return null;
  const { segments } = rules;
  const step = 360 / segments.length;
  const stop = result?.stops.at(-1) ?? 0;
  return (
    <div className={classes('big-wheel', dealing && 'big-wheel-turns', fresh && 'big-wheel-fresh')}>
      <svg
        viewBox="0 0 240 244"
        role="img"
        aria-label={result ? landedText(result, page) : t(dealing ? 'wheel.spins' : 'wheel.picture')}
      >
        <defs>
          <path id="wedge" d={wedge(1 / segments.length)} />
        </defs>
        <circle cx="120" cy="124" r="117" className="rim" />
        <g transform={`rotate(${round(-stop * step)} 120 124)`}>
          <g className="turning">
            {segments.map((face, place) => (
              <g key={place} transform={`rotate(${round(place * step)} 120 124)`}>
                <use href="#wedge" className={`tone-${toneOf(face)}`} />
                {labelsOf(face, rules.bets, page).map((label, row) => (
                  <text key={row} x="120" y={31 + row * 11}>
                    {label}
                  </text>
                ))}
              </g>
            ))}
          </g>
        </g>
        <circle cx="120" cy="124" r="111.500" className="bulbs" />
        <circle cx="120" cy="124" r="50" className={classes('hub', result && `tone-${toneOf(result.face)}`)} />
        {result && <HubText text={faceText(result.face, page)} />}
        <path d="M106 2h28l-6 20-8 12-8-12z" className="pointer" />
      </svg>
      {result && result.times > 1 && (
        <p className="wheel-note">
          {t('wheel.again', { count: result.stops.length - 1, multiple: multipleText(result.times * 100, number) })}
        </p>
      )}
      {result?.lifted && (
        <p className="wheel-note">
          {t('wheel.lifted', {
            bet: faceText(result.lifted.spot, page),
            multiple: multipleText(result.lifted.times * 100, number),
          })}
        </p>
      )}
    </div>
  );
}

/** How wide a text is, in letters: those of Japanese are wide. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.75 : 1), 0);

/** A name in the middle, word by word below each other. */
function HubText({ text }: { text: string }) {
  const words = text.split(/[ ・]|(?<=の)/);
  const size = Math.min(20, Math.floor(145 / Math.max(...words.map(widthOf))));
  return (
    <g className="hub-text" fontSize={size}>
      {words.map((word, index) => (
        <text key={index} x="120" y={round(124 + (index - (words.length - 1) / 2) * size * 1.15)}>
          {word}
        </text>
      ))}
    </g>
  );
}
