/** What was found about each call, and how it is told. */
import type { Call } from 'contract/call';

export interface Finding {
  call: string;
  /** The rule that was broken, as the suite names it. */
  rule: string;
  /** What was seen. */
  seen: string;
}

export interface Verdict {
  call: string;
  address: string;
  state: 'conforms' | 'deviates' | 'missing';
  findings: Finding[];
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
    const known = this.of(call);
    known.answers += 1;
    known.absent += Number(status === 404 || status === 405 || status === 501);
    known.succeeded ||= isSuccess;
  }

  /** A call is missing when whatever was sent to it, nothing but "there is no such thing" came back. */
  verdicts(calls: readonly [string, Call][]): Verdict[] {
    return calls.map(([call, { method, path }]) => {
      const { findings, rules, answers, absent, succeeded } = this.of(call);
      const isMissing = answers > 0 && answers === absent;
      return {
        call,
        address: `${method} ${path}`,
        state: isMissing ? 'missing' : findings.size > 0 ? 'deviates' : 'conforms',
        findings: isMissing ? [] : [...findings.values()],
        rules: rules.size,
        succeeded,
      };
    });
  }
}

/** The report as lines for a terminal, and a last line of sums. */
export function told(verdicts: readonly Verdict[], notes: readonly string[] = []): string[] {
  const width = Math.max(...verdicts.map(({ call }) => call.length));
  const lines = verdicts.flatMap(({ call, address, state, findings, rules, succeeded }) => [
    `${state.padEnd(8)}  ${call.padEnd(width)}  ${address}  (${rules} rules${succeeded ? '' : ', no successful answer seen'})`,
    ...findings.map(({ rule, seen }) => `          - ${rule}: ${seen}`),
  ]);
  const count = (state: Verdict['state']) => verdicts.filter((verdict) => verdict.state === state).length;
  return [
    ...lines,
    ...notes.map((note) => `note      ${note}`),
    `${count('conforms')} conform, ${count('deviates')} deviate, ${count('missing')} missing`,
  ];
}
