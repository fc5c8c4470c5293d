/** The whole contract against one API. */
import { allCalls } from 'contract/index';
import { Bench, Deviation, NotThere, type BenchOptions } from './bench';
import type { Check } from './check';
import { accountChecks } from './checks/accounts';
import { bonusesChecks } from './checks/bonuses';
import { cashOutChecks } from './checks/cash-outs';
import { contentChecks } from './checks/content';
import { fairnessChecks } from './checks/fairness';
import { favouritesChecks } from './checks/favourites';
import { gamesChecks } from './checks/games';
import { jackpotsChecks } from './checks/jackpots';
import { loyaltyChecks } from './checks/loyalty';
import { moneyChecks } from './checks/money';
import { offersChecks } from './checks/offers';
import { racesChecks } from './checks/races';
import { sessionChecks } from './checks/session';
import { sportsChecks } from './checks/sports';
import { tablesChecks } from './checks/tables';
import { CannotRun, openPlayers } from './people';
import { protocolChecks } from './protocol';
import { Report, type Finding, type Verdict } from './report';

export interface RunOptions extends BenchOptions {
  /** Names of calls; left out, all. */
  only?: readonly string[];
}

const behaviour: readonly Check[] = [
  sessionChecks,
  gamesChecks,
  accountChecks,
  favouritesChecks,
  moneyChecks,
  fairnessChecks,
  bonusesChecks,
  offersChecks,
  loyaltyChecks,
  contentChecks,
  sportsChecks,
  racesChecks,
  tablesChecks,
  cashOutChecks,
  jackpotsChecks,
].flat();

/** What a rule that does not hold, or could not be tried, says of its call. */
function findingOf(error: unknown, call: string, rule: string, report: Report): Finding {
  if (error instanceof NotThere)
    return { call, rule, seen: `it could not be tried: ${error.message}`, hangsOn: [error.call] };
  const why = error instanceof Error ? error.message : String(error);
  // What a check stumbles over is an answer that brought less than the check goes on with; the engine's own words say nothing to whoever reads this.
  const stumbled = (error instanceof TypeError && report.lastShort) || why;
  const seen = error instanceof Deviation ? why : `it could not be tried to the end: ${stumbled}`;
  return { call, rule, seen, hangsOn: report.reliedOn };
}

/**
 * Tries every rule of every call, one after the other, since they share two players and their money. What needs a call that the
 * API lacks is not judged.
 * @throws CannotRun when there is no player to go on with.
 */
export async function runContract({ only, ...options }: RunOptions): Promise<{ verdicts: Verdict[]; notes: string[] }> {
  const report = new Report();
  const bench = new Bench(options, report, openPlayers);
  const calls = allCalls().filter(([name]) => !only || only.includes(name));
  for (const [name, call] of calls) {
    const checks = [...protocolChecks(call), ...behaviour.filter((each) => bench.nameOf(each.call) === name)];
    for (const { rule, run } of checks) {
      report.tried(name, rule);
      report.begin(name);
      try {
        await run(bench);
      } catch (error) {
        if (error instanceof CannotRun) throw error;
        report.found(findingOf(error, name, rule, report));
      }
    }
  }
  return { verdicts: report.verdicts(calls), notes: report.notes };
}
