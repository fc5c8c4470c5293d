/** A call of the platform's API as it came, and what it names. */
import { type z } from 'zod';
import { Failure } from './answers';
import type { Account, Script } from './state';

export interface Asked {
  account: Account;
  accountId: string;
  /** What the pattern of the address caught. */
  names: string[];
  search: URLSearchParams;
  body: Buffer;
  type: string;
  /** Of the stand-in itself: `127.0.0.1:1234`. */
  host: string;
}

export type Body<Params extends object> = Omit<Params, 'account_id'>;

export function bodyOf<Schema extends z.ZodTypeAny>({ body }: Asked, schema: Schema): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(body.toString() || '{}');
  } catch {
    throw new Failure(400, 10_000, 'The body is not JSON.');
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data as z.output<Schema>;
  throw new Failure(
    400,
    10_001,
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

export function scriptOf({ account, names: [name] }: Asked): Script {
  const script = account.scripts.get(name!);
  if (!script) throw new Failure(404, 10_007, 'This Worker does not exist on your account.');
  return script;
}
