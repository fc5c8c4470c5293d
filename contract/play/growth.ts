/**
 * How a crash game's multiple rises: e^((t / tau)^power), t in ms since the start, in hundredths and rounded down. Shared with the page,
 * which draws by it; what is paid, the API alone decides. Nothing here needs zod: the island that draws the curve is small.
 */
export interface Growth {
  /** In ms: after so long the multiple is e. */
  tau: number;
  /** Above 1 the flight gathers speed. */
  power: number;
}

/** The multiple in hundredths; 100 before the start. @param elapsed ms since the start */
export const multipleAfter = ({ tau, power }: Growth, elapsed: number): number =>
  elapsed <= 0 ? 100 : Math.floor(100 * Math.exp((elapsed / tau) ** power));

/** The first whole ms at which the multiple is at least `multiple` (hundredths). */
export function msUntil(growth: Growth, multiple: number): number {
  // The inverse, and at most a step or two aside from it by rounding.
  let elapsed = Math.max(0, Math.floor(growth.tau * Math.log(multiple / 100) ** (1 / growth.power)) - 2);
  while (multipleAfter(growth, elapsed) < multiple) elapsed += 1;
  return elapsed;
}
