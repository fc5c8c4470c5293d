import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { readBody } from '~/forms/form-body';
import { readForm, refuseForm } from '~/forms/submission';
import { verbatim } from '~/forms/form-message';
import { additionalForm, knownAdditional, type Additional } from './additional-form';
import { afterSaving, contactForm, knownDetails } from './contact-form';
import { withPlayer } from './player-loader';
import { changedSince, markOf } from './seen-mark';
import { timeZoneOf } from './time-zone';

/** What my-account shows. */
export async function loadAccount(context: AppLoadContext) {
  const {
    player,
    reads: [{ previousLogin }],
  } = await withPlayer(context, () => [context.api.player.lastLoggedIn()]);
  const { username, email, countrycode, birthdate, kycStatus, frozen, missing, mails } = player;
  return {
    member: { username, email, countrycode, birthdate, kycStatus, currency: player.balance.currency },
    timeZone: timeZoneOf(player),
    previousLogin: previousLogin && { at: previousLogin.at, ip: previousLogin.ip },
    details: known(knownDetails(player)),
    additional: known(knownAdditional(player)),
    missing,
    frozen,
    mails,
  };
}
export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

/** What a form starts with, and the mark of it that travels along. */
const known = <Values extends Record<string, string>>(values: Values) => ({ values, seen: markOf(values) });

/** Saves what the cashier demands, then leads to where the player was going. */
export async function postAccount(context: AppLoadContext, request: Request, target: string | undefined) {
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
  return redirect(afterSaving(target, context.url.searchParams.get('bonus')), 303);
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
