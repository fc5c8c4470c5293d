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

/** The same as headers, for requests of another client. */
export const operatorHeaders = async (lantern: Pick<Lantern, 'visitor'>, name = 'ada') => ({
  cookie: (await operatorVisitor(lantern, name)).cookies.header()!,
});
