import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { finishAtProvider, providerOf } from '~/identity/provider-log-in';

/** Where an identity provider leads back to; it is no screen. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return finishAtProvider(context, await providerOf(context, params.provider));
}
