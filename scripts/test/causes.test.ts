import { describe, expect, it } from 'vitest';
import { causeLines, causesOf } from './causes';
import type { Failure } from './failures';
import { countWavered, waveredLines } from './wavered';

const kept = (language: string, path: string): Failure => ({
  file: 'tests/every-screen.test.ts',
  name: `every screen in ${language} ${path}`,
  why: `The header cache-control of /${language}${path} (200, "Verlauf") is "private, max-age=60", asked for: "no-store".`,
});

describe('a fault that shows in many places', () => {
  const many = ['de', 'fr', 'pt', 'no', 'es'].flatMap((language) =>
    ['/profile', '/casino'].map((path) => kept(language, path)),
  );

  it('is one cause, told once with how many tests it fails', () => {
    const causes = causesOf(many);
    expect(causes).toHaveLength(1);
    const text = causeLines(causes[0]!);
    expect(text.split('\n')).toHaveLength(5);
    expect(text).toContain('… and 7 more that fail alike');
    expect(text.match(/max-age/g)).toHaveLength(1);
  });

  it('is told apart from another one', () => {
    const other: Failure = { ...kept('de', '/profile'), why: '/de/profile (500, "") has status 500, asked for: 200.' };
    expect(causesOf([...many, other])).toHaveLength(2);
  });

  it('is read first where it is nearest to its call', () => {
    const call: Failure = { file: 'tests/api/history.test.ts', name: 'is never kept', why: 'expected max-age' };
    expect(causesOf([...many, call])[0]!.tests).toEqual(['tests/api/history.test.ts: is never kept']);
  });
});

describe('a test that wavers', () => {
  it('is counted by name over time, the most frequent first', () => {
    const [one, other] = [kept('de', '/'), kept('fr', '/')];
    const known = countWavered(countWavered({}, [one], '2026-11-01'), [one, other], '2026-11-25');
    expect(waveredLines(known)).toEqual([
      '2 × tests/every-screen.test.ts: every screen in de / (2026-11-01 to 2026-11-25)',
      '1 × tests/every-screen.test.ts: every screen in fr / (2026-11-25)',
    ]);
  });
});
