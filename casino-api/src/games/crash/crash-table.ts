import { seconds } from 'contract/constants';
import { exitAt, lowestExit, type CrashRules } from 'contract/play/crash';
import { msUntil, multipleAfter } from 'contract/play/growth';
import { stakesOf } from '../stakes';
import { rhythmOf } from '../table/schedule';
import type { TableEngine } from '../table/table-engine';
import { drawCrash, playCrash, type CrashSettings } from './crash';

interface CrashTable {
  gameid: string;
  settings: CrashSettings;
  volatility: TableEngine['volatility'];
  /** Euro minor units, rising; whole hundreds. */
  stakes: readonly number[];
  /** In which bets alone are taken, after a result was shown; ms. */
  betting: number;
  /** When round 0 started, epoch ms. */
  first: number;
}

const shown = 4 * seconds;

/** A flight lasts at most until its top, and the result is shown a moment later. */
const dealingOf = ({ growth, highest }: CrashSettings): number =>
  Math.ceil(msUntil(growth, highest) / seconds) * seconds + seconds;

export function crashTable({ gameid, settings, volatility, stakes, betting, first }: CrashTable): TableEngine {
  const { growth, highest, fairShare } = settings;
  const dealing = dealingOf(settings);
  const rhythm = { every: dealing + shown + betting, dealing, shown };
  const offered = stakesOf(stakes, stakes[0]!);
  const rules: CrashRules = { kind: 'crash', rhythm: rhythmOf(rhythm), fairShare, highest, growth };
  return {
    gameid,
    rtp: fairShare,
    volatility,
    maxWinMultiple: highest / 100,
    rules,
    ...offered,
    accepts: (stake, choice, unit) => choice?.kind === 'crash' && offered.stakes(unit).includes(stake),
    example: { stake: 10_00, choice: { kind: 'crash', auto: 1_50 } },
    play: playCrash(settings),
    table: {
      schedule: { first, ...rhythm },
      limits: (unit) => {
        const all = offered.stakes(unit);
        return { chip: all[0]!, spot: all.at(-1)!, round: all.at(-1)! };
      },
      resultOf: (random) => drawCrash(settings, random),
      flight: {
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
        known: ({ payout, outcome }, { multiple, crashed }) =>
          crashed || (outcome.kind === 'crash' && outcome.exit && outcome.exit.multiple <= multiple) ? payout : null,
      },
    },
  };
}
