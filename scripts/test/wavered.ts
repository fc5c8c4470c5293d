/**
 * Tests that failed and then passed when they were asked again, by name and over time: `tests/wavered.json` is committed, so that what wavers every other
 * week is seen as such. A line goes when its test was mended.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Failure } from './failures';

/** By `file: name`. Days as `2026-11-25`. */
type Wavered = Record<string, { times: number; first: string; last: string }>;

export function countWavered(known: Wavered, wavered: readonly Failure[], day: string): Wavered {
  const counted = { ...known };
  for (const { file, name } of wavered) {
    const key = `${file}: ${name}`;
    counted[key] = { times: (counted[key]?.times ?? 0) + 1, first: counted[key]?.first ?? day, last: day };
  }
  return Object.fromEntries(Object.entries(counted).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A line each, what wavers most often first. */
export const waveredLines = (known: Wavered): string[] =>
  Object.entries(known)
    .sort(([, a], [, b]) => b.times - a.times)
    .map(([name, { times, first, last }]) => `${times} × ${name} (${first === last ? last : `${first} to ${last}`})`);

const readWavered = (file: string): Wavered => JSON.parse(readFileSync(file, 'utf8')) as Wavered;

/** Written only when there is something new. */
export function writeWavered(file: string, wavered: readonly Failure[], day: string): Wavered {
  const known = readWavered(file);
  if (wavered.length === 0) return known;
  const counted = countWavered(known, wavered, day);
  writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`);
  return counted;
}
