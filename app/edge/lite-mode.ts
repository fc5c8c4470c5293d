import type { Page } from '~/i18n/page';
import type { CookieJar } from './cookies';

/** The preference's cookie and the field of its form: `on` or `off`. */
export const liteCookie = 'lite';

/** Whether pages go without scripts: by choice, or because the browser asks to save data (DESIGN §5). */
export function liteMode(request: Request, cookies: Pick<CookieJar, 'read'>): Page['lite'] {
  if (request.headers.get('save-data')?.toLowerCase() === 'on') return 'save-data';
  return cookies.read(liteCookie) === 'on' ? 'chosen' : false;
}
