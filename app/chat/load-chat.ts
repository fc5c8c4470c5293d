import type { AppLoadContext } from '@remix-run/cloudflare';

const houseEmail = 'support@lantern.example';

/** Where the outside chat comes from, when there is one, and how else support is reached. Its sources are let in on this page alone. */
export async function loadChat(context: AppLoadContext) {
  const widget = context.env.CHAT_WIDGET;
  context.chatAt = widget ? new URL(widget).hostname : null;
  const skin = await context.api.site.skin().catch(() => null);
  return {
    widget: widget || null,
    isPlayer: context.session.playerId !== null,
    supportEmail: skin?.supportEmail ?? houseEmail,
  };
}
export type ChatData = Awaited<ReturnType<typeof loadChat>>;

/** The chat takes letters, digits and dashes in names and no empty values (DOMAIN §10). */
export const attributesOf = (details: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      value === '' ? [] : [[name === 'username' ? 'name' : name.replaceAll('_', '-'), value]],
    ),
  );

/** Who the player is, for the chat; 404 where no chat is configured or nobody is logged in. */
export async function chatDetails(context: AppLoadContext): Promise<Response> {
  if (!context.env.CHAT_WIDGET || !context.session.playerId) return new Response(null, { status: 404 });
  const details = await context.api.support.chatDetails();
  return Response.json(attributesOf(details), { headers: { 'cache-control': 'private, no-store' } });
}
