import { winningNumbers } from 'contract/play/dice';
import { usePage } from '~/i18n/page';
import type { PictureProps } from '../family';
import { numberText } from './number-text';

/** Four ten-sided dice, and where their number falls on the scale. Before the first round they show nothing. */
export function DicePicture({ game: { rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'dice') return null;
  const outcome = round?.outcome?.kind === 'dice' ? round.outcome : null;
  const figures = outcome ? [...numberText(outcome.rolled)] : ['', '', '', ''];
  const [first, last] = outcome ? winningNumbers(rules, outcome) : [0, -1];
  const onScale = (value: number) => (value / rules.numbers) * 1_000;
  return (
    <div className="dice" data-fresh={(fresh && outcome !== null) || undefined}>
      <svg
        viewBox="0 0 300 84"
        role={outcome ? 'img' : undefined}
        aria-hidden={!outcome || undefined}
        aria-label={outcome ? t('dice.rolled', { number: numberText(outcome.rolled) }) : undefined}
      >
        {figures.map((figure, index) => (
          <g key={index} className="die">
            <use href="/symbols/dice.svg#d10" x={6 + index * 74} y="2" width="66" height="80" />
            <text x={39 + index * 74} y="51" textAnchor="middle">
              {figure}
            </text>
          </g>
        ))}
      </svg>
      <svg className={outcome?.won ? 'scale scale-won' : 'scale'} viewBox="0 0 1000 64" aria-hidden="true">
        <rect className="scale-ground" y="24" width="1000" height="24" rx="12" />
        {outcome && (
          <rect
            className="scale-wins"
            x={onScale(first)}
            y="24"
            width={onScale(last - first + 1)}
            height="24"
            rx="12"
          />
        )}
        {outcome && (
          <path className="scale-mark" d={`M${Math.round(onScale(outcome.rolled + 0.5) * 10) / 10} 40l-16-32h32z`} />
        )}
      </svg>
      <p className="dice-wins">
        {outcome ? t('dice.wins', { first: numberText(first), last: numberText(last) }) : null}
      </p>
    </div>
  );
}
