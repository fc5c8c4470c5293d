import type { AppLoadContext } from '@remix-run/cloudflare';
import { standingOf } from './load-rewards';

/** The VIP club, and for a player the own place in it; asked for side by side. */
export async function loadVip({ api, session, player, t, page }: AppLoadContext) {
  const [vip, found, loyalty] = await Promise.all([
    api.loyalty.vip(),
    player(),
    session.playerId === null ? null : api.loyalty.loyalty(),
  ]);
  const description = t('vip.lead', {
    amount: page.money(vip.euroPerPoint, vip.currency),
    levels: page.number(vip.levels.length),
    level: page.number(vip.tiers[0]?.fromLevel ?? 0),
  });
  return { vip, mine: found && loyalty ? { loyalty, ...standingOf(found) } : null, description };
}
export type VipData = Awaited<ReturnType<typeof loadVip>>;
