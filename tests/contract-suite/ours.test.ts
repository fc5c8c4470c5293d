import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import { told } from './report';
import { runContract } from './run';
import { serveApi } from './served-api';

let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.stop());

it('our API conforms to every call of the contract', { timeout: 120_000 }, async () => {
  const { verdicts, notes } = await runContract(api);
  expect(
    verdicts.filter(({ state }) => state !== 'conforms'),
    told(verdicts, notes).join('\n'),
  ).toEqual([]);
  expect(verdicts.map(({ call }) => call)).toEqual(allCalls().map(([name]) => name));
  expect(notes).toEqual([]);
});
