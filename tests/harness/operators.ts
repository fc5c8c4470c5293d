/** Operators as tests need them: signed in by the sandbox of the identity proxy, as somebody at `npm start` is. */
import type { Lantern } from './lantern';
import type { Visitor } from './visitor';

/** The ready-made operators: `ada` and `ben` hold every role, the others the one of their name. */
export const addressOf = (name: string): string => `${name}@operators.example`;

/** A browser of an operator who has just signed in. @param gate what the page that chooses operators asks for, where it asks */
export async function operatorVisitor(
  lantern: Pick<Lantern, 'visitor'>,
  name = 'ada',
  gate: Record<string, string> = {},
): Promise<Visitor> {
  const visitor = lantern.visitor();
  const chosen = await visitor.post('/sandbox/operators', { operator: name, to: '' }, { headers: gate });
  const to = chosen.$('input[name=to]').val();
  const begun = await visitor.post('/__ops/sign-in', { to: String(to) }, { follow: false });
  if (begun.status !== 303) throw new Error(`${name} is not signed in: ${begun.status} ${begun.html.slice(0, 400)}`);
  return visitor;
}

/** What the desk for players posts to block somebody. @param until in UTC, as a form has it; left out: in a week by this machine's clock */
export const blockForm = (
  player: string,
  until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16),
): Record<string, string> => ({
  ...{ step: 'block', player, note: 'checked', reason: 'security', payouts: 'held', reviewer: 'risk', until },
});

/** The same as headers, for requests of another client. */
export const operatorHeaders = async (lantern: Pick<Lantern, 'visitor'>, name = 'ada') => ({
  cookie: (await operatorVisitor(lantern, name)).cookies.header()!,
});

const signedIn = new WeakMap<object, Map<string, { at: number; headers: Promise<{ cookie: string }> }>>();
/** Proof is asked for anew after ten minutes of the product's time, and a session lasts an hour of it. */
const freshFor = 9 * 60_000;

/** The same, signed in anew wherever the product's time has gone on: for tests that wait days. */
export async function freshOperatorHeaders(lantern: Pick<Lantern, 'visitor' | 'clock'>, name = 'ada') {
  const kept = signedIn.get(lantern) ?? new Map<string, { at: number; headers: Promise<{ cookie: string }> }>();
  signedIn.set(lantern, kept);
  const at = await lantern.clock.now();
  const known = kept.get(name);
  if (known && at >= known.at && at < known.at + freshFor) return known.headers;
  const headers = operatorHeaders(lantern, name);
  kept.set(name, { at, headers });
  return headers;
}
