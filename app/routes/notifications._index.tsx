import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { withPlayer } from '~/account/player-loader';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';
import type { RouteHandle } from '~/layout/route-handle';
import { NotificationsPage } from '~/notifications/notifications-page';
import { markSeen } from '~/layout/seen-messages';

export const handle: RouteHandle = { title: 'layout.notifications', seenBy: 'player' };

const form = defineForm({
  id: 'dismiss',
  schema: z.object({ index: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
});

/** Who opens the list has seen what is in it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    player,
    reads: [{ messages }],
  } = await withPlayer(context, () => [context.api.profile.messages()]);
  markSeen(player, Math.max(0, ...messages.map(({ index }) => index)), context.cookies);
  return { messages };
}

/** Dismisses one entry; what names none changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  await context.requirePlayer();
  const read = await readForm(request, form);
  if (read.ok) {
    await context.api.profile.dismissMessage(read.value.index);
    context.session.flash({ kind: 'success', key: 'notifications.dismissed' });
  }
  return redirect('/notifications', 303);
}

export default function Notifications() {
  return <NotificationsPage {...useLoaderData<typeof loader>()} />;
}
