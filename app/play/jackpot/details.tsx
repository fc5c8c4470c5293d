import type { RoundReceipt } from 'contract/receipt';
import { SpinDetails } from '../slot/details';
import { spinsOf } from '../slot/slot-round';

export function JackpotDetails({ round: { gameid, outcome, currency } }: { round: RoundReceipt }) {
  return outcome?.kind === 'jackpot' ? (
    <SpinDetails gameid={gameid} round={spinsOf(outcome)} currency={currency} />
  ) : null;
}
