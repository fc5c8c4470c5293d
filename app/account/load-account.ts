import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { readForm, refuseForm } from '~/forms/submission';
import { verbatim } from '~/forms/form-message';
import { additionalForm, knownAdditional, markOf } from './additional-form';
import { afterSaving, contactForm, knownDetails } from './contact-form';
import { withPlayer } from './player-loader';
import { timeZoneOf } from './time-zone';

/** What my-account shows. */
export async function loadAccount(context: AppLoadContext) {
  const { player, reads: [{ previousLogin }] } = await withPlayer(context, () => [context.api.player.lastLoggedIn()]);
  const { username, email, countrycode, birthdate, kycStatus, frozen, missing } = player;
  return {
    member: { username, email, countrycode, birthdate, kycStatus, currency: player.balance.currency },
    timeZone: timeZoneOf(player),
    previousLogin: previousLogin && { at: previousLogin.at, ip: previousLogin.ip },
    details: knownDetails(player),
    additional: knownAdditional(player),
    seen: markOf(player),
    missing,
    frozen,
  };
}
export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

/** Saves what the cashier demands, then leads to where the player was going. */
export async function postAccount(context: AppLoadContext, request: Request, target: string | undefined) {
  const player = await context.requirePlayer();
  if (context.url.search === '?additional') return postAdditional(context, request, markOf(player));
  const read = await readForm(request, contactForm);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.player.updateContact(read.value);
  if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.session.flash({ kind: 'success', key: 'account.saved' });
  return redirect(afterSaving(target), 303);
}

async function postAdditional(context: AppLoadContext, request: Request, now: string) {
  const read = await readForm(request, additionalForm);
  if (!read.ok) return refuseForm(read);
  const { seen, ...details } = read.value;
  if (seen !== undefined && seen !== now) return refuseForm(read, { formErrors: ['account.changedElsewhere'] });
  const answer = await context.api.profile.updateAdditional(details);
  if (!answer.ok && answer.code === 'invalid_request') return refuseForm(read, { fieldErrors: { securityAnswer: 'account.securityAnswerRequired' } });
  if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.session.flash({ kind: 'success', key: 'account.saved' });
  return redirect('/profile/my-account', 303);
}
