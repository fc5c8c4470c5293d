import type { AppLoadContext } from '@remix-run/cloudflare';
import { referenceOf } from './contact-form';

const houseEmail = 'support@lantern.example';

/** What the form starts with. A name that is still `unknown` is an empty field (SPEC §5). */
export async function loadContact(context: AppLoadContext) {
  // Without the skin the form stands without the bot check, and the API says what it misses.
  const [skin, player] = await Promise.all([context.api.site.skin().catch(() => null), context.player()]);
  const { enabled, siteKey } = skin?.playerConfig.turnstileCaptcha ?? { enabled: false, siteKey: '' };
  if (enabled && siteKey) context.botCheck = true;
  else if (enabled) context.log({ level: 'error', message: 'The bot check is on and has no site key' });
  const name = player && player.fname.trim().toLowerCase() !== 'unknown' ? player.fname : '';
  return {
    sent: referenceOf(context.url.searchParams.get('sent')),
    known: player && { name, email: player.email },
    siteKey: enabled ? siteKey : '',
    supportEmail: skin?.supportEmail ?? houseEmail,
  };
}
