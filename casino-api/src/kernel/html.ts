/** HTML that the API writes itself: its mails, and pages for operators, for testers and of its sandboxes. The product's pages are the edge's. */
import { createHash } from 'node:crypto';

export const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

export interface PageLooks {
  /** As HTML says a language. */
  lang?: string;
  status?: number;
  /** The page's CSS; its policy allows this and nothing else. Left out: none. */
  style?: string;
  /** Stands before the page's main part: markup. */
  header?: string;
  bodyClass?: string;
  /** It shows pictures of our own. */
  hasPictures?: boolean;
  /** Who may frame it. */
  framedBy?: 'none' | 'self';
}

/** A page of forms and text: no script, nothing to load, never stored. @param title plain text @param main escaped already */
export function barePage(
  title: string,
  main: string,
  { lang = 'en', status = 200, style = '', header = '', bodyClass, hasPictures = false, framedBy }: PageLooks = {},
): Response {
  const allowed = style && ` style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`;
  return new Response(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>${style && `<style>${style}</style>`}</head><body${bodyClass ? ` class="${bodyClass}"` : ''}>${header}<main>${main}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none';${allowed}${hasPictures ? " img-src 'self';" : ''} base-uri 'none'; form-action 'self'; frame-ancestors '${framedBy ?? 'none'}'`,
        ...(framedBy === 'self' ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
      },
    },
  );
}
