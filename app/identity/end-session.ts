import type { AppLoadContext } from '@remix-run/cloudflare';

/** Ends the player's session here, and at the API where it can be reached: who wants to leave must not stay because something else is down. */
export async function endPlayerSession(context: AppLoadContext): Promise<void> {
  const { session } = context;
  if (!session.playerId) return;
  try {
    await context.api.player.logout();
  } catch (fault) {
    context.log({
      level: 'error',
      message: 'Log-out failed at the API',
      status: fault instanceof Response ? fault.status : String(fault),
    });
  }
  session.closePlayer();
}
