import type { AppLoadContext } from '@remix-run/cloudflare';
import { hasSandboxGames, sandboxGamesPath } from '~/edge/api-pages';

/**
 * Where the frame of an outside provider's game may come from: its own origin, if it is one of those configured, or the one path at which the sandbox's
 * provider is. Null where the configuration knows no such place: then nothing is framed.
 */
export function frameSourceOf(context: AppLoadContext, frame: string): string | null {
  const { origin, pathname } = new URL(frame, context.url.origin);
  const isSandbox = origin === context.url.origin && pathname.startsWith(sandboxGamesPath) && hasSandboxGames(context);
  if (isSandbox) return `${origin}${sandboxGamesPath}`;
  if (context.env.GAME_FRAMES.includes(origin)) return origin;
  context.log({ level: 'error', event: 'frame_elsewhere', origin });
  return null;
}
