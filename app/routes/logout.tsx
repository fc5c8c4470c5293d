import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { endPlayerSession } from '~/identity/end-session';

/** Log-out changes something, so it is a post (DOMAIN §10): a link or a prefetch can't do it. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

/** SPEC §4: both stored ids go, also when the API could not end the session; the next page opens a new anonymous session. */
export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await endPlayerSession(context);
  session.close();
  session.flash({ kind: 'success', key: 'identity.loggedOut' });
  return redirect('/', 303);
}

/** Never shown: it makes this a page's route, so that a GET answers with the not-found page. */
export default function LogOut() {
  return null;
}
