import type { Transport } from '~/casino-api/client';
import type { EdgeEnv } from './env';

/** The second domain has a base of its own (SPEC §7); otherwise the configured address, else the service binding. */
export function casinoApiTransport(url: URL, env: EdgeEnv): Transport {
  const alternate = env.ALTERNATE_HOST && url.host === env.ALTERNATE_HOST ? env.CASINO_API_URL_ALTERNATE : '';
  const base = (alternate || env.CASINO_API_URL).replace(/\/+$/, '');
  if (base) return { base, fetch: (request) => fetch(request) };
  const binding = env.CASINO_API!;
  return { base: 'https://casino-api.internal', fetch: (request) => binding.fetch(request) };
}
