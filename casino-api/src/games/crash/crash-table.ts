import { seconds } from 'contract/constants';
import type { MoneyUnit } from 'contract/money';
import type { RoundChoice } from 'contract/play';
import { exitAt, lowestExit, type CrashRules } from 'contract/play/crash';
import { msUntil, multipleAfter } from 'contract/play/growth';
import type { RoundRandom } from '../engine';
import { stakesOf } from '../stakes';
import type { TableFlight } from '../table/table-engine';
import { drawCrash, playCrash, type CrashSettings } from './crash';

/** Euro minor units, rising; whole hundreds. */
const usualStakes = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00];

/** From the end of a flight to the next start; in its first part the result stands there by itself. */
const pause = 7 * seconds;
const shown = 3 * seconds;

/** No flight goes on beyond its top. */
const longestOf = ({ growth, highest }: CrashSettings): number =>
  Math.ceil(msUntil(growth, highest) / seconds) * seconds + seconds;

/** What the family makes of a flight. */
export function crashTable(settings: CrashSettings, stakes: readonly number[] = usualStakes) {
  const { growth, highest, fairShare } = settings;
  const offered = stakesOf(stakes, stakes[0]!);
  const rules: CrashRules = { kind: 'crash', pause: pause / seconds, fairShare, highest, growth };
  const flight: TableFlight = {
    pause,
    shown,
    longest: longestOf(settings),
    at: (result, elapsed) => {
      const risen = Math.min(highest, multipleAfter(growth, elapsed));
      const end = result.kind === 'crash' ? result.crashedAt : highest;
      return { multiple: Math.min(risen, end), crashed: risen > end || risen === highest };
    },
    lasts: (result) => (result.kind === 'crash' ? msUntil(growth, Math.min(highest, result.crashedAt + 1)) : 0),
    leaving: (elapsed) => {
      const risen = multipleAfter(growth, elapsed);
      return risen < lowestExit ? null : exitAt(Math.min(highest, risen));
    },
    earliest: exitAt(lowestExit),
    known: ({ payout, outcome }, { multiple, crashed }) =>
      crashed || (outcome.kind === 'crash' && outcome.exit && outcome.exit.multiple <= multiple) ? payout : null,
  };
  return {
    design: settings,
    rtp: fairShare,
    maxWinMultiple: highest / 100,
    rules,
    ...offered,
    accepts: (stake: number, choice: RoundChoice | null, unit: MoneyUnit) =>
      choice?.kind === 'crash' && offered.stakes(unit).includes(stake),
    example: { stake: 10_00, choice: { kind: 'crash' as const, auto: 1_50 } },
    play: playCrash(settings),
    table: {
      limits: (unit: MoneyUnit) => {
        const all = offered.stakes(unit);
        return { chip: all[0]!, spot: all.at(-1)!, round: all.at(-1)! };
      },
      resultOf: (random: RoundRandom) => drawCrash(settings, random),
      flight,
    },
  };
}
