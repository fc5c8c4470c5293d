import type { AppLoadContext } from '@remix-run/cloudflare';
import { tellFirstDeposit } from '~/edge/first-deposit';
import { respond } from '~/edge/respond';
import { newsOf } from './seen-messages';

/** What the frame of every page shows. Visitors from barred territories get no session: their pages are only read. */
export async function loadFrame(context: AppLoadContext) {
  const readOnly = context.territory.barred || context.refusal !== null;
  const [apiThere, skin, player, toast] = await Promise.all([
    readOnly || context.ensureSession(),
    // Without its skin the frame falls back to the house's own: an outage is told by what the screen itself needs.
    context.api.site.skin().catch(() => null),
    readOnly ? null : context.player(),
    context.session.takeFlash(),
  ]);
  if (player) tellFirstDeposit(context, player);
  const shown = {
    skin,
    toast,
    apiAway: !apiThere || context.isStale(),
    player: player && {
      username: player.username,
      balance: player.balance,
      frozen: player.frozen,
      messages: player.messages.count,
      /** Index of a message that came since the player last looked, 0 when none did. */
      news: newsOf(player, context.cookies),
    },
  };
  return respond(shown, { incomplete: !apiThere || !skin });
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>['data'];
