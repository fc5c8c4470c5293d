import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Player } from 'contract/player';

/**
 * The player of a log-in-required screen and what else it reads, asked for side by side. Visitors are redirected home
 * before anything is asked (SPEC §2).
 */
export async function withPlayer<Reads extends readonly unknown[]>(
  context: AppLoadContext,
  read: () => { [Index in keyof Reads]: Promise<Reads[Index]> },
): Promise<{ player: Player; reads: Reads }> {
  if (!context.session.playerId) await context.requirePlayer();
  const [player, reads] = await Promise.all([context.requirePlayer(), Promise.all(read())]);
  return { player, reads: reads as unknown as Reads };
}
