/**
 * The casino API with a meter at its bindings: what each request asks of Durable Objects and of D1 until it is answered. Stands in
 * front of the built Worker; see `counted-api.ts`.
 */
import api from '../../casino-api/src/testing';
import type { Env } from '../../casino-api/src/kernel/env';
import { mark, type Trips } from './trips';

export * from '../../casino-api/src/testing';

type Callable = (...values: unknown[]) => unknown;

/** `target`, with some of its methods replaced. What it is asked for otherwise comes from itself. */
function over<T extends object>(target: T, replaced: Record<string, Callable>): T {
  return new Proxy(target, {
    get(real, name) {
      if (typeof name === 'string' && Object.hasOwn(replaced, name)) return replaced[name];
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? (value as Callable).bind(real) : value;
    },
  });
}

const inner = new WeakMap<object, object>();

function countedStatement(statement: D1PreparedStatement, count: () => void): D1PreparedStatement {
  const asking =
    (name: 'first' | 'all' | 'run' | 'raw'): Callable =>
    (...values) => {
      count();
      return (statement[name] as Callable).apply(statement, values);
    };
  const counted = over(statement, {
    bind: (...values) => countedStatement(statement.bind(...values), count),
    first: asking('first'),
    all: asking('all'),
    run: asking('run'),
    raw: asking('raw'),
  });
  inner.set(counted, statement);
  return counted;
}

const countedDatabase = (database: D1Database, count: () => void): D1Database =>
  over(database, {
    // Which request asks anew for what is switched off, once in some seconds for all of an isolate, is chance.
    prepare: (query) =>
      (query as string).endsWith(' FROM switches')
        ? database.prepare(query as string)
        : countedStatement(database.prepare(query as string), count),
    batch: (statements) => {
      count();
      return database.batch(
        (statements as D1PreparedStatement[]).map((statement) => inner.get(statement) as D1PreparedStatement),
      );
    },
  });

/** Every method of a stub is a trip. */
const countedStub = <T extends object>(stub: T, count: () => void): T =>
  new Proxy(stub, {
    get(real, name) {
      const method: unknown = Reflect.get(real, name, real);
      if (typeof method !== 'function') return method;
      return (...values: unknown[]) => {
        count();
        return Reflect.apply(method as Callable, real, values);
      };
    },
  });

function counted(env: Env, trips: Trips): Env {
  const counting = (name: string) => () => {
    trips[name] = (trips[name] ?? 0) + 1;
  };
  const namespace = <N extends object>(name: string, of: N & { get: Callable }): N =>
    over(of, { get: (...values) => countedStub(of.get(...values) as object, counting(name)) });
  // The console of testers is asked for the time by each request where it is open; in production it is not there.
  const objects = Object.fromEntries(
    Object.entries(env)
      .filter(
        ([name, binding]) =>
          name !== 'QA_CONSOLE' && typeof (binding as { idFromName?: unknown }).idFromName === 'function',
      )
      .map(([name, binding]) => [name, namespace(name, binding as { get: Callable })]),
  );
  return { ...env, ...objects, DB: countedDatabase(env.DB, counting('DB')) };
}

export default {
  async fetch(request, env, context) {
    const trips: Trips = {};
    const { pathname } = new URL(request.url);
    const response = await api.fetch(request, counted(env, trips), context);
    console.log(mark + JSON.stringify({ method: request.method, pathname, trips }));
    return response;
  },
} satisfies ExportedHandler<Env>;
