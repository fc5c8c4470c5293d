import type { Hono } from 'hono';
import { settingsOf } from '../../kernel/env';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { staffDoor } from '../../kernel/http/staff-door';
import { choosePage, operatorsPath, playsProxy, tokenCookie, tokenFor } from './operators';

/** The page on which somebody becomes a ready-made operator. */
export function sandboxOperatorRoutes(app: Hono<ApiContext>): void {
  const testersDoor = staffDoor({ key: 'QA_KEY', whose: 'testers' });

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
        'set-cookie': `${tokenCookie}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
        'cache-control': 'no-store',
      },
    });
  });
}
