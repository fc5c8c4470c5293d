import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';
import { markSeen } from '~/layout/seen-messages';

const form = defineForm({
  id: 'seen',
  schema: z.object({ index: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER), back: z.string().optional() }),
});

/** Who comes by hand is led to the list. */
export const loader = () => redirect('/notifications', 302);

/** Closes the notifications toast, and back to the page it stood on. */
export async function action({ context, request }: ActionFunctionArgs) {
  const player = await context.requirePlayer();
  const read = await readForm(request, form);
  if (!read.ok) return redirect('/', 303);
  markSeen(player, read.value.index, context.cookies);
  return redirect(context.ownPath(read.value.back), 303);
}

/** Never shown: it makes this a page's route. */
export default function Seen() {
  return null;
}
