import type { LogEntry } from '~/edge/log';
import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { useSupportEmail } from '~/layout/support-email';
import { Notice } from '~/ui/notice';

/** Where the widget comes from; the page's content policy lets it in (`app/edge/security-headers.ts`). */
const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

interface BotCheckSettings {
  enabled: boolean;
  siteKey: string;
}

/** The bot check's key; empty without one. One that is on and lacks its key is the operator's mistake: the form stands without it, and the API says what it misses. */
export function botCheckKey({ enabled, siteKey }: BotCheckSettings, log: (entry: LogEntry) => void): string {
  if (enabled && !siteKey) log({ level: 'error', message: 'The bot check is on and has no site key' });
  return enabled ? siteKey : '';
}

/** Cloudflare Turnstile (SPEC §2): the one thing of the form that needs a script, and says so without. */
export function BotCheck({ siteKey }: { siteKey: string }) {
  const { t, locale } = usePage();
  const email = useSupportEmail();
  return (
    <>
      <div
        className="cf-turnstile"
        data-sitekey={siteKey}
        data-response-field-name="captcha"
        data-theme="dark"
        data-size="flexible"
        data-language={htmlLang[locale]}
      />
      <script src={script} async defer />
      <noscript>
        <Notice kind="warning">{t('contact.checkNeedsScript', { email })}</Notice>
      </noscript>
    </>
  );
}
