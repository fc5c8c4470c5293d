/** Bindings that fail where a tester staged it: the shared database, players' objects, the buckets and the mail service. */
import { systemClock } from '../kernel/clock';
import type { Env } from '../kernel/env';
import type { PlayerRpc } from '../kernel/player-client';
import type { FaultyStore } from './faults';
import { testersMoment } from './moment';

/** Asks the console whether this use goes wrong. @param what of the store, which a fault's `match` begins @throws when it does */
type Meets = (store: FaultyStore, what: string) => Promise<void>;

export const meets =
  (env: Env): Meets =>
  async (store, what) => {
    const moment = await testersMoment(env)({ method: store, path: what }, systemClock());
    if (!moment?.fault) return;
    const { kind, answer } = moment.fault;
    if ((await answer()) !== null) throw new Error(`${store} fails by a tester’s ${kind}: ${what}`);
  };

type Method = (...values: never[]) => unknown;

/** `target` with some of its methods replaced. Whatever else it is asked for comes from itself. */
const over = <Target extends object>(target: Target, replaced: Partial<Target>): Target =>
  new Proxy(target, {
    get(real, name) {
      if (Object.hasOwn(replaced, name)) return replaced[name as keyof Target];
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? (value as Method).bind(real) : value;
    },
  });

/** `target`, whose methods of these names are told before each call. */
function telling<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  tell: (name: string, values: unknown[]) => Promise<void>,
): Partial<Target> {
  const told = names.map((name) => [
    name,
    async (...values: never[]) => {
      await tell(String(name), values);
      return (target[name] as Method)(...values);
    },
  ]);
  return Object.fromEntries(told) as Partial<Target>;
}

/** A batch takes statements of the database itself. */
const plain = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; query: string }>();

function faultyStatement(
  statement: D1PreparedStatement,
  query: string,
  tell: () => Promise<void>,
): D1PreparedStatement {
  const faulty = over(statement, {
    ...telling(statement, ['first', 'run', 'all', 'raw'], tell),
    bind: (...values) => faultyStatement(statement.bind(...values), query, tell),
  });
  plain.set(faulty, { statement, query });
  return faulty;
}

/** A use is a statement, or a batch by its first one. */
const faultyDatabase = (database: D1Database, meet: Meets): D1Database =>
  over(database, {
    prepare: (text) => {
      const query = text.trim().replace(/\s+/g, ' ');
      return faultyStatement(database.prepare(text), query, () => meet('D1', query));
    },
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      const known = statements.map((statement) => plain.get(statement)!);
      await meet('D1', known[0]?.query ?? '');
      return database.batch<Row>(known.map(({ statement }) => statement));
    },
  });

/** A use is a call: `cashier.deposit`. */
const faultyPlayers = (players: DurableObjectNamespace, meet: Meets): DurableObjectNamespace =>
  over(players, {
    get: (...values) => {
      const stub = players.get(...values);
      const object = stub as unknown as PlayerRpc;
      const calls: PlayerRpc = {
        asPlayer: async (by, feature, call, args) => {
          await meet('PLAYER', `${feature}.${call}`);
          return object.asPlayer(by, feature, call, args);
        },
        asSystem: async (feature, call, args) => {
          await meet('PLAYER', `${feature}.${call}`);
          return object.asSystem(feature, call, args);
        },
      };
      return over(stub, calls as object);
    },
  });

/** A use is a method and a key: `put documents/…`. */
const faultyBucket = (bucket: R2Bucket, meet: Meets): R2Bucket =>
  over(
    bucket,
    telling(bucket, ['head', 'get', 'put', 'delete', 'list'], (name, [key]) =>
      meet('R2', typeof key === 'string' ? `${name} ${key}` : name),
    ),
  );

/** What is not bound is for `/health/ready` to tell. */
const whereBound = <Binding>(binding: Binding, faulty: (binding: Binding, meet: Meets) => Binding, meet: Meets) =>
  binding === undefined ? binding : faulty(binding, meet);

/** The stores of an environment in which testers may have them fail. */
export function faultyStores(env: Env): Pick<Env, 'DB' | 'PLAYER' | 'DOCUMENTS' | 'BOOKS'> {
  const meet = meets(env);
  return {
    DB: whereBound(env.DB, faultyDatabase, meet),
    PLAYER: whereBound(env.PLAYER, faultyPlayers, meet),
    DOCUMENTS: whereBound(env.DOCUMENTS, faultyBucket, meet),
    BOOKS: whereBound(env.BOOKS, faultyBucket, meet),
  };
}
