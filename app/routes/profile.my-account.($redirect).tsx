import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountPage, type AccountData } from '~/account/account-page';
import stylesheet from '~/account/account.css?url';
import { additionalForm, knownAdditional, type Additional } from '~/account/additional-form';
import { afterSaving, contactForm, knownDetails } from '~/account/contact-form';
import { withPlayer } from '~/account/player-loader';
import { changedSince, markOf } from '~/account/seen-mark';
import { timeZoneOf } from '~/account/time-zone';
import { readBody } from '~/forms/form-body';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'account.myAccount', seenBy: 'player', hydrate: 'profile-editor' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ previousLogin }],
  } = await withPlayer(context, () => [context.api.player.lastLoggedIn()]);
  const { username, email, countrycode, birthdate, kycStatus, frozen, missing, mails } = player;
  const account: AccountData = {
    member: { username, email, countrycode, birthdate, kycStatus, currency: player.balance.currency },
    timeZone: timeZoneOf(player),
    previousLogin: previousLogin && { at: previousLogin.at, ip: previousLogin.ip },
    details: known(knownDetails(player)),
    additional: known(knownAdditional(player)),
    missing,
    frozen,
    mails,
  };
  return account;
}

/** What a form starts with, and the mark of it that travels along. */
const known = <Values extends Record<string, string>>(values: Values) => ({ values, seen: markOf(values) });

/** Saves what the cashier demands, then leads to where the player was going. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (context.url.search === '?mails') return postMails(context, request);
  const player = await context.requirePlayer();
  if (context.url.search === '?additional') return postAdditional(context, request, knownAdditional(player));
  const read = await readForm(request, contactForm);
  if (!read.ok) return refuseForm(read);
  const { seen, ...details } = read.value;
  if (changedSince(seen, knownDetails(player), details))
    return refuseForm(read, { formErrors: ['account.changedElsewhere'] });
  const answer = await context.api.player.updateContact(details);
  if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.session.flash({ kind: 'success', key: 'account.saved' });
  return redirect(afterSaving(params.redirect, context.url.searchParams.get('bonus')), 303);
}

/** A box that is not ticked is not sent: anything but `mails=on` turns them off. */
async function postMails(context: AppLoadContext, request: Request) {
  const body = await readBody(request);
  const mails = new Map(body.ok ? body.entries : []).get('mails') === 'on';
  await context.api.profile.setMails(mails);
  context.session.flash({ kind: 'success', key: mails ? 'account.mailsOn' : 'account.mailsOff' });
  return redirect('/profile/my-account', 303);
}

async function postAdditional(context: AppLoadContext, request: Request, now: Additional) {
  const read = await readForm(request, additionalForm);
  if (!read.ok) return refuseForm(read);
  const { seen, ...details } = read.value;
  if (changedSince(seen, now, details)) return refuseForm(read, { formErrors: ['account.changedElsewhere'] });
  // Without its question an answer would be dropped.
  if (details.securityAnswer && !details.securityQuestion)
    return refuseForm(read, { fieldErrors: { securityQuestion: 'account.securityQuestionRequired' } });
  const answer = await context.api.profile.updateAdditional(details);
  if (!answer.ok && answer.code === 'invalid_request')
    return refuseForm(read, { fieldErrors: { securityAnswer: 'account.securityAnswerRequired' } });
  if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.session.flash({ kind: 'success', key: 'account.saved' });
  return redirect('/profile/my-account', 303);
}

export default function MyAccount() {
  return <AccountPage account={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
