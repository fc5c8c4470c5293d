import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { z } from 'zod';
import type { placeSportsBet } from 'contract/sports/bets';
import type { Answer } from '~/casino-api';
import { isPausedPage } from '~/edge/maintenance';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import { refuseForm, type ReadForm } from '~/forms/submission';
import { keepSlip, slipOf } from './own-slip';
import { keyOf, type SlipEntry } from './slip-legs';
import { readStakes, stakeField, type SlipKind, type slipForm } from './slip-form';

type Read = Extract<ReadForm<(typeof slipForm)['schema']>, { ok: true }>;
type Placed = z.output<(typeof placeSportsBet)['data']>;
type Refused = Extract<Answer<Placed>, { ok: false }>;

/** A leg with its place in the form, by which the API's word on it finds its field. */
type Staked = SlipEntry & { stake?: number; index: number };

/** The legs that the bet is made of: of singles those with a stake. */
function legsOf(kind: SlipKind, read: Read, context: Pick<AppLoadContext, 'locale'>): Staked[] {
  const { legs, singles } = readStakes(read.given, context.locale);
  if (kind !== 'singles') return legs.map((leg, index) => ({ ...leg, index }));
  return legs.flatMap((leg, index) => {
    const stake = singles[index];
    return stake ? [{ ...leg, stake, index }] : [];
  });
}

/**
 * Places what the form says. Accepted: leads to the receipt, or to the open bets where there are several, and takes the legs off the slip.
 * Refused: the page comes back with what was typed and the odds as they are. The answer lost on its way: the same form sent again counts once.
 */
export async function placeBet(context: AppLoadContext, read: Read) {
  const { kind, system, priceChange, requestId, delay } = read.value;
  const legs = legsOf(kind, read, context);
  const { stake } = readStakes(read.given, context.locale);
  let answer: Answer<Placed>;
  try {
    answer = await context.api.sports.place(
      {
        kind,
        system: kind === 'system' ? system : undefined,
        legs: legs.map(({ index: _, ...leg }) => leg),
        stake: kind === 'singles' ? undefined : (stake ?? undefined),
        priceChange,
        requestId,
      },
      delay,
    );
  } catch (fault) {
    if (fault instanceof Response && fault.status === 503 && !isPausedPage(fault))
      return refuseForm(read, { formErrors: ['sports.unsure'] }, { status: 503 });
    throw fault;
  }
  if (!answer.ok) {
    keepSlip(context, slipOf(context));
    return refuseForm(read, { ...refusalOf(answer, legs, read.value, context.page), clear: ['requestId'] });
  }
  const { bets } = answer.data;
  const placed = new Set(legs.map(keyOf));
  keepSlip(
    context,
    slipOf(context).filter((entry) => !placed.has(keyOf(entry))),
  );
  context.session.flash({ kind: 'success', key: 'sports.placed', values: { count: bets.length } });
  const [only] = bets;
  return redirect(only && bets.length === 1 ? `/sports/bets/${encodeURIComponent(only.id)}` : '/sports/bets', 303);
}

interface Limits {
  minimum?: number;
  maximum?: number;
  leg?: number;
}

/** What the API refused, in words and at its field. */
function refusalOf(
  { code, message, data }: Refused,
  legs: readonly Staked[],
  { kind, currency }: Pick<Read['value'], 'kind' | 'currency'>,
  { money }: Pick<AppLoadContext['page'], 'money'>,
): { formErrors?: FormMessage[]; fieldErrors?: Record<string, FormMessage> } {
  const { minimum = 0, maximum = 0, leg } = (data ?? {}) as Limits;
  if (code === 'price_changed') return { formErrors: ['sports.pricesMoved'] };
  if (code === 'selections_exclude_each_other') return { formErrors: ['sports.excluding'] };
  if (code === 'too_few_legs') return { formErrors: [say('sports.tooFew', { minimum: String(minimum) })] };
  if (code !== 'stake_not_offered') return { formErrors: [verbatim(message)] };
  const outside: FormMessage =
    maximum > 0
      ? say('sports.stakeOutside', { minimum: money(minimum, currency), maximum: money(maximum, currency) })
      : 'sports.stakeNone';
  return { fieldErrors: { [kind === 'singles' ? stakeField(legs[leg ?? 0]?.index ?? 0) : 'stake']: outside } };
}
