import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';

/** Who comes by hand is led to the list. */
export const loader = () => redirect('/profile/security', 302);

export async function action({ context }: ActionFunctionArgs) {
  await context.requirePlayer();
  await context.api.profile.endOtherSessions();
  context.session.flash({ kind: 'success', key: 'security.othersEnded' });
  return redirect('/profile/security', 303);
}

/** Never shown: it makes this a page's route. */
export default function EndOthers() {
  return null;
}
