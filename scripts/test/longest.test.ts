import { describe, expect, it } from 'vitest';
import { playwrightLongest, vitestLongest } from './longest';

describe('where the time of a test run went', () => {
  it('vitest: the five longest files, longest first', () => {
    const testResults = [1, 6, 3, 2, 5, 4].map((seconds) => ({
      name: `/house/tests/of-${seconds}.test.ts`,
      startTime: 500,
      endTime: 500 + seconds * 1000,
    }));
    expect(vitestLongest(JSON.stringify({ testResults }), '/house')).toEqual(
      [6, 5, 4, 3, 2].map((seconds) => ({ file: `tests/of-${seconds}.test.ts`, seconds })),
    );
  });

  it('playwright: every try of every spec of a file, those in groups too', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suites = [
      { file: 'lobby.spec.ts', specs: [spec(1000)] },
      {
        file: 'games.spec.ts',
        specs: [spec(500, 700)],
        suites: [{ file: 'games.spec.ts', specs: [spec(2000), spec(300)] }],
      },
    ];
    expect(playwrightLongest(JSON.stringify({ suites }))).toEqual([
      { file: 'e2e/games.spec.ts', seconds: 3.5 },
      { file: 'e2e/lobby.spec.ts', seconds: 1 },
    ]);
  });
});
