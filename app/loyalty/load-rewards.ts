import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { z } from 'zod';
import { cashbackPeriods } from 'contract/loyalty';
import type { Player } from 'contract/player';
import { timeZoneOf } from '~/account';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';

/** The rewards are shown on a page of their own and in the profile: a claim comes back to where it was made. */
export type RewardsAddress = '/rewards' | '/profile/cashback';

const claimForm = defineForm({ id: 'claim', schema: z.object({ period: z.enum(cashbackPeriods) }) });

/** What every screen of loyalty needs to know of its player. */
export const standingOf = (player: Player) => ({
  frozen: player.frozen,
  mayBeOffered: player.mayBeOffered,
  timeZone: timeZoneOf(player),
});

/** What there is to get, and for a player what was got: cash points, level and cashback; all asked for side by side. */
export async function loadRewards({ api, session, player, t }: AppLoadContext) {
  const isPlayer = session.playerId !== null;
  const [vip, found, cashback, loyalty] = await Promise.all([
    api.loyalty.vip(),
    player(),
    isPlayer ? api.loyalty.cashback() : null,
    isPlayer ? api.loyalty.loyalty() : null,
  ]);
  const mine = found && cashback && loyalty ? { cashback, loyalty, ...standingOf(found) } : null;
  return { vip, mine, description: t('rewards.lead') };
}
export type RewardsData = Awaited<ReturnType<typeof loadRewards>>;
export type MyRewards = NonNullable<RewardsData['mine']>;

/** Claims a pot: a form that comes twice is paid once, since a pot is paid once a period. */
export async function postRewards(context: AppLoadContext, request: Request, here: RewardsAddress) {
  await context.requirePlayer();
  const read = await readForm(request, claimForm);
  if (!read.ok) return redirect(here, 303);
  const answer = await context.api.loyalty.claim(read.value.period);
  if (answer.ok)
    context.session.flash({
      kind: 'success',
      key: 'rewards.paid',
      values: { amount: context.page.money(answer.data.paid, answer.data.currency) },
    });
  else context.session.flash({ kind: 'warning', text: answer.message });
  return redirect(here, 303);
}
