import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { withPlayer } from '~/account/player-loader';
import { emailForm, nameForm } from '~/account/security-forms';
import { SecurityPage, type SecurityData } from '~/account/security-page';
import { timeZoneOf } from '~/account/time-zone';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { changeForm, changeRefusal, confirmCheck } from '~/identity/new-password-form';
import { tooMany, tooManyInit } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'security.title',
  seenBy: 'player',
  islands: ['sign-up-help', 'show-password'],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The own address, and who is logged in to the account, the latest used session first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ sessions }, { pending }],
  } = await withPlayer(context, () => [context.api.profile.sessions(), context.api.profile.emailChange()]);
  // A name that no document binds is changed with the other details.
  const bound = player.kycStatus === 'verified' ? { fname: player.fname, lname: player.lname } : null;
  const security: SecurityData = {
    username: player.username,
    email: player.email,
    bound,
    pending,
    timeZone: timeZoneOf(player),
    sessions,
  };
  return security;
}

/** One page, three forms: the address of each names it. */
export async function action({ context, request }: ActionFunctionArgs) {
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

export default function Security() {
  return <SecurityPage security={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
