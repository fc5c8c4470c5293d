import { expect, it } from 'vitest';
import { Hono } from 'hono';
import { healthRoutes } from './health';
import type { ApiContext } from './kernel/http/api-context';
import type { Env } from './kernel/env';

const createApp = () => {
  const app = new Hono<ApiContext>();
  healthRoutes(app);
  return app;
};

const secret = 'a-secret-that-nobody-is-to-read-0001';

function equipped(over: object = {}): { env: Env; asked: () => number } {
  let asked = 0;
  const first = () => Promise.resolve(((asked += 1), 1));
  const bucket = { head: () => Promise.resolve(null) };
  const objects = Object.fromEntries(
    ['PLAYER', 'GUARD', 'JACKPOT', 'MATCH', 'RACE', 'TABLE', 'VISITOR'].map((name) => [name, {}]),
  );
  const variables = {
    API_KEY: secret,
    SESSION_SECRET: secret,
    PAYMENT_SECRET: secret,
    MAIL: 'log',
    SITE_ORIGIN: 'http://localhost:1',
    ENVIRONMENT: 'local',
  };
  const env = {
    DB: { prepare: () => ({ first }) },
    DOCUMENTS: bucket,
    BOOKS: bucket,
    ...objects,
    ...variables,
    ...over,
  };
  return { env: env as unknown as Env, asked: () => asked };
}
const look = async (env: Env, path = '/health/ready') => {
  const response = await createApp().request(path, {}, env);
  return { status: response.status, body: await response.text(), retryAfter: response.headers.get('retry-after') };
};

it('is ready when its variables are whole and its stores answer', async () => {
  const { env } = equipped({ VERSION: { id: 'v1' } });
  expect(await look(env)).toEqual({
    status: 200,
    body: '{"status":"ready","missing":[],"version":"v1"}',
    retryAfter: null,
  });
});

it('names what is missing, and never what anything holds', async () => {
  const away = () => Promise.reject(new Error(secret));
  const { env } = equipped({
    PAYMENT_SECRET: 'short',
    MAIL: 'post',
    DB: { prepare: () => ({ first: away }) },
    BOOKS: { head: away },
    TABLE: undefined,
  });
  const { status, body, retryAfter } = await look(env);
  expect([status, retryAfter]).toEqual([503, '5']);
  expect(JSON.parse(body)).toEqual({
    status: 'not_ready',
    missing: ['PAYMENT_SECRET', 'MAIL', 'TABLE', 'DB', 'BOOKS'],
    version: null,
  });
  expect(body).not.toContain(secret);
});

it('asks its stores once, however often it is asked', async () => {
  const { env, asked } = equipped();
  const app = createApp();
  for (let look = 0; look < 200; look += 1) await app.request('/health/ready', {}, env);
  // The database and its seed.
  expect(asked()).toBe(2);
});

it('lives even where it is not configured at all', async () => {
  expect((await look({} as Env, '/health')).status).toBe(200);
  expect(JSON.parse((await look({} as Env)).body)).toMatchObject({ status: 'not_ready' });
});
