import type { AppLoadContext } from '@remix-run/cloudflare';
import { hasSandboxGames, sandboxGamesPath } from '~/edge/api-pages';

/**
 * Lets the frame of an outside provider's game in on this page, and nothing beside it: the game's own origin, if it is one of those configured, or the
 * one path at which the sandbox's provider is.
 * @returns the frame's address; null where the configuration knows no such place: then nothing is framed
 */
export function letInFrame(context: AppLoadContext, frame: string): string | null {
  const { origin, pathname } = new URL(frame, context.url.origin);
  const isSandbox = origin === context.url.origin && pathname.startsWith(sandboxGamesPath) && hasSandboxGames(context);
  if (isSandbox) context.frames = `${origin}${sandboxGamesPath}`;
  else if (context.env.GAME_FRAMES.includes(origin)) context.frames = origin;
  if (context.frames !== null) return frame;
  context.log({ level: 'error', event: 'frame_elsewhere', origin });
  return null;
}
