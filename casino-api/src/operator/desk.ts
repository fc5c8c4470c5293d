import type { Context, Hono } from 'hono';
import { type Language, longestDeskForm } from 'contract/constants';
import { firstCharacters } from 'contract/characters';
import { recordEntry } from '../features/desk';
import { askSecond, isFresh, mayGiveAlone, notGiven, type Operator, type OperatorRole } from '../features/operators';
import { answer } from '../kernel/http/answer';
import type { ApiContext } from '../kernel/http/api-context';
import { readBytes, readText } from '../kernel/http/body';
import { done, refused, type Outcome } from '../kernel/outcome';
import { inBase64 } from './form-values';
import { keepNote } from './forms';
import { askedPage, forbiddenPage, proveAgainPage } from './door-pages';

/** One request of somebody who is signed in. */
export interface Visit {
  context: Context<ApiContext>;
  operator: Operator;
  language: Language;
  /** Epoch ms. */
  at: number;
}

/** What a second person reads of what the first one asks for. Asked for twice by one `subject`, it waits once. */
export interface Asked {
  says: string;
  subject: string;
  playerId: string | null;
  /**
   * What it gives, euro minor units: up to `payoutOfTwo` in a day one person may give alone, by all acts together. Left out: it takes two however little it is.
   */
  worth?: number;
  /** Counts together with what else the operator gives to this player alone; left out: with all that the operator gives. */
  among?: string;
}

/** Who does an act, and who asked for it where that takes two. */
export interface DoneBy {
  actor: string;
  askedBy?: string;
}

/** What an operator may do at a desk. It is reached by `mountDesk` and by what a second person confirms, and by nothing else. */
export interface Act {
  /** Any of these. */
  roles: readonly OperatorRole[];
  /** It moves money or rights: the identity proxy's proof has to be of the last minutes. */
  needsFreshProof?: true;
  /** What a second person has to confirm before it is done, if it is worth more than one may give alone; null: nothing of this post. A response says that it can't be asked for at all. */
  ofTwo?: (visit: Visit, form: URLSearchParams) => Promise<Asked | Response | null>;
  run: (visit: Visit, form: URLSearchParams, by: DoneBy) => Promise<Response>;
}

/** A room of the back office: its pages, and what may be done there. */
export interface Desk {
  path: string;
  name: string;
  /** Who sees it. */
  roles: readonly OperatorRole[];
  /** Below its path; `''` is the desk itself. */
  pages: Readonly<Record<string, (visit: Visit) => Response | Promise<Response>>>;
  /** By what a form posts as `step`; a desk of one act needs none. */
  acts: Readonly<Record<string, Act>>;
}

export const holds = ({ roles }: Pick<Operator, 'roles'>, wanted: readonly OperatorRole[]): boolean =>
  wanted.some((role) => roles.includes(role));

const visits = new WeakMap<Request, Operator>();
/** Says who asks, for everything behind the door. */
export const admit = (context: Context<ApiContext>, operator: Operator): void =>
  void visits.set(context.req.raw, operator);

/** @throws for a request that did not come through the door */
export function visitOf(context: Context<ApiContext>): Visit {
  const operator = visits.get(context.req.raw);
  if (!operator) throw new Error('Nobody was let in.');
  const { language, at } = context.get('facts');
  return { context, operator: { ...operator, path: context.req.path }, language, at };
}

/** What is written for the log alone. */
export const noteOf = (form: URLSearchParams, field = 'note'): string =>
  firstCharacters((form.get(field) ?? '').replace(/\p{C}/gu, ' ').trim(), 200);

/** Each form that is shown has an id of its own, so that one press counts once however often it arrives. */
export const pressOf = (form: URLSearchParams, { context }: Visit): string =>
  /^[\w-]{8,64}$/.exec(form.get('press') ?? '')?.[0] ?? context.get('facts').requestId;

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

const noSuchPost = (): Response => answer(refused('invalid_request'), 'en');

/** The act that a form posts, by its name; null for none of this desk. */
function actOf({ acts }: Desk, form: URLSearchParams): string | null {
  const names = Object.keys(acts);
  const step = form.get('step') ?? (names.length === 1 ? names[0]! : '');
  return Object.hasOwn(acts, step) ? step : null;
}

/** Whether somebody may do an act now; else what is answered. Who lacks the role is in the log. */
export async function mayDo(visit: Visit, desk: Desk, step: string): Promise<Response | null> {
  const { context, operator, at } = visit;
  const act = desk.acts[step]!;
  if (!holds(operator, act.roles)) {
    await recordEntry(context.env.DB, {
      id: `refused:${context.get('facts').requestId}`,
      ...{ at, actor: operator.email, action: 'refused', subject: `${desk.path} ${step}` },
      playerId: null,
      details: { after: { roles: operator.roles.join(', '), wanted: act.roles.join(', ') } },
    });
    return forbiddenPage(visit);
  }
  return act.needsFreshProof && !isFresh(operator, at) ? proveAgainPage(visit, desk.path) : null;
}

async function take(visit: Visit, desk: Desk, form: URLSearchParams): Promise<Response> {
  const { context, operator, at } = visit;
  const step = actOf(desk, form);
  if (step === null) return noSuchPost();
  const act = desk.acts[step]!;
  const no = await mayDo(visit, desk, step);
  if (no) return no;
  const asked = await act.ofTwo?.(visit, form);
  if (asked instanceof Response) return asked;
  const run = () => act.run(visit, form, { actor: operator.email });
  if (!asked) return run();
  const { worth, among = '', ...request } = asked;
  if (worth !== undefined) {
    const id = [operator.email, desk.path, step, asked.subject, worth, pressOf(form, visit)].join(' ');
    if (await mayGiveAlone(context.env.DB, { id, actor: operator.email, among, worth, at })) {
      const given = await run();
      if (given.status >= 400) await notGiven(context.env.DB, id);
      return given;
    }
  }
  const by = { askedBy: operator.email, askedAt: at };
  const id = await askSecond(context.env.DB, { desk: desk.path, act: step, form: form.toString(), ...request, ...by });
  if (id)
    await recordEntry(context.env.DB, {
      ...{ id: `asked:${id}`, at, actor: operator.email, action: 'asked', subject: asked.subject },
      playerId: asked.playerId,
      details: { note: asked.says, act: step },
    });
  return askedPage(visit, asked.says);
}

/** What a form posts. A file that comes with it is its bytes in base64, as `fileIn` reads them. */
async function readForm(request: Request): Promise<Outcome<URLSearchParams>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const text = await readText(request, longestDeskForm);
    return text.ok ? done(new URLSearchParams(text.data)) : text;
  }
  const body = await readBytes(request, longestDeskForm);
  if (!body.ok) return body;
  const fields = await new Response(body.data, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!fields) return refused('invalid_request');
  const form = new URLSearchParams();
  for (const [name, value] of fields) form.append(name, typeof value === 'string' ? value : await inBase64(value));
  return done(form);
}

/** Opens a desk behind the door of `/__ops/`: this is the one place that holds its pages and acts against who may see and do them. */
export function mountDesk(app: Hono<ApiContext>, desk: Desk): void {
  for (const [below, page] of Object.entries(desk.pages))
    app.get(desk.path + below, (context) => {
      const visit = visitOf(context);
      return holds(visit.operator, desk.roles) ? page(visit) : forbiddenPage(visit);
    });
  if (Object.keys(desk.acts).length === 0) return;
  app.post(desk.path, async (context) => {
    const form = await readForm(context.req.raw);
    return form.ok ? keepNote(await take(visitOf(context), desk, form.data), noteOf(form.data)) : answer(form, 'en');
  });
}
