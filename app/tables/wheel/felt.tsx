import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { Felt, Spot } from '../spot';
import { faceText, symbolOf, toneOf } from './words';

/** The same symbol as on the wheel; what is read out is the name. */
const WheelSymbol = ({ spot, name }: { spot: string; name: string }) => {
  const symbol = symbolOf(spot);
  // Japanese months have their number for a name.
  return (
    symbol &&
    !name.includes(symbol) && (
      <b className="wheel-symbol" aria-hidden="true">
        {symbol}
      </b>
    )
  );
};

/** Every bet, the wider ones first as the rules have them. */
export function WheelFelt(felt: FeltProps) {
  const page = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'money-wheel') return null;
  return (
    <Felt>
      <div className="felt-wheel">
        {rules.bets.map(({ spot, pays }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays} className={`tone-${toneOf(spot)}`}>
            <span>
              <WheelSymbol spot={spot} name={faceText(spot, page)} />
              {faceText(spot, page)}
            </span>
          </Spot>
        ))}
      </div>
    </Felt>
  );
}
