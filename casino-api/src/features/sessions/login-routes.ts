import * as contract from 'contract/player';
import { playerIdOf } from '../accounts';
import { judgeUnknown, atConstantTime } from './phantom';
import { captchaVerdict, countedAddress, guardOf, withCaptcha } from '../guard';
import { credentialsFault } from './credentials';
import { done, refused, retryAfter } from '../../kernel/outcome';
import { newDevice, readDevice } from './device-token';
import { writePlayerToken } from '../../kernel/session/player-token';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { callerId } from './caller-id';
import { systemOf } from '../../kernel/player-client';
import { sessionsPort } from './feature';

export function loginRoutes(mounts: Mounts): void {
  mount(
    mounts,
    contract.login,
    (context) =>
      atConstantTime(
        async () => logIn(context),
        ({ ok }) => !ok,
      ),
    { barredTerritory: 'refused' },
  );

  mount(mounts, contract.logout, (context) => playerOf(context, sessionsPort).logOut());

  mount(mounts, contract.lastLoggedInData, (context) => playerOf(context, sessionsPort).previousLogin());
}

const logIn: Handler<typeof contract.login> = async (context) => {
  const outcome = await judge(context);
  if (outcome.ok) return outcome;
  // The player's object says that it wants a captcha; the picture is drawn here.
  const { captchaNeeded, ...data } = (outcome.data ?? {}) as { captchaNeeded?: true };
  return captchaNeeded ? withCaptcha(context, { ok: false, code: outcome.code, data }) : outcome;
};

const judge: Handler<typeof contract.login> = async (context) => {
  const {
    env,
    at,
    language,
    settings,
    sessions,
    client,
    body: { username, password },
  } = context;
  if (!(await callerId(context))) return refused('session_expired');
  const fault = credentialsFault(username, password);
  if (fault) return refused(fault);

  const address = countedAddress(client.ip);
  const addressKey = `login address ${address}`;
  const holder = playerIdOf(env.DB, username);
  // A browser that the player logged in with before is counted by itself: what strangers do, at the same address too, is not held against it.
  const known = context.body.device
    ? holder.then((playerId) => (playerId ? readDevice(context.body.device, playerId, settings.SESSION_SECRET) : null))
    : null;
  const countAddress = async () =>
    address && !(await known) ? guardOf(env, addressKey).loginAttempt(addressKey, at) : 0;
  const [wait, playerId, device, captcha] = await Promise.all([
    countAddress(),
    holder,
    known,
    captchaVerdict(context, context.body),
  ]);
  if (wait > 0) return refused('too_many_requests', retryAfter(wait));

  const attempt = {
    username,
    password,
    captcha,
    device: device?.id ?? null,
    language,
    at,
    ip: client.ip,
    country: client.country,
  };
  const outcome =
    playerId === null ? await judgeUnknown(env, attempt) : await systemOf(env, playerId, sessionsPort).logIn(attempt);
  if (address && !device && (outcome.ok || outcome.code === 'email_not_confirmed'))
    context.later(guardOf(env, addressKey).loginSucceeded(addressKey));
  if (!outcome.ok) return outcome;

  // The session that the caller came with ends: a log-in always opens a new one.
  if (sessions.player) context.later(playerOf(context, sessionsPort).logOut());
  const { previousLogin, ...token } = outcome.data;
  const { token: remembered } = device ?? (await newDevice(token.playerId, settings.SESSION_SECRET));
  return done({
    sessionid: await writePlayerToken(token, 'session', settings.SESSION_SECRET),
    previousLogin,
    device: remembered,
  });
};
