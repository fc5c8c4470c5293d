import { multipleAfter, type Growth } from 'contract/play/growth';

/** Of the picture, in its own units: where the flight starts, and how far it may go to the right and up. */
export const frame = { width: 320, height: 190, left: 24, bottom: 164, right: 268, top: 40 } as const;
/** The picture shows at least so much, so that a flight does not begin in its corner: ms and hundredths. */
const leastTime = 4_000;
const leastRise = 100;
const steps = 24;

/** The curve of a flight after `elapsed` ms, and where its tip is and points to (degrees). Plain numbers, for the page and for the island. */
export function curveOf(
  growth: Growth,
  elapsed: number,
  multiple: number,
): { line: string; x: number; y: number; turn: number } {
  const time = Math.max(leastTime, elapsed);
  const rise = Math.max(leastRise, multiple - 100);
  const round = (value: number) => Math.round(value * 10) / 10;
  const at = (ms: number): [number, number] => [
    round(frame.left + ((frame.right - frame.left) * ms) / time),
    round(frame.bottom - ((frame.bottom - frame.top) * Math.min(rise, exact(growth, ms) - 100)) / rise),
  ];
  const points = Array.from({ length: steps + 1 }, (_, step) => at((elapsed * step) / steps));
  const [[x, y], [beforeX, beforeY]] = [points[steps]!, points[steps - 1]!];
  const turn = elapsed <= 0 ? 0 : Math.round((Math.atan2(beforeY - y, x - beforeX) * 180) / Math.PI);
  return { line: `M${points.map((point) => point.join(' ')).join('L')}`, x, y, turn };
}

/** Between the hundredths of the first moments lies more than the eye forgives. */
const exact = (growth: Growth, ms: number): number =>
  ms < leastTime ? 100 * Math.exp((Math.max(0, ms) / growth.tau) ** growth.power) : multipleAfter(growth, ms);
