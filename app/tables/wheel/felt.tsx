import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { Felt, Spot } from '../spot';
import { faceText, toneOf } from './words';

/** Every bet, the wider ones first as the rules have them. */
export function WheelFelt(felt: FeltProps) {
  const page = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'money-wheel') return null;
  return (
    <Felt>
      <div className="felt-wheel">
        {rules.bets.map(({ spot, pays }) => <Spot key={spot} spot={spot} felt={felt} pays={pays} className={`tone-${toneOf(spot)}`}>{faceText(spot, page)}</Spot>)}
      </div>
    </Felt>
  );
}
