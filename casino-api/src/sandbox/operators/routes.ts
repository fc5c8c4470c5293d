import type { Hono } from 'hono';
import { assertionHeader } from '../../features/operators';
import { settingsOf } from '../../kernel/env';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { staffDoor } from '../../kernel/http/staff-door';
import { choosePage, operatorsPath, playsProxy, tokenFor } from './operators';

/** As Access keeps its token in the browser. */
const cookie = 'CF_Authorization';

const tokenIn = (cookies: string | undefined): string | null =>
  /(?:^|;\s*)CF_Authorization=([\w.-]+)/.exec(cookies ?? '')?.[1] ?? null;

/** Plays Cloudflare Access before `/__ops/`: its page, and the header that it adds to what it lets through. Not in production, nor where the real one is. */
export function sandboxOperatorRoutes(app: Hono<ApiContext>): void {
  const testersDoor = staffDoor({ key: 'QA_KEY', whose: 'testers' });

  app.use('/__ops/*', async (context, next) => {
    const token = playsProxy(context.env) ? tokenIn(context.req.header('cookie')) : null;
    if (token && !context.req.header(assertionHeader)) {
      const headers = new Headers(context.req.raw.headers);
      headers.set(assertionHeader, token);
      context.req.raw = new Request(context.req.raw, { headers });
    }
    await next();
  });

  app.use(operatorsPath, async (context, next) => {
    if (!playsProxy(context.env)) return context.notFound();
    // A deployed preview is open to testers alone, and so are its ready-made operators.
    if (settingsOf(context.env).ENVIRONMENT === 'preview') return testersDoor(context, next);
    await next();
    return undefined;
  });
  app.get(operatorsPath, (context) => choosePage(context.req.query('to') ?? '/__ops/'));
  app.post(operatorsPath, async (context) => {
    const text = await readText(context.req.raw);
    const form = new URLSearchParams(text.ok ? text.data : '');
    const token = await tokenFor(context.env, form.get('operator') ?? '', context.get('facts').at);
    if (!token) return choosePage('/__ops/');
    const isSecure = settingsOf(context.env).SITE_ORIGIN.startsWith('https:');
    return new Response(null, {
      status: 303,
      headers: {
        location: `/__ops/sign-in?to=${encodeURIComponent(form.get('to') ?? '')}`,
        'set-cookie': `${cookie}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
        'cache-control': 'no-store',
      },
    });
  });
}
