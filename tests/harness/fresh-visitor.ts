/** Somebody of whom the product has never heard. */
import type { SharedLantern } from './lantern';
import type { Visitor } from './visitor';

let count = 0;

/** An address that nobody has come from yet: what is allowed to one address at a time is still whole. */
export function freshAddress(): string {
  count += 1;
  return `198.51.${100 + Math.floor(count / 250)}.${count % 250}`;
}

/** A visitor at such an address. */
export const freshVisitor = (lantern: SharedLantern): Visitor => lantern.visitor({ ip: freshAddress() });
