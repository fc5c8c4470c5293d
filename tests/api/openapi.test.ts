import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import { startLantern, type Lantern } from '../harness';

interface Operation {
  operationId: string;
  'x-extension'?: boolean;
  parameters: { name?: string; in?: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let lantern: Lantern;
let document: Document;
beforeAll(async () => {
  lantern = await startLantern({ qa: false });
  document = (await (await lantern.api.fetch('/openapi.json')).json()) as Document;
});
afterAll(() => lantern.stop());

it.each(allCalls())('%s stands in the OpenAPI document', (name, call) => {
  const operation = document.paths[call.path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[call.method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: name });
  expect(operation?.['x-extension'] ?? false).toBe(call.extension ?? false);
  expect(operation?.requestBody !== undefined).toBe((call.body ?? call.upload) !== undefined);
  const inPath = operation?.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => parameter.name);
  expect(inPath).toEqual([...call.path.matchAll(/:([A-Za-z]+)/g)].map(([, parameter]) => parameter));
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '500']));
});

it('nothing else stands there, and no QA or internal door', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(allCalls().length);
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/__'))).toEqual([]);
});

it('the QA console is not there when QA is off', async () => {
  const headers = { 'api-key': lantern.variables.API_KEY! };
  for (const path of ['/__qa/', '/__qa/clock', '/__qa/mailbox', '/__qa/faults'])
    expect((await lantern.api.fetch(path, { headers })).status).toBe(404);
  expect((await lantern.api.fetch('/__qa/players', { method: 'POST', headers, body: '{}' })).status).toBe(404);
});
