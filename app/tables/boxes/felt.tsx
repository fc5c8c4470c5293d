import { usePage } from '~/i18n/page';
import { classes } from '~/ui/class-names';
import type { FeltProps } from '../family';
import { Felt, Spot } from '../spot';
import { boxSpotText } from './words';

/** Every box by its number, as they stand on the stage; what covers several of them below. */
export function BoxesFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'money-boxes') return null;
  const { look, bets, columns } = rules;
  return (
    <Felt>
      <div className={classes('felt-boxes', columns === 3 && 'felt-boxes-3')}>
        {bets
          .filter(({ boxes }) => boxes.length === 1)
          .map(({ spot, boxes }) => (
            <Spot key={spot} spot={spot} felt={felt} label={boxSpotText(spot, { t })}>
              <svg viewBox="0 0 80 72" aria-hidden="true">
                <use href={`/symbols/boxes.svg#${look}`} />
              </svg>
              <span className="num">{boxes[0]}</span>
            </Spot>
          ))}
      </div>
      {bets.some(({ boxes }) => boxes.length > 1) && (
        <div className="felt-groups">
          {bets
            .filter(({ boxes }) => boxes.length > 1)
            .map(({ spot, pays }) => (
              <Spot key={spot} spot={spot} felt={felt} pays={pays}>
                {boxSpotText(spot, { t })}
              </Spot>
            ))}
        </div>
      )}
    </Felt>
  );
}
