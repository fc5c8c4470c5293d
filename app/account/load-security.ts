import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { readForm, refuseForm } from '~/forms/submission';
import { changeForm, changeRefusal, confirmCheck } from '~/identity/new-password-form';
import { verbatim } from '~/forms/form-message';
import { tooMany, tooManyInit } from '~/identity/refusals';
import { emailForm } from './email-form';
import { nameForm } from './name-form';
import { withPlayer } from './player-loader';
import { timeZoneOf } from './time-zone';

/** Where the form of the address is sent, without locale prefix. */
export const emailAddress = '/profile/security?email';

/** Where the form of the name is sent, without locale prefix. */
export const nameAddress = '/profile/security?name';

/** The own address, and who is logged in to the account, the latest used session first. */
export async function loadSecurity(context: AppLoadContext) {
  const {
    player,
    reads: [{ sessions }, { pending }],
  } = await withPlayer(context, () => [context.api.profile.sessions(), context.api.profile.emailChange()]);
  // A name that no document binds is changed with the other details.
  const bound = player.kycStatus === 'verified' ? { fname: player.fname, lname: player.lname } : null;
  return { username: player.username, email: player.email, bound, pending, timeZone: timeZoneOf(player), sessions };
}
export type SecurityData = Awaited<ReturnType<typeof loadSecurity>>;

/** One page, three forms: the address of each names it. */
export async function postSecurity(context: AppLoadContext, request: Request) {
  await context.requirePlayer();
  if (context.url.search === '?name') return postName(context, request);
  return context.url.search === '?email' ? postEmail(context, request) : postPassword(context, request);
}

/** Changes a name that a document was approved for: the account has to be verified anew. */
async function postName(context: AppLoadContext, request: Request) {
  const read = await readForm(request, nameForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.profile.updateName(read.value);
  if (answer.ok) {
    context.session.flash({ kind: 'success', key: 'security.nameChanged' });
    return redirect('/profile/security', 303);
  }
  if (answer.code === 'too_many_requests')
    return refuseForm(read, { fieldErrors: { password: tooMany(answer, context.locale) } }, tooManyInit(answer));
  if (answer.code === 'invalid_password')
    return refuseForm(read, { fieldErrors: { password: 'protection.passwordWrong' } });
  return refuseForm(read, { formErrors: [verbatim(answer.message)] });
}

/** Asks for another address. Whether it is taken, the answer does not tell. */
async function postEmail(context: AppLoadContext, request: Request) {
  const read = await readForm(request, emailForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.profile.updateEmail(read.value);
  if (answer.ok) {
    context.session.flash({ kind: 'success', key: 'security.emailSent', values: { email: read.value.email } });
    return redirect('/profile/security', 303);
  }
  if (answer.code === 'too_many_requests')
    return refuseForm(read, { fieldErrors: { password: tooMany(answer, context.locale) } }, tooManyInit(answer));
  if (answer.code === 'invalid_password')
    return refuseForm(read, { fieldErrors: { password: 'protection.passwordWrong' } });
  if (answer.code === 'email_unchanged') return refuseForm(read, { fieldErrors: { email: 'results.email_unchanged' } });
  return refuseForm(read, { formErrors: [verbatim(answer.message)] });
}

/** Changes the password: this session goes on under a new id, the others end. */
async function postPassword(context: AppLoadContext, request: Request) {
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
