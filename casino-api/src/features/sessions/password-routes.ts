import * as contract from 'contract/password';
import { playerIdOfEmail } from '../accounts';
import { atConstantTime } from './phantom';
import type { FormSchema } from 'contract/registration';
import { password as passwordLength } from 'contract/constants';
import { captchaVerdict, overAllowance, withCaptcha } from '../guard';
import { done, refused } from '../../kernel/outcome';
import { readPlayerToken, writePlayerToken } from '../../kernel/session/player-token';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { callerId } from './caller-id';
import { systemOf } from '../../kernel/player-client';
import { sessionsPort } from './feature';

/** The form behind a mailed reset link. */
const resetFields: FormSchema = {
  fields: [
    { name: 'token', type: 'text', required: true, minLength: 1, maxLength: 300 },
    {
      name: 'newPassword',
      type: 'password',
      required: true,
      minLength: passwordLength.policyMin,
      maxLength: passwordLength.max,
    },
    {
      name: 'passwordConfirm',
      type: 'password',
      required: true,
      minLength: passwordLength.policyMin,
      maxLength: passwordLength.max,
    },
  ],
};

export function passwordRoutes(mounts: Mounts): void {
  mount(mounts, contract.changePassword, change);
  mount(mounts, contract.forgottenPassword, (context) =>
    atConstantTime(
      async () => forgotten(context),
      ({ ok }) => ok,
    ),
  );
  mount(mounts, contract.resetPassword, reset);
  mount(mounts, contract.resetPasswordSchema, () => done(resetFields));
}

const change: Handler<typeof contract.changePassword> = async (context) => {
  const changed = await playerOf(context, sessionsPort).changePassword(context.body);
  return changed.ok
    ? done({ sessionid: await writePlayerToken(changed.data, 'session', context.settings.SESSION_SECRET) })
    : changed;
};

/** A known and an unknown address are answered alike and no sooner; the mail leaves after the answer. For an address that nobody has nothing is asked. */
const forgotten: Handler<typeof contract.forgottenPassword> = async (context) => {
  const { env, at, language, client, body } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const taker = { visitor, ip: client.ip };
  const [captcha, over] = await Promise.all([
    captchaVerdict(context, body),
    overAllowance(env, 'passwordReset', taker, at),
  ]);
  if (over && captcha !== 'right') return withCaptcha(context, { ok: false, code: 'invalid_captcha' });
  const wayOver = over && (await overAllowance(env, 'solvedPasswordReset', taker, at));
  if (wayOver) return wayOver;
  const playerId = await playerIdOfEmail(env.DB, body.email);
  if (playerId !== null) await systemOf(env, playerId, sessionsPort).passwordForgotten(language, at);
  return done({ emailExpected: true });
};

const reset: Handler<typeof contract.resetPassword> = async ({
  env,
  at,
  settings,
  body: { token: text, ...wanted },
}) => {
  const token = await readPlayerToken(text, 'reset', settings.SESSION_SECRET);
  return token
    ? systemOf(env, token.playerId, sessionsPort).resetPassword(token.secret, wanted, at)
    : refused('invalid_reset_link');
};
