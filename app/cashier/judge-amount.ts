import type { AppLoadContext } from '@remix-run/cloudflare';
import { withPlayer } from '~/account/player-loader';
import type { FormMessage } from '~/forms/form-message';
import { judgeAmount, type AmountRules, type GivenAmount, type JudgedAmount } from './amount';
import { amountRules, type CashierData } from './load-cashier';

export interface Judge {
  rules: AmountRules;
  judged: JudgedAmount;
  /** The amount, whether or not the balance and the limit still leave it; null when it is none that the method takes. */
  meant: number | null;
}

/** Reads the amount by the rules of the method that the form names. */
export function judge(
  context: AppLoadContext,
  cashier: CashierData,
  direction: 'deposit' | 'withdraw',
  given: GivenAmount & { method?: string | undefined },
): Judge {
  const rules = amountRules(cashier, direction, given.method);
  const { available: _available, allowance: _allowance, ...borders } = rules;
  const meant = judgeAmount(given, borders, context.page);
  return { rules, judged: judgeAmount(given, rules, context.page), meant: meant.ok ? meant.amount : null };
}

export const amountFault = ({ judged }: Judge): { amount?: FormMessage } =>
  judged.ok ? {} : { amount: judged.message };

/** What the cashier offers now, for a form that was posted. */
export async function cashierOf(context: AppLoadContext): Promise<CashierData> {
  const {
    reads: [cashier],
  } = await withPlayer(context, () => [context.api.cashier.methods()]);
  return cashier;
}
