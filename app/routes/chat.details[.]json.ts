import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** Who the player is, signed, for the outside chat (SPEC §1); 404 where no chat is configured or nobody is logged in. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.env.CHAT_WIDGET || !context.session.playerId) return new Response(null, { status: 404 });
  const details = await context.api.support.chatDetails();
  return Response.json(attributesOf(details), { headers: { 'cache-control': 'private, no-store' } });
}

/** The chat takes letters, digits and dashes in names and no empty values (DOMAIN §10). */
const attributesOf = (details: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      value === '' ? [] : [[name === 'username' ? 'name' : name.replaceAll('_', '-'), value]],
    ),
  );
