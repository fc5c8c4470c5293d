import type { AppLoadContext } from '@remix-run/cloudflare';
import type { RoundReceipt } from 'contract/receipt';
import type { PlayMode } from './play-data';

/** One of the caller's rounds, if it was played at this game in this mode; null for any other, for addresses and forms grow old without an error. */
export async function roundAt(
  { api }: AppLoadContext,
  id: string,
  gameid: string,
  mode: PlayMode,
): Promise<RoundReceipt | null> {
  try {
    const round = await api.rounds.get(id);
    return round.gameid === gameid && round.mode === mode ? round : null;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}
