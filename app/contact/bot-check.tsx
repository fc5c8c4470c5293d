import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { Notice } from '~/ui/notice';

/** Where the widget comes from; the page's content policy lets it in (`app/edge/security-headers.ts`). */
const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

/** Cloudflare Turnstile (SPEC §2): the one thing of the form that needs a script, and says so without. */
export function BotCheck({ siteKey, supportEmail }: { siteKey: string; supportEmail: string }) {
  const { t, locale } = usePage();
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
        <Notice kind="warning">{t('contact.checkNeedsScript', { email: supportEmail })}</Notice>
      </noscript>
    </>
  );
}
