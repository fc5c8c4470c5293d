import { sumOfDice } from 'contract/play/sic-bo';
import { usePage } from '~/i18n/page';
import { classes } from '~/ui/class-names';
import type { TablePictureProps } from '../family';
import { Die } from './die';
import { thrownText } from './words';

/** How each die lies under the dome: its corner, and how far it is turned. */
const lies = [
  'translate(25 52) rotate(-11 13 13) scale(1.25)',
  'translate(62 45) rotate(8 13 13) scale(1.25)',
  'translate(97 55) rotate(21 13 13) scale(1.25)',
];

/** Three dice under a glass dome. */
export function SicBoPicture({ result, dealing, fresh }: TablePictureProps) {
  const { t } = usePage();
  if (result && result.kind !== 'sic-bo') return null;
  const said = result ? thrownText(result, { t }) : t(dealing ? 'sicBo.shakes' : 'sicBo.dome');
  return (
    <div className={classes('dome', dealing && 'dome-shakes', fresh && 'dome-fresh')}>
      <svg viewBox="0 0 150 108" role="img" aria-label={said}>
        <use href="/symbols/dice.svg#base" />
        {(result?.dice ?? [5, 2, 6]).map((face, index) => (
          <g key={index} transform={lies[index]}>
            <g className="thrown">
              <Die face={face} />
            </g>
          </g>
        ))}
        <use href="/symbols/dice.svg#glass" />
      </svg>
      {result && (
        <p className="thrown-sum num" aria-hidden="true">
          {sumOfDice(result.dice)}
        </p>
      )}
    </div>
  );
}
