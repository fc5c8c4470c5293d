/** What was found about each call, and how it is told. */
import type { Call } from 'contract/call';

export interface Finding {
  call: string;
  /** The rule that was broken, as the suite names it. */
  rule: string;
  /** What was seen. */
  seen: string;
  /** The calls that were made on the way to it. */
  after?: readonly string[];
}

export interface Verdict {
  call: string;
  address: string;
  /** `untried`: nothing deviates, but some rules need calls that the API does not have. */
  state: 'conforms' | 'deviates' | 'untried' | 'missing';
  findings: Finding[];
  /** Names of missing calls without which some of its rules can't be tried. */
  needs: string[];
  /** Rules that were tried. */
  rules: number;
  /** False: no successful answer was seen, so its data was never judged. */
  succeeded: boolean;
}

interface Kept {
  findings: Map<string, Finding>;
  rules: Set<string>;
  answers: number;
  absent: number;
  succeeded: boolean;
}

export class Report {
  private readonly kept = new Map<string, Kept>();
  readonly notes: string[] = [];

  /** Calls made since `begin`. */
  private since = new Set<string>();

  /** A rule begins to be tried. */
  begin(): void {
    this.since = new Set();
  }

  /** The calls that were made since a rule began to be tried. */
  get made(): string[] {
    return [...this.since];
  }

  private of(call: string): Kept {
    const known = this.kept.get(call) ?? {
      findings: new Map(),
      rules: new Set(),
      answers: 0,
      absent: 0,
      succeeded: false,
    };
    this.kept.set(call, known);
    return known;
  }

  tried(call: string, rule: string): void {
    this.of(call).rules.add(rule);
  }

  /** One finding a rule is enough; the first tells the most. */
  found(finding: Finding): void {
    const { findings, rules } = this.of(finding.call);
    rules.add(finding.rule);
    if (!findings.has(finding.rule)) findings.set(finding.rule, finding);
  }

  answered(call: string, status: number, isSuccess: boolean): void {
    this.since.add(call);
    const known = this.of(call);
    known.answers += 1;
    known.absent += Number(status === 404 || status === 405 || status === 501);
    known.succeeded ||= isSuccess;
  }

  /** A call is missing when whatever was sent to it, nothing but "there is no such thing" came back. */
  private isMissing(call: string): boolean {
    const { answers, absent } = this.of(call);
    return answers > 0 && answers === absent;
  }

  /** What went wrong after a missing call says nothing of the call that was to be judged. */
  verdicts(calls: readonly [string, Call][]): Verdict[] {
    return calls.map(([call, { method, path }]) => {
      const { findings: all, rules, succeeded } = this.of(call);
      const isMissing = this.isMissing(call);
      const missingBefore = ({ after = [] }: Finding) => after.filter((name) => name !== call && this.isMissing(name));
      const needs = isMissing ? [] : [...new Set([...all.values()].flatMap(missingBefore))];
      const findings = isMissing ? [] : [...all.values()].filter((finding) => missingBefore(finding).length === 0);
      return {
        call,
        address: `${method} ${path}`,
        state: isMissing ? 'missing' : findings.length > 0 ? 'deviates' : needs.length > 0 ? 'untried' : 'conforms',
        findings,
        needs,
        rules: rules.size,
        succeeded,
      };
    });
  }
}

/** The report as lines for a terminal, and a last line of sums. */
export function told(verdicts: readonly Verdict[], notes: readonly string[] = []): string[] {
  const width = Math.max(...verdicts.map(({ call }) => call.length));
  const lines = verdicts.flatMap(({ call, address, state, findings, needs, rules, succeeded }) => [
    `${state.padEnd(8)}  ${call.padEnd(width)}  ${address}  (${rules} rules${succeeded ? '' : ', no successful answer seen'})`,
    ...(needs.length > 0 ? [`          - not tried whole, for want of ${needs.join(', ')}`] : []),
    ...findings.map(({ rule, seen }) => `          - ${rule}: ${seen}`),
  ]);
  const count = (state: Verdict['state']) => verdicts.filter((verdict) => verdict.state === state).length;
  return [
    ...lines,
    ...notes.map((note) => `note      ${note}`),
    `${count('conforms')} conform, ${count('deviates')} deviate, ${count('untried')} not tried whole, ${count('missing')} missing`,
  ];
}
