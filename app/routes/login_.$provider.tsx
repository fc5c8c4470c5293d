import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ProviderFailedView } from '~/identity/provider-failed-view';
import { failures, providerOf, startAtProvider } from '~/identity/provider-log-in';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'identity.logIn',
  seenBy: 'visitor',
  unsampled: 'providers are named by the configuration: tests of the identity providers fail at one',
};

/** Leads to the identity provider, or says why it came to nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const provider = await providerOf(context, params.provider);
  const failure = failures.find((known) => known === context.url.searchParams.get('failed'));
  if (!failure) throw await startAtProvider(context, provider);
  return { provider, failure };
}

export default function LogInAtProvider() {
  return <ProviderFailedView {...useLoaderData<typeof loader>()} />;
}
