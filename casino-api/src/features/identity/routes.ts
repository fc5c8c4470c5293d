import type { DataOf } from 'contract/call';
import * as contract from 'contract/identity-providers';
import {
  accountsPort,
  claim,
  holdersOf,
  markOpened,
  releaseUnopened,
  settleUnfinished,
  takenErrors,
} from '../accounts';
import * as identities from './provider-identities';
import { personFaults } from '../registration';
import { overAllowance } from '../guard';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { callerId, type OpenedSession, sessionsPort } from '../sessions';
import { identityProvider, redirectUriOf } from './configured';
import { ProviderAway, type ProvenIdentity } from './provider';
import { writePlayerToken } from '../../kernel/session/player-token';
import { randomSecret } from '../../kernel/tokens';
import { playerOf, type CallContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { systemOf } from '../../kernel/player-client';

/** Log-in and sign-up by an identity provider (SPEC §2, DOMAIN §1); every step is the visitor's who took the first. */
export function identityRoutes(mounts: Mounts): void {
  mount(mounts, contract.startIdentity, start, { barredTerritory: 'refused' });
  mount(mounts, contract.finishIdentity, finish, { barredTerritory: 'refused' });
  mount(mounts, contract.identityCompletion, completion);
  mount(mounts, contract.completeIdentity, complete, { barredTerritory: 'refused' });
}

/** What is done at a provider that may be away. */
async function atProvider<Data>(work: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log('warn', { event: 'identity_provider_away', message: error.message });
    return refused('identity_provider_away');
  }
}

const start: Handler<typeof contract.startIdentity> = async (context) => {
  const {
    env,
    at,
    client,
    language,
    settings,
    body: { provider: name },
  } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const provider = identityProvider(env, name, at);
  if (!provider) return refused('method_unavailable');
  const over = await overAllowance(env, 'identity', { visitor, ip: client.ip }, at);
  if (over) return over;
  const [verifier, nonce] = [randomSecret(), randomSecret()];
  return atProvider(async () => {
    const state = await identities.beginFlow(env.DB, { provider: name, visitor, verifier, nonce }, at);
    const authorizationUrl = await provider.authorizationUrl({
      state,
      nonce,
      verifier,
      redirectUri: redirectUriOf(settings, name),
      language,
    });
    return done({ authorizationUrl, state });
  });
};

const finish: Handler<typeof contract.finishIdentity> = async (context) => {
  const {
    env,
    at,
    settings,
    body: { provider: name, state, code },
  } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const provider = identityProvider(env, name, at);
  if (!provider) return refused('method_unavailable');
  const flow = await identities.endFlow(env.DB, { state, provider: name, visitor }, at);
  if (!flow) return refused('identity_not_confirmed');
  return atProvider<DataOf<typeof contract.finishIdentity>>(async () => {
    const proven = await provider.identify({ ...flow, code, redirectUri: redirectUriOf(settings, name) });
    if (!proven) return refused('identity_not_confirmed');
    const subjectHash = identities.subjectHashOf(name, proven);
    const { playerId, isEmailTaken } = await identities.knownAs(env.DB, subjectHash, proven.given.email);
    return (
      (playerId && (await logIn(context, playerId))) ||
      takeOn(context, { provider: name, subjectHash, visitor, given: proven.given }, isEmailTaken)
    );
  });
};

/** A session for whom we know; null for somebody whose account is not open yet. */
async function logIn(context: CallContext, playerId: string) {
  const { env, at, client, language, sessions, settings } = context;
  const opened: Outcome<OpenedSession> = await systemOf(env, playerId, sessionsPort).logInVouched({
    language,
    at,
    ip: client.ip,
    country: client.country,
  });
  if (!opened.ok) return opened.code === 'not_found' ? null : opened;
  // As with any log-in, the session that the caller came with ends.
  if (sessions.player) context.later(playerOf(context, sessionsPort).logOut());
  const { previousLogin, ...token } = opened.data;
  return done({
    step: 'session' as const,
    sessionid: await writePlayerToken(token, 'session', settings.SESSION_SECRET),
    previousLogin,
  });
}

/** Somebody new goes on to the completion form, unless it is sure already that no account can come of it. */
async function takeOn({ env, at }: CallContext, person: identities.Completion, isEmailTaken: boolean) {
  const fault = knownFault(person.given, at);
  if (fault) return refused(fault);
  // Whose address it is is proven, but not that the one with the account is the same person: the owner logs in with the password.
  if (isEmailTaken) return refused('email_exists');
  return done({ step: 'completion' as const, completion: await identities.keepCompletion(env.DB, person, at) });
}

/** What stands against a person for good; what the provider does not say is asked for. */
function knownFault(
  { birthdate, country }: ProvenIdentity['given'],
  at: number,
): 'underage' | 'restriction_error' | null {
  const faults = personFaults({ birthdate: birthdate ?? '01-01-1970', country: country ?? 'DE' }, at);
  return faults.some(({ field }) => field === 'country') ? 'restriction_error' : faults.length > 0 ? 'underage' : null;
}

const completion: Handler<typeof contract.identityCompletion> = async (context) => {
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const found = await identities.findCompletion(context.env.DB, context.body.completion, visitor, context.at);
  return found ? done({ provider: found.provider, given: found.given }) : refused('identity_not_confirmed');
};

const complete: Handler<typeof contract.completeIdentity> = async (context) => {
  const { env, at, client, language, body } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const found = await identities.findCompletion(env.DB, body.completion, visitor, at);
  if (!found) return refused('identity_not_confirmed');
  const {
    completion: _,
    terms: __,
    username,
    currency,
    state = '',
    email: typed,
    birthdate: born = '',
    country: lives = '',
    ...affiliate
  } = body;
  const { given } = found;
  const [email, birthdate, country] = [given.email ?? typed ?? '', given.birthdate ?? born, given.country ?? lives];
  const faults = [
    ...(email ? [] : [{ field: 'email', code: 'invalid_email' as const }]),
    ...personFaults({ birthdate, country }, at),
  ];
  if (faults[0]) return refused(faults[0].code, { errors: faults });
  const over = await overAllowance(env, 'registration', { visitor, ip: client.ip }, at);
  if (over) return over;

  const playerId = await identities.playerForSubject(env.DB, found, at);
  // Sent twice: the account is there, and its owner logs in.
  const back = await logIn(context, playerId);
  if (back) return back;
  await releaseUnopened(env.DB, playerId, at);
  const before = await holdersOf(env.DB, { username, email });
  await settleUnfinished(env.DB, before, (holder) => systemOf(env, holder, accountsPort).hasAccount(), at);
  if (!(await claim(env.DB, { playerId, username, email }, at))) {
    const held = await holdersOf(env.DB, { username, email });
    const errors = takenErrors(held.filter((holder) => holder.playerId !== playerId));
    if (errors[0]) return refused(errors[0].code, { errors });
    // Both are his own: the form was sent twice at once, and the account opens once. Else the address may not come back.
    if (held.length < 2) return refused('account_frozen');
  }
  const account = { playerId, username, email, currency, birthdate, country, state, language, affiliate };
  const { fname, lname } = given;
  const contact = fname && lname ? { fname, lname, address: '', city: '', zip: '', mobile: '' } : null;
  // Nobody knows the password of such an account: its owner comes by the provider, or sets one by a mailed link.
  await systemOf(env, playerId, accountsPort).openAccount(account, randomSecret(), at, {
    confirmed: given.email !== null,
    contact,
  });
  await Promise.all([markOpened(env.DB, playerId, at), identities.dropCompletions(env.DB, found.subjectHash)]);
  return given.email === null
    ? done({ step: 'mail' as const, emailExpected: true as const })
    : ((await logIn(context, playerId)) ?? refused('identity_not_confirmed'));
};
