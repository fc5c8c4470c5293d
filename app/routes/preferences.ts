import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { liteCookie } from '~/edge/lite-mode';
import { readBody } from '~/forms/form-body';
import { oddsCookie, oddsFormatOf } from '~/sports/odds';

/** The form stands at the foot of every page; who comes by hand is led home. */
export const loader = () => redirect('/', 302);

/** How odds are written, or lite mode on or off, and back to the page it was chosen on. Anything but `lite=on` means off. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body = await readBody(request);
  const fields = new Map(body.ok ? body.entries : []);
  const odds = fields.get('odds');
  if (odds !== undefined) {
    context.cookies.write(oddsCookie, oddsFormatOf(odds));
    return redirect(context.ownPath(fields.get('back')), 303);
  }
  const lite = fields.get('lite') === 'on';
  context.cookies.write(liteCookie, lite ? 'on' : 'off');
  context.session.flash({ kind: 'success', key: lite ? 'layout.liteIsOn' : 'layout.liteIsOff' });
  return redirect(context.ownPath(fields.get('back')), 303);
}
