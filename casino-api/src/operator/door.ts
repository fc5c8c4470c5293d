import type { Context, Hono } from 'hono';
import { recordEntry } from '../features/desk';
import {
  type Assertion,
  endOperatorSessions,
  type IdentityProxy,
  openOperatorSession,
  operatorOf,
  operatorSessionLasts,
  proxyOf,
  readAssertion,
} from '../features/operators';
import type { ApiContext } from '../kernel/http/api-context';
import { readText } from '../kernel/http/body';
import { hashOf } from '../kernel/tokens';
import { admit, seeOther, visitOf } from './desk';
import { beginPage, signInPage } from './door-pages';

type DoorContext = Context<ApiContext>;

const isSecure = (context: DoorContext): boolean => context.get('facts').settings.SITE_ORIGIN.startsWith('https:');
const cookieName = (context: DoorContext): string =>
  isSecure(context) ? '__Host-operatorSessionId' : 'operatorSessionId';

function secretOf(context: DoorContext): string {
  const name = cookieName(context);
  const pairs = (context.req.header('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}

const sessionCookie = (context: DoorContext, secret: string): string =>
  `${cookieName(context)}=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${secret ? operatorSessionLasts / 1_000 : 0}${isSecure(context) ? '; Secure' : ''}`;

/** Only a desk: no other site, and nothing else of ours. */
const deskPath = (text: string): string => (/^(\/(es|de|fr|pt|no|jp))?\/__ops\/[\w/-]*$/.test(text) ? text : '/__ops/');

/** Posts come from pages of ours; the edge looks too, and this asks nobody. */
function comesFromUs({ req, get }: DoorContext): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined ? req.header('origin') === get('facts').settings.SITE_ORIGIN : site === 'same-origin';
}

/** Whom the proxy's token names; null without a good one, `unknown` when its keys can't be had. */
async function asserted(context: DoorContext, proxy: IdentityProxy): Promise<Assertion | null | 'unknown'> {
  const token = proxy.tokenOf(context.req.raw.headers);
  if (!token) return null;
  try {
    return await readAssertion(token, proxy, context.get('facts').at);
  } catch {
    return 'unknown';
  }
}

/** Where to sign in, with the desk to come back to in the language it is read in. */
const wayIn = (context: DoorContext, proxy: IdentityProxy): string => {
  const { language } = context.get('facts');
  const path = context.req.path === '/__ops/sign-in' ? (context.req.query('to') ?? '') : context.req.path;
  return proxy.signIn(deskPath(path.startsWith('/__ops/') && language !== 'en' ? `/${language}${path}` : path));
};

/**
 * The door of `/__ops/`. Every request carries the identity proxy's token, and, but for signing in, a session that was opened by one for the same
 * person: neither opens anything by itself.
 */
export function door(app: Hono<ApiContext>): void {
  app.use('/__ops/*', async (context, next) => {
    const proxy = proxyOf(context.env);
    if (!proxy) return context.notFound();
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && !comesFromUs(context))
      return signInPage(401, 'This was posted from another site. Nothing was done.', null);
    const person = await asserted(context, proxy);
    if (person === 'unknown') return signInPage(503, 'Who you are can’t be checked just now. Try again.', null);
    if (!person) return signInPage(401, 'Sign in to go on. Nothing was done.', wayIn(context, proxy));
    if (context.req.path === '/__ops/sign-in') return signIn(context, proxy, person);
    const operator = await operatorOf(context.env.DB, secretOf(context), proxy.admins, context.get('facts').at);
    if (operator?.email !== person.email)
      return context.req.method === 'GET'
        ? beginPage(person.email, deskPath(originalPath(context)), wayIn(context, proxy))
        : signInPage(401, 'Your session is over. Nothing was done: sign in and do it again.', wayIn(context, proxy));
    admit(context, operator);
    await next();
    return undefined;
  });

  app.post('/__ops/sign-out', async (context) => {
    const { operator, at } = visitOf(context);
    await endOperatorSessions(context.env.DB, operator.email, at);
    await recordEntry(context.env.DB, {
      ...{ id: `sign-out:${hashOf(secretOf(context))}`, at, actor: operator.email },
      ...{ action: 'sign_out', subject: operator.email, details: {} },
    });
    const response = signInPage(401, 'You have signed out.', wayIn(context, proxyOf(context.env)!));
    response.headers.append('set-cookie', sessionCookie(context, ''));
    return response;
  });
}

/** As the browser has it, language and all. */
const originalPath = (context: DoorContext): string => {
  const { language } = context.get('facts');
  return language === 'en' ? context.req.path : `/${language}${context.req.path}`;
};

async function signIn(context: DoorContext, proxy: IdentityProxy, person: Assertion): Promise<Response> {
  const { at } = context.get('facts');
  if (context.req.method !== 'POST') {
    const to = deskPath(context.req.query('to') ?? '');
    return context.req.query('afresh') ? seeOther(proxy.signIn(to)) : beginPage(person.email, to, proxy.signIn(to));
  }
  const text = await readText(context.req.raw);
  const to = deskPath(new URLSearchParams(text.ok ? text.data : '').get('to') ?? '');
  const token = proxy.tokenOf(context.req.raw.headers)!;
  const opened = await openOperatorSession(context.env.DB, { token, ...person }, at);
  if (!opened.ok)
    return opened.code === 'too_many_requests'
      ? signInPage(429, 'You have signed in too often within an hour.', null)
      : signInPage(401, 'This sign-in was used already, or is too old. Sign in afresh.', proxy.signIn(to));
  await recordEntry(context.env.DB, {
    ...{ id: `sign-in:${hashOf(token)}`, at, actor: person.email, action: 'sign_in', subject: person.email },
    details: {},
  });
  const response = seeOther(to);
  response.headers.append('set-cookie', sessionCookie(context, opened.data.secret));
  return response;
}
