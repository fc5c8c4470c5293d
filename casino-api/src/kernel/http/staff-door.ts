import type { Context, Next } from 'hono';
import { sameText } from '../tokens';
import { hasApiKey, type ApiContext } from './api-context';

/** The password of `Authorization: Basic`, whoever is named before it; null when there is none. */
function givenPassword(header: string | undefined): string | null {
  const [scheme, encoded] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || !encoded) return null;
  try {
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    return text.includes(':') ? text.slice(text.indexOf(':') + 1) : null;
  } catch {
    return null;
  }
}

interface Door {
  /** The secret that opens it; where none is set there is nothing behind it. */
  key: 'QA_KEY';
  /** To whom the browser says the pages belong. */
  whose: 'testers';
  /** The door is there for testers' sake: without QA there is none. */
  needsQa?: true;
}

/**
 * The door of pages that are testers'. On a machine of one's own, with QA on, it stands open to whoever comes through the edge; a deployed
 * environment, a preview as much as production, asks for the key. The key of the API is no key to it: the edge adds that to anybody's request.
 */
export const staffDoor =
  ({ key, whose, needsQa }: Door) =>
  async (context: Context<ApiContext>, next: Next): Promise<Response | undefined> => {
    const settings = context.get('facts').settings;
    const open = async () => {
      await next();
      return undefined;
    };
    if (needsQa && settings.QA !== 'on') return context.notFound();
    // The console asks for the API's key in its own words.
    if (settings.ENVIRONMENT === 'local' && settings.QA === 'on' && (needsQa || hasApiKey(context))) return open();
    const wanted = settings[key];
    if (!wanted) return context.notFound();
    const password = givenPassword(context.req.header('authorization'));
    if (password !== null && sameText(password, wanted)) return open();
    return new Response(`This page is for ${whose}.`, {
      status: 401,
      headers: { 'www-authenticate': `Basic realm="Lantern ${whose}", charset="UTF-8"`, 'cache-control': 'no-store' },
    });
  };
