import { expect, it } from 'vitest';
import { healthOf } from './health';

const secret = 'a-secret-that-nobody-is-to-read-0001';
const look = (path: string, raw: object, now = 0, method = 'GET') => {
  const request = new Request(`https://lantern.example${path}`, { method });
  return healthOf(request, new URL(request.url), raw, now);
};

function equipped(answer: () => Response | Promise<Response>, over: object = {}) {
  let asked = 0;
  const CASINO_API = { fetch: () => Promise.resolve(((asked += 1), answer())) };
  const variables = {
    ENVIRONMENT: 'local',
    SITE_ORIGIN: 'http://localhost:1',
    QA: 'off',
    API_KEY: secret,
    SESSION_SECRET: secret,
  };
  return { raw: { ...variables, CASINO_API, ...over }, asked: () => asked };
}
const ready = async (raw: object, now = 0) => {
  const response = (await look('/health/ready', raw, now))!;
  return { status: response.status, ...((await response.json()) as { missing: string[] }) };
};

it('is ready when the casino API behind it is', async () => {
  expect(await ready(equipped(() => Response.json({ missing: [] })).raw)).toMatchObject({
    status: 'ready',
    missing: [],
  });
});

it('names what the casino API lacks, and what it lacks itself', async () => {
  const lacking = equipped(() => Response.json({ missing: ['DB'] }, { status: 503 }));
  expect((await ready(lacking.raw)).missing).toEqual(['casino API: DB']);
  expect((await ready(equipped(() => Promise.reject(new Error(secret))).raw)).missing).toEqual([
    'casino API: does not answer',
  ]);
  const without = equipped(() => Response.json({}), { API_KEY: 'short', SESSION_SECRET: undefined });
  expect((await ready(without.raw)).missing).toEqual(['API_KEY', 'SESSION_SECRET']);
  expect(
    (await ready({ ...without.raw, API_KEY: secret, SESSION_SECRET: secret, CASINO_API: undefined })).missing,
  ).toEqual(['CASINO_API']);
});

it('asks the casino API once in five seconds, however often it is asked', async () => {
  const { raw, asked } = equipped(() => Response.json({ missing: [] }));
  for (let now = 0; now < 5_000; now += 10) await ready(raw, now);
  expect(asked()).toBe(1);
  await ready(raw, 5_000);
  expect(asked()).toBe(2);
});

it('is nobody else’s address', async () => {
  const { raw } = equipped(() => Response.json({}));
  expect(await look('/healthy', raw)).toBeNull();
  expect(await look('/health', raw, 0, 'POST')).toBeNull();
});
