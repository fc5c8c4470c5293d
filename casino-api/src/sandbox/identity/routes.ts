import type { Hono } from 'hono';
import { IdentityProviderName } from 'contract/identity-providers';
import { settingsOf } from '../../kernel/env';
import { sandboxProvider } from './identity';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';

/** The pages of the sandbox's identity providers: no part of the contract, and there only where such a provider is on and no real one stands for it. */
export function sandboxIdentityRoutes(app: Hono<ApiContext>): void {
  app.all('/sandbox/identity/:provider/*', async (context) => {
    const { env, req } = context;
    const name = IdentityProviderName.safeParse(req.param('provider'));
    const { IDENTITY_PROVIDERS } = settingsOf(env);
    if (!name.success || !IDENTITY_PROVIDERS.includes(name.data)) return context.notFound();
    if (req.method === 'GET') return sandboxProvider(env, name.data, req.raw, context.get('facts').at);
    const text = await readText(req.raw);
    if (req.method !== 'POST' || !text.ok) return context.notFound();
    return sandboxProvider(
      env,
      name.data,
      new Request(req.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: text.data,
      }),
      context.get('facts').at,
    );
  });
}
