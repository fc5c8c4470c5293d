/** What somebody wrote as an amount, in minor units; null for what is none, or nothing. A point or a comma before the cents, as people write them. */
export function parseMoney(text: string): number | null {
  const found = /^([-+]?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/^\u2212/, '-'));
  if (!found) return null;
  const amount = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'));
  return amount === 0 ? null : found[1] === '-' ? -amount : amount;
}
