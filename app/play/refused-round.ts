import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { FormSchema } from '~/forms/define-form';
import { refuseForm, type ReadForm, type Refusal, type RefusedForm } from '~/forms/submission';

/** A refused round, decision or bet: the form's own refusal, and the API's code when it was the API that refused. */
export interface RefusedRound extends RefusedForm {
  code: string | null;
  /** Which of the page's forms was refused. */
  of: 'opening' | 'decision' | 'bets' | 'cash-out';
}

export function refuseRound<Schema extends FormSchema>(
  of: RefusedRound['of'],
  read: ReadForm<Schema>,
  code: string | null = null,
  refusal: Refusal<Schema> = {},
) {
  const { data: refused, init } = refuseForm(read, refusal);
  return data<RefusedRound>(
    { ...refused, code, of, ...(of === 'cash-out' ? { goesOn: true } : {}) },
    init ?? undefined,
  );
}

/** Real money is a player's: a visitor is led to the log-in and back. Null for who may play in this mode. */
export function toLogIn({ session, path }: AppLoadContext, mode: 'real' | 'fun') {
  if (mode === 'fun' || session.playerId) return null;
  session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
  return redirect(`/login?redirect=${encodeURIComponent(path)}`, 303);
}
