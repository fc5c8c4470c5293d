import type { BaccaratSpot } from 'contract/play/baccarat';
import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { Felt, Spot } from '../spot';

const tones: Partial<Record<BaccaratSpot, string>> = { player: 'spot-blue', banker: 'spot-red', tie: 'spot-green' };

/** Player, tie and banker side by side, the other bets below. */
export function BaccaratFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'baccarat') return null;
  return (
    <Felt>
      <div className="felt-baccarat">
        {rules.bets.map(({ spot, pays }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays} className={tones[spot as BaccaratSpot]}>
            {t(`baccarat.${spot as BaccaratSpot}`)}
          </Spot>
        ))}
      </div>
    </Felt>
  );
}
