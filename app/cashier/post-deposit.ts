import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { Answer } from '~/casino-api';
import type { Deposit } from 'contract/cashier';
import { readForm, refuseForm } from '~/forms/submission';
import { checkoutPage } from './checkout';
import { cardDepositForm, cryptoDepositForm, hostedDepositForm } from './forms';
import { amountFault, cashierOf, judge } from './judge-amount';
import { methodsFor, type CashierData } from './load-cashier';
import { orLookForIt } from './lost-answer';
import { refuseMethod, refuseOrder } from './refuse-order';
import { refusalOf } from './refusals';

/** Starts a deposit by the method whose form was sent, and leads to where it goes on. */
export async function postDeposit(context: AppLoadContext, request: Request) {
  const cashier = await cashierOf(context);
  const { chosen } = methodsFor(context, cashier, 'deposit');
  const wanted = context.url.searchParams.get('method');
  // Switched off since the page was shown: another one's form must not take its fields.
  if (!chosen || (wanted !== null && wanted !== chosen.id)) {
    return refuseMethod(context, await readForm(request, hostedDepositForm));
  }
  if (chosen.id === 'crypto') return postCrypto(context, request, cashier);
  return chosen.hosted ? postHosted(context, request, cashier) : postCard(context, request, cashier);
}

/** A refused form comes back without the card. */
async function postCard(context: AppLoadContext, request: Request, cashier: CashierData) {
  const read = await readForm(request, cardDepositForm, {
    check: (given) => amountFault(judge(context, cashier, 'deposit', given)),
  });
  const order = judge(context, cashier, 'deposit', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, card, bonus } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.deposit({ method, amount: judged.amount, requestId, card, bonus }),
  );
  if (answer.ok) return onward(context, answer);
  const { formErrors, fieldErrors, cardErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors: { ...fieldErrors, ...cardErrors }, clear: ['requestId'] });
}

/** The card is typed in at the provider's page, to which it leads; the deposit's own page does when the provider is slow. */
async function postHosted(context: AppLoadContext, request: Request, cashier: CashierData) {
  const read = await readForm(request, hostedDepositForm, {
    check: (given) => amountFault(judge(context, cashier, 'deposit', given)),
  });
  const order = judge(context, cashier, 'deposit', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, bonus } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.deposit({ method, amount: judged.amount, requestId, bonus }),
  );
  if (answer.ok) return onward(context, answer);
  const { formErrors, fieldErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors, clear: ['requestId'] });
}

async function postCrypto(context: AppLoadContext, request: Request, cashier: CashierData) {
  const read = await readForm(request, cryptoDepositForm, {
    check: (given) => amountFault(judge(context, cashier, 'deposit', given)),
  });
  const order = judge(context, cashier, 'deposit', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId, chain, bonus } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.deposit({ method, chain, amount: judged.amount, requestId, bonus }),
  );
  if (answer.ok) return onward(context, answer);
  const { formErrors, fieldErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors, clear: ['requestId'] });
}

const onward = (context: AppLoadContext, { data }: Extract<Answer<Deposit>, { ok: true }>) =>
  redirect(checkoutPage(context, data) ?? `/cashier/deposit/${encodeURIComponent(data.id)}`, 303);
