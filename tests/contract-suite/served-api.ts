/** The built casino API at a port of its own, for suites that speak to it over plain HTTP. */
import { startRuntime, type Variables } from '../../scripts/runtime';
import { makeSecrets } from '../../scripts/start/secrets';
import { seed } from '../../scripts/start/seed';

export async function serveApi(): Promise<{ url: string; key: string; stop: () => Promise<void> }> {
  const variables: Variables = { ...makeSecrets(), QA: 'on', MAIL: 'outbox' };
  const { miniflare, apiUrl, stop } = await startRuntime({ edge: variables, api: variables, direct: true });
  await seed(miniflare, variables.API_KEY!);
  return { url: apiUrl!, key: variables.API_KEY!, stop };
}
