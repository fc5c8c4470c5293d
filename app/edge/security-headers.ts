/** Of the bot check's widget, and of nobody else. */
const botCheckHost = 'https://challenges.cloudflare.com';

const directives = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
];
const policy = directives.join('; ');
const botCheckPolicy = [
  ...directives.map((directive) => (directive.startsWith('script-src') ? `${directive} ${botCheckHost}` : directive)),
  `frame-src ${botCheckHost}`,
].join('; ');

/** What a page lets in besides what is ours. */
export interface LetIn {
  /** The bot check's widget. */
  botCheck?: boolean;
  /** The host of the outside chat that may be opened on the page. */
  chatAt?: string | undefined;
  /** An origin that a form may lead to: browsers hold `form-action` against redirects too. */
  leadsTo?: string | undefined;
  /** Where a frame may come from: one source, of the page that plays an outside provider's game. */
  frames?: string | undefined;
}

/**
 * A chat brings scripts, frames and its own styles from all over its domain: `embed.tawk.to` lets in `*.tawk.to`. Inline styles are let in with it, inline
 * scripts never.
 */
function withChat(base: string, host: string): string {
  const [, ...domain] = host.split('.');
  const hosts = domain.length > 1 ? `https://${host} https://*.${domain.join('.')}` : `https://${host}`;
  const sockets = hosts.replaceAll('https:', 'wss:');
  return base
    .split('; ')
    .map((directive) => {
      const [name] = directive.split(' ');
      if (name === 'connect-src') return `${directive} ${hosts} ${sockets}`;
      if (name === 'style-src') return `${directive} ${hosts} 'unsafe-inline'`;
      return name === 'script-src' || name === 'img-src' || name === 'font-src' ? `${directive} ${hosts}` : directive;
    })
    .concat(`frame-src ${hosts}`, `media-src ${hosts}`)
    .join('; ');
}

export const policyFor = ({ botCheck, chatAt, leadsTo, frames }: LetIn): string => {
  const base = chatAt
    ? withChat(policy, chatAt)
    : botCheck
      ? botCheckPolicy
      : frames
        ? `${policy}; frame-src ${frames}`
        : policy;
  return leadsTo ? base.replace("form-action 'self'", `form-action 'self' ${leadsTo}`) : base;
};

/** Headers of every answer. `Referrer-Policy: same-origin`, since `no-referrer` would make browsers send `Origin: null`. */
export function setSecurityHeaders(headers: Headers, https: boolean): void {
  // A page that lets something in brings its own (`respond.ts`); one of the casino API a narrower one, which names the one style that it has.
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  // The sandbox provider's game is framed by the play page.
  if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
