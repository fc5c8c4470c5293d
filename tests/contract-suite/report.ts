/** What was found about each call, and how it is told. */
import type { Call } from 'contract/call';
import { allCalls } from 'contract/index';

export interface Finding {
  call: string;
  /** The rule that was broken, as the suite names it. */
  rule: string;
  /** What was seen. */
  seen: string;
  /** The calls that it hangs on, besides the one it is about: where one of them is missing, nothing was found. */
  hangsOn?: readonly string[];
}

export interface Verdict {
  call: string;
  address: string;
  /** `unjudged`: nothing deviates, but some rules need calls that the API does not have. */
  state: 'conforms' | 'deviates' | 'unjudged' | 'missing';
  findings: Finding[];
  /** Rules that could not be judged, each with the addresses of the missing calls that it needs. */
  unjudged: { rule: string; needs: string[] }[];
  /** How many rules were judged. */
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

/** "There is no such thing", in one of the ways in which servers say so. */
export const isAbsent = (status: number): boolean => [404, 405, 501].includes(status);

export class Report {
  private readonly kept = new Map<string, Kept>();
  readonly notes: string[] = [];

  /** The call whose rule is being tried; null: none is. */
  private judged: string | null = null;
  private relied = new Set<string>();
  private short: string | null = null;

  /** A rule of a call begins to be tried. */
  begin(call: string): void {
    this.judged = call;
    this.relied = new Set();
    this.short = null;
  }

  /** What is done meanwhile judges no call. */
  async aside<Value>(act: () => Promise<Value>): Promise<Value> {
    const judged = this.judged;
    this.judged = null;
    try {
      return await act();
    } finally {
      this.judged = judged;
    }
  }

  isJudged(call: string): boolean {
    return this.judged === call;
  }

  /** What is found from here to the next `begin` hangs on these calls. */
  reliesOn(calls: readonly string[]): void {
    for (const call of calls) this.relied.add(call);
  }

  get reliedOn(): string[] {
    return [...this.relied];
  }

  /** An answer without the data that a success brings. */
  fellShort(answer: string): void {
    this.short = answer;
  }

  /** The last such answer since `begin`. */
  get lastShort(): string | null {
    return this.short;
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
    const known = this.of(call);
    known.answers += 1;
    known.absent += Number(isAbsent(status));
    known.succeeded ||= isSuccess;
  }

  /** A call is missing when whatever was sent to it so far, nothing but "there is no such thing" came back. */
  isMissing(call: string): boolean {
    const { answers, absent } = this.of(call);
    return answers > 0 && answers === absent;
  }

  verdicts(calls: readonly [string, Call][]): Verdict[] {
    const addresses = new Map(allCalls().map(([name, { method, path }]) => [name, `${method} ${path}`]));
    return calls.map(([call]) => {
      const { findings: all, rules, succeeded } = this.of(call);
      const isMissing = this.isMissing(call);
      const needsOf = ({ hangsOn = [] }: Finding) => hangsOn.filter((name) => name !== call && this.isMissing(name));
      const known = isMissing ? [] : [...all.values()];
      const findings = known.filter((finding) => needsOf(finding).length === 0);
      const unjudged = known
        .filter((finding) => needsOf(finding).length > 0)
        .map((finding) => ({ rule: finding.rule, needs: needsOf(finding).map((name) => addresses.get(name)!) }));
      return {
        call,
        address: addresses.get(call)!,
        state: isMissing ? 'missing' : findings.length > 0 ? 'deviates' : unjudged.length > 0 ? 'unjudged' : 'conforms',
        findings,
        unjudged,
        rules: rules.size - unjudged.length,
        succeeded,
      };
    });
  }
}

/** The report as lines for a terminal, and a last line of sums. */
export function told(verdicts: readonly Verdict[], notes: readonly string[] = []): string[] {
  const width = Math.max(...verdicts.map(({ call }) => call.length));
  const lines = verdicts.flatMap(({ call, address, state, findings, unjudged, rules, succeeded }) => [
    `${state.padEnd(8)}  ${call.padEnd(width)}  ${address}${
      state === 'missing' ? '' : `  (${rules} rules${succeeded ? '' : ', no successful answer seen'})`
    }`,
    ...findings.map(({ rule, seen }) => `          - ${rule}: ${seen}`),
    ...unjudged.map(({ rule, needs }) => `          - ${rule}: not judged: needs ${needs.join(', ')}`),
  ]);
  const count = (state: Verdict['state']) => verdicts.filter((verdict) => verdict.state === state).length;
  const left = verdicts.reduce((sum, { unjudged }) => sum + unjudged.length, 0);
  return [
    ...lines,
    ...notes.map((note) => `note      ${note}`),
    `${count('conforms')} conform, ${count('deviates')} deviate, ${count('unjudged')} not judged whole, ${count('missing')} missing; ${left} rules not judged`,
  ];
}
