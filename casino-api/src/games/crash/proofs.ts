import { lowestExit } from 'contract/play/crash';
import type { ReturnProof } from '../return-proof';
import { draws, reaching, type CrashSettings } from './crash';

/** What getting out at a multiple (hundredths) returns: hundredths of a percent. */
export const returnOf = (settings: CrashSettings, multiple: number): number =>
  (reaching(settings, multiple) * multiple * 100) / draws;

/** The lowest return of all exits from 1.01 to the top. */
export function lowestReturn(settings: CrashSettings): number {
  let lowest = Infinity;
  for (let multiple = lowestExit; multiple <= settings.highest; multiple += 1)
    lowest = Math.min(lowest, returnOf(settings, multiple));
  return lowest;
}

/** How the return of each game of the family is known. */
export const proveReturn = (settings: CrashSettings): ReturnProof => ({
  method: 'exact',
  rtp: lowestReturn(settings),
  basis:
    'For every exit from 1.01 to the top: the draws in which the flight reaches it, counted, times what it pays. The lowest of them; who decides while it flies gets a mixture of them.',
});
