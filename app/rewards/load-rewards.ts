import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { z } from 'zod';
import { cashbackPeriods } from 'contract/loyalty';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';

const here = '/profile/cashback';

const claimForm = defineForm({ id: 'claim', schema: z.object({ period: z.enum(cashbackPeriods) }) });

/** Cash points, level and cashback. */
export async function loadRewards(context: AppLoadContext) {
  const { player, reads: [cashback, loyalty] } = await withPlayer(context, () => [context.api.loyalty.cashback(), context.api.loyalty.loyalty()]);
  const { current, next, vip, rewards } = loyalty;
  const level = current?.level ?? 0;
  const nextReward = rewards.find((reward) => reward.level === next?.level) ?? null;
  const earned = rewards.filter(({ earnedAt }) => earnedAt !== null).sort((a, b) => b.level - a.level);
  return { cashback, current, next, vip, level, nextReward, earned, frozen: player.frozen, timeZone: timeZoneOf(player) };
}
export type RewardsData = Awaited<ReturnType<typeof loadRewards>>;

/** Claims a pot: a form that comes twice is paid once, since a pot is paid once a period. */
export async function postRewards(context: AppLoadContext, request: Request) {
  await context.requirePlayer();
  const read = await readForm(request, claimForm);
  if (!read.ok) return redirect(here, 303);
  const answer = await context.api.loyalty.claim(read.value.period);
  if (answer.ok) context.session.flash({ kind: 'success', key: 'rewards.paid', values: { amount: context.page.money(answer.data.paid, answer.data.currency) } });
  else context.session.flash({ kind: 'warning', text: answer.message });
  return redirect(here, 303);
}
