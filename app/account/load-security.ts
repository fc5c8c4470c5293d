import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { readForm, refuseForm } from '~/forms/submission';
import { changeForm, changeRefusal, confirmCheck } from '~/identity/new-password-form';
import { withPlayer } from './player-loader';
import { timeZoneOf } from './time-zone';

/** Who is logged in to the account, the latest used session first. */
export async function loadSecurity(context: AppLoadContext) {
  const { player, reads: [{ sessions }] } = await withPlayer(context, () => [context.api.profile.sessions()]);
  return { username: player.username, timeZone: timeZoneOf(player), sessions };
}
export type SecurityData = Awaited<ReturnType<typeof loadSecurity>>;

/** Changes the password: this session goes on under a new id, the others end. */
export async function postPassword(context: AppLoadContext, request: Request) {
  await context.requirePlayer();
  const read = await readForm(request, changeForm, confirmCheck);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.password.change(read.value);
  if (!answer.ok) {
    const { refusal, init } = changeRefusal(answer, context.locale);
    return refuseForm(read, refusal, init);
  }
  context.session.openPlayer(answer.data.sessionid);
  context.session.flash({ kind: 'success', key: 'security.changed' });
  return redirect('/profile/security', 303);
}
