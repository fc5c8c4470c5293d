import type { AppLoadContext } from '@remix-run/cloudflare';
import type { LoginRecord } from 'contract/player';
import type { z } from 'zod';

/** Somebody is logged in, however he proved who he is: the session, and when and from where the account was used last (SPEC §8). */
export function openPlayerSession(
  { session, page }: AppLoadContext,
  {
    sessionid,
    previousLogin,
    device,
  }: { sessionid: string; previousLogin: z.infer<typeof LoginRecord> | null; device?: string | undefined },
): void {
  session.openPlayer(sessionid);
  if (device) session.rememberDevice(device);
  if (!previousLogin) return session.flash({ kind: 'success', key: 'identity.loggedIn' });
  const { at, ip } = previousLogin;
  const when = page.dateTime(at);
  session.flash(
    ip
      ? { kind: 'success', key: 'identity.loggedInAgain', values: { when, ip } }
      : { kind: 'success', key: 'identity.loggedInBefore', values: { when } },
  );
}
