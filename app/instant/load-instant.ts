import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { parseAmount } from '~/i18n/format';
import { waysIn } from '~/identity/provider-log-in';
import { tooMany, tooManyInit, type Refused } from '~/identity/refusals';
import { waiting, type Waiting } from '~/layout/refresh';

/** Pay-and-play is in euro (DOMAIN §8). */
export const instantCurrency = 'EUR';

/** The one thing that is asked: name and address come from the bank. */
export const instantForm = defineForm({
  id: 'instant',
  schema: z.object({ amount: z.string({ required_error: 'cashier.amountRequired' satisfies FormMessage }) }),
});

/** Where the bank asks for the payment; null while nothing is asked. */
export interface Checkout {
  checkoutUrl: string | null;
}

/** @throws the not-found page where no bank is connected */
export async function offered(context: AppLoadContext): Promise<void> {
  if (!(await waysIn(context)).payAndPlay) throw new Response(null, { status: 404 });
}

/** Opens a checkout and leads there. A bank at an address of its own is led to by a link, since our content policy lets no form end elsewhere. */
export async function startInstant(context: AppLoadContext, request: Request) {
  if (context.session.playerId) return redirect('/cashier/deposit', 303);
  await offered(context);
  const { locale, money } = context.page;
  const judge = (text: string | undefined) => (text?.trim() ? parseAmount(text, instantCurrency, locale) : undefined);
  const read = await readForm(request, instantForm, {
    check: ({ amount }) => ({
      amount: judge(amount) === null ? say('cashier.amountInvalid', { example: money(20_00, 'FUN') }) : undefined,
    }),
  });
  const amount = read.ok ? judge(read.value.amount) : null;
  if (!read.ok || !amount)
    return refuseForm(read, read.ok ? { fieldErrors: { amount: 'cashier.amountRequired' } } : {});
  const answer = await context.api.instant.checkout(amount, context.affiliates());
  if (!answer.ok)
    return refuseForm(
      read,
      { fieldErrors: { amount: amountRefusal(answer, context) } },
      answer.code === 'too_many_requests' ? tooManyInit(answer) : {},
    );
  if (answer.data.step !== 'checkout') return redirect('/pnp/fail', 303);
  const bank = new URL(answer.data.checkoutUrl, context.url);
  if (bank.origin === context.url.origin) return redirect(bank.pathname + bank.search, 303);
  return data<Checkout | RefusedForm>({ checkoutUrl: bank.protocol === 'https:' ? bank.href : null });
}

function amountRefusal(answer: Refused, { page: { money }, locale }: AppLoadContext): FormMessage {
  const { minimum, maximum } = (answer.data ?? {}) as { minimum?: unknown; maximum?: unknown };
  if (answer.code === 'too_many_requests') return tooMany(answer, locale);
  if (answer.code === 'amount_below_minimum' && typeof minimum === 'number')
    return say('cashier.belowMinimum', { minimum: money(minimum, instantCurrency) });
  if (answer.code === 'amount_above_maximum' && typeof maximum === 'number')
    return say('cashier.aboveMaximum', { maximum: money(maximum, instantCurrency) });
  return verbatim(answer.message);
}

/** A bank's word may take a moment: so often the page looks again, so many seconds apart. */
const looks = { times: 8, after: 2 } as const;

/** Refusals that the failure screen has words for. */
export const failures = ['underage', 'account_frozen', 'deposit_limit_reached', 'order_already_used'] as const;
export type Failure = (typeof failures)[number];

/** Exchanges a credited order for a session, once, and leaves the order out of the address; unknown or unpaid leads to the failure (DOMAIN §8). */
export async function loadSuccess(
  context: AppLoadContext,
): Promise<{ username: string; cash: number; waiting: false } | ({ waiting: true } & Waiting)> {
  const order = context.url.searchParams.get('trumo_order_id');
  if (order === null) {
    const player = await context.player();
    if (!player) throw redirect('/pnp/fail', 303);
    return { waiting: false, username: player.username, cash: player.balance.cash };
  }
  if (order === '' || order.length > 120) throw redirect('/pnp/fail', 303);
  const answer = await context.api.instant.exchange(order);
  if (answer.ok && answer.data.step === 'session') {
    context.session.openPlayer(answer.data.sessionid);
    context.session.flash({ kind: 'success', key: answer.data.isNew ? 'instant.registered' : 'identity.loggedIn' });
    throw redirect('/pnp/success', 303);
  }
  const look = Number(context.url.searchParams.get('look') ?? 0) || 0;
  if (!answer.ok && answer.code === 'order_not_paid' && look < looks.times) {
    return {
      waiting: true,
      ...waiting(context, looks.after, new URLSearchParams({ trumo_order_id: order, look: String(look + 1) })),
    };
  }
  const reason = answer.ok ? undefined : failures.find((code) => code === answer.code);
  throw redirect(reason ? `/pnp/fail?reason=${reason}` : '/pnp/fail', 303);
}

/** Why it failed, when it is one of the refusals that have words. */
export const failureOf = (search: URLSearchParams): Failure | null =>
  failures.find((code) => code === search.get('reason')) ?? null;
