import { endOtherSessions, ownSessions } from 'contract/profile';
import { anon, checkAnonSession } from 'contract/session';
import { done } from '../../kernel/outcome';
import { issueAnonymousId } from '../../kernel/session/anonymous';
import { mount, type Mounts } from '../../kernel/http/mount';
import { playerOf } from '../../kernel/http/request';
import { sessionsPort } from './feature';

export function sessionRoutes(mounts: Mounts): void {
  mount(
    mounts,
    anon,
    async ({ at, settings }) => done({ anonSessionId: await issueAnonymousId(at, settings.SESSION_SECRET) }),
    { barredTerritory: 'refused' },
  );

  // In a barred territory a stored session is not accepted either: the caller then asks `anon`, which says why.
  mount(mounts, checkAnonSession, ({ sessions, client }) =>
    done({ valid: sessions.anonymousId !== null && !client.barred }),
  );

  mount(mounts, ownSessions, (context) => playerOf(context, sessionsPort).ownSessions());
  mount(mounts, endOtherSessions, (context) => playerOf(context, sessionsPort).endOtherSessions());
}
