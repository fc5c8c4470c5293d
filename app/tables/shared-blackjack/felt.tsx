import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { Felt, Spot } from '../spot';
import { handText } from './words';

/** The hands side by side, the bet on the dealer below. */
export function SharedBlackjackFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'shared-blackjack') return null;
  return (
    <Felt>
      <div className="felt-sky">
        {rules.bets.map(({ spot, pays }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays}>
            {handText(spot, { t })}
          </Spot>
        ))}
      </div>
    </Felt>
  );
}
