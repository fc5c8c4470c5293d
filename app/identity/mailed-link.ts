import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { hours } from 'contract/constants';
import type { MailedCookie } from '~/edge/cookies';

const longestToken = 300;

/**
 * Takes the token of a mailed link out of the address, where histories, logs and referrers would keep it, into a cookie, and leads
 * on to the clean address. It asks the API for nothing: mail scanners open links too. A token that can't be one of ours is
 * forgotten, so that the screen says so.
 */
export function swapToken(
  context: AppLoadContext,
  cookie: MailedCookie,
  token: string | undefined,
  to: string,
): Response {
  if (token && token.length <= longestToken) context.cookies.writeSigned(cookie, token, hours / 1000);
  else context.cookies.removeSigned(cookie);
  return redirect(to, 303);
}

/** The token of the link that was opened last, or null. */
export function tokenOf(context: AppLoadContext, cookie: MailedCookie): string | null {
  const token = context.cookies.readSigned(cookie);
  return typeof token === 'string' ? token : null;
}
