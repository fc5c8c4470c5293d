/** An exact share: `over` ways out of `under`. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

export const fraction = (over: bigint, under: bigint): Fraction => ({ over, under });
export const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
export const whole = (count: number) => fraction(BigInt(count), 1n);
export const zero = whole(0);

/** The nearest hundredth of a percent: 0.96123 → 9612. */
export const hundredthsOf = ({ over, under }: Fraction): number => Number((over * 20_000n + under) / (2n * under));
export const numberOf = ({ over, under }: Fraction): number => Number((over * 10n ** 15n) / under) / 1e15;
/** Hundredths of a percent with their decimals: 0.961127 → 9611.27. */
export const percentageOf = ({ over, under }: Fraction): number => Number((over * 10n ** 12n) / under) / 1e8;
