import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { type IdentityProviderName } from 'contract/identity-providers';
import { openPlayerSession } from './open-session';

/** Why a log-in at a provider came to nothing; each has a screen's text. */
export const failures = ['denied', 'invalid', 'away', 'known', 'unconfirmed', 'underage', 'busy'] as const;
export type Failure = (typeof failures)[number];

const failureOf: Record<string, Failure> = {
  identity_provider_away: 'away',
  email_exists: 'known',
  email_not_confirmed: 'unconfirmed',
  underage: 'underage',
  too_many_requests: 'busy',
};

interface KeptFlow {
  provider: IdentityProviderName;
  /** What the provider has to bring back. */
  state: string;
  /** Where to go afterwards. */
  to: string;
}
interface KeptCompletion {
  completion: string;
  to: string;
}

/** Seconds that somebody may take at the provider, and at the completion form; the API judges them too. */
const flowKept = 15 * 60;
const completionKept = 60 * 60;

/** The ways in besides the password that the operator has on; none while nobody can say. */
export async function waysIn(
  context: AppLoadContext,
): Promise<{ providers: IdentityProviderName[]; payAndPlay: boolean }> {
  const skin = await context.api.site.skin().catch(() => null);
  const { identityProviders: providers = [], payAndPlay = false } = skin?.playerConfig ?? {};
  return { providers, payAndPlay };
}

/** The provider of an address. @throws the not-found page for one that is off */
export async function providerOf(context: AppLoadContext, name: string | undefined): Promise<IdentityProviderName> {
  const provider = (await waysIn(context)).providers.find((known) => known === name);
  if (!provider) throw new Response(null, { status: 404 });
  return provider;
}

const failed = (provider: IdentityProviderName, code: string): Response =>
  redirect(`/login/${provider}?failed=${failureOf[code] ?? 'invalid'}`, 303);

/** Leads to the provider; who comes back is told apart by what is kept in this browser. */
export async function startAtProvider(context: AppLoadContext, provider: IdentityProviderName): Promise<Response> {
  if (context.session.playerId) return redirect('/', 303);
  const answer = await context.api.identity.start(provider);
  if (!answer.ok) return failed(provider, answer.code);
  const { state, authorizationUrl } = answer.data;
  const to = context.ownPath(context.url.searchParams.get('redirect'));
  context.cookies.writeSigned('identityFlow', { provider, state, to } satisfies KeptFlow, flowKept);
  const { protocol, href } = new URL(authorizationUrl);
  // An address of another kind would be the provider's own mistake, and a browser's danger.
  return protocol === 'https:' || context.env.ENVIRONMENT !== 'production'
    ? redirect(href, 303)
    : failed(provider, 'identity_provider_away');
}

/** Takes what the provider sent back; nothing of it stays in the address. */
export async function finishAtProvider(context: AppLoadContext, provider: IdentityProviderName): Promise<Response> {
  const query = context.url.searchParams;
  const flow = context.cookies.readSigned('identityFlow') as KeptFlow | null;
  context.cookies.removeSigned('identityFlow');
  if (context.session.playerId) return redirect('/', 303);
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  if (!flow || flow.provider !== provider || flow.state !== state) return failed(provider, 'identity_not_confirmed');
  if (query.has('error'))
    return redirect(`/login/${provider}?failed=${query.get('error') === 'access_denied' ? 'denied' : 'away'}`, 303);
  if (!code || code.length > 2_000) return failed(provider, 'identity_not_confirmed');
  const answer = await context.api.identity.finish({ provider, state, code });
  if (!answer.ok) return failed(provider, answer.code);
  const to = context.ownPath(flow.to);
  if (answer.data.step === 'session') {
    openPlayerSession(context, answer.data);
    return redirect(to, 303);
  }
  context.cookies.writeSigned(
    'identityCompletion',
    { completion: answer.data.completion, to } satisfies KeptCompletion,
    completionKept,
  );
  return redirect('/login/complete', 303);
}

/** The sign-up that is to be completed in this browser. @throws the way to the log-in when there is none (any more) */
export async function completionOf(context: AppLoadContext) {
  if (context.session.playerId) throw redirect('/', 303);
  const kept = context.cookies.readSigned('identityCompletion') as KeptCompletion | null;
  const answer = kept && (await context.api.identity.completion(kept.completion));
  if (kept && answer?.ok) return { ...kept, ...answer.data };
  context.cookies.removeSigned('identityCompletion');
  context.session.flash({ kind: 'warning', key: 'results.identity_not_confirmed' });
  throw redirect('/login', 303);
}
