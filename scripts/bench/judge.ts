/**
 * What `npm run bench` says of a figure. The bars were set on a machine at a known pace; machines are shared, and the same one has been
 * seen four times slower an hour later. So each run measures a page of nothing but React beside ours, and judges what a figure would be
 * at the pace of the machine that the bars were set on. A faster machine is given nothing.
 */

/** Milliseconds of processor time that `bare React page, 40 tiles` takes on the machine that QUALITY's bars were met on as they stand. */
const yardstickAtPace = 0.15;

/** How many times slower this machine is now, at least 1. @param yardstick processor time of the bare React page in this run, ms */
export const slownessOf = (yardstick: number): number => Math.max(1, yardstick / yardstickAtPace);

export interface Bar {
  at: number;
  /** Whether less or more is better. */
  is: 'most' | 'least';
  unit: string;
  digits?: number;
  /** For what doesn't depend on the machine, such as memory. */
  asMeasured?: true;
}

export class Judge {
  passed = 0;
  failed = 0;

  constructor(readonly slowness: number) {}

  /** Prints a figure, what it comes to at the bars' pace, and whether that holds. */
  say(name: string, figure: number, bar?: Bar, more = ''): void {
    const { unit = 'ms', digits = 3 } = bar ?? {};
    const line = `  ${name.padEnd(36)} ${figure.toFixed(digits).padStart(8)} ${unit.padEnd(8)}${more}`;
    if (!bar) return console.log(line.trimEnd());
    const paced = bar.asMeasured ? figure : bar.is === 'most' ? figure / this.slowness : figure * this.slowness;
    const holds = bar.is === 'most' ? paced <= bar.at : paced >= bar.at;
    if (holds) this.passed += 1;
    else this.failed += 1;
    const atPace = paced === figure ? '' : `${paced.toFixed(digits).padStart(8)} at the bars' pace, `;
    console.log(`${line} ${atPace}${holds ? '✓' : '✗'} ${bar.is === 'most' ? '≤' : '≥'} ${bar.at} ${bar.unit}`);
  }
}
