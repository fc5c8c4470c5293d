import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { Limits } from 'contract/protection';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type ReadForm } from '~/forms/submission';
import { formatDate, formatDateTime } from '~/i18n/format';
import { tooMany, tooManyInit, type Refused } from '~/identity/refusals';
import { addressOf, type ProtectionStep } from './addresses';
import { exclusionForm, intervalForm, limitForm, type choiceForm } from './forms';
import { judgeLimit } from './limit-amount';

const here = '/responsible-gambling';

/** One page, several forms: the address of each names its step. */
export async function postProtection(context: AppLoadContext, request: Request) {
  const step = (Object.keys(steps) as ProtectionStep[]).find((name) => addressOf(name) === here + context.url.search);
  if (!context.session.playerId) await context.requirePlayer();
  return step ? steps[step](context, request) : redirect(here, 303);
}

const steps: Record<
  ProtectionStep,
  (context: AppLoadContext, request: Request) => Promise<ReturnType<typeof redirect> | ReturnType<typeof refuseForm>>
> = {
  limit: async (context, request) => {
    const {
      player,
      reads: [limits],
    } = await withPlayer(context, () => [context.api.protection.limits()]);
    const judge = (text: string | undefined) => judgeLimit(text, limits, context.page);
    const read = await readForm(request, limitForm, {
      check: ({ newLimit }) => {
        const judged = judge(newLimit);
        return judged.ok ? {} : { newLimit: judged.message };
      },
    });
    const judged = read.ok ? judge(read.value.newLimit) : null;
    if (!read.ok || !judged?.ok) return refuseForm(read);
    const answer = await context.api.protection.setDepositLimit(judged.amount, read.value.password);
    if (!answer.ok) return refuseByPassword(context, read, answer);
    tellLimit(context, answer.data, timeZoneOf(player));
    return redirect(here, 303);
  },

  confirmLimit: async (context) => {
    const answer = await context.api.protection.confirmDepositLimit();
    if (answer.ok) tellLimit(context, answer.data);
    else
      context.session.flash({
        kind: 'warning',
        key: answer.code === 'limit_wait_not_over' ? 'results.limit_wait_not_over' : 'results.nothing_pending',
      });
    return redirect(here, 303);
  },

  withdrawLimit: async (context) => {
    await context.api.protection.withdrawPendingLimit();
    context.session.flash({ kind: 'success', key: 'protection.raiseWithdrawn' });
    return redirect(here, 303);
  },

  exclude: async (context, request) => {
    const read = await readForm(request, exclusionForm);
    if (!read.ok) return refuseForm(read);
    const answer = await context.api.protection.selfExclude(read.value.password);
    if (!answer.ok) return refuseByPassword(context, read, answer);
    // All sessions are over, this one too.
    context.session.closePlayer();
    const { until } = answer.data;
    if (until === null) context.session.flash({ kind: 'success', key: 'protection.excluded' });
    else
      context.session.flash({
        kind: 'success',
        key: 'protection.staysExcluded',
        values: { day: formatDate(until, context.locale) },
      });
    return redirect(here, 303);
  },

  interval: async (context, request) => {
    const read = await readForm(request, intervalForm);
    if (!read.ok) return refuseForm(read);
    const answer = await context.api.profile.setRealityCheck(read.value.minutes);
    if (!answer.ok) return refuseForm(read, { formErrors: [verbatim(answer.message)] });
    context.session.flash({ kind: 'success', key: 'play.intervalSaved' });
    return redirect(here, 303);
  },
};

/** What applies now, or waits. */
function tellLimit(
  { session, page }: AppLoadContext,
  { currency, deposit: { current, pending } }: Limits,
  timeZone?: string,
): void {
  const limit = page.money(pending?.newLimit ?? current ?? 0, currency);
  if (pending)
    session.flash({
      kind: 'success',
      key: 'protection.raisePending',
      values: { limit, time: formatDateTime(pending.confirmableFrom, page.locale, timeZone) },
    });
  else session.flash({ kind: 'success', key: 'protection.limitSaved', values: { limit } });
}

/** Of a form that takes the account's password. */
export function refuseByPassword(
  context: AppLoadContext,
  read: ReadForm<typeof limitForm.schema> | ReadForm<typeof exclusionForm.schema> | ReadForm<typeof choiceForm.schema>,
  answer: Refused,
) {
  const password = read as ReadForm<typeof exclusionForm.schema>;
  switch (answer.code) {
    case 'invalid_password':
      return refuseForm(password, { fieldErrors: { password: 'protection.passwordWrong' } });
    case 'too_many_requests':
      return refuseForm(password, { fieldErrors: { password: tooMany(answer, context.locale) } }, tooManyInit(answer));
    default:
      return refuseForm(password, { formErrors: [verbatim(answer.message)] });
  }
}
