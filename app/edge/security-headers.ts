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
const botCheckPolicy = [...directives.map((directive) => (directive.startsWith('script-src') ? `${directive} ${botCheckHost}` : directive)), `frame-src ${botCheckHost}`].join('; ');

/** Headers of every answer. `Referrer-Policy: same-origin`, since `no-referrer` would make browsers send `Origin: null`. */
export function setSecurityHeaders(headers: Headers, https: boolean, botCheck = false): void {
  headers.set('Content-Security-Policy', botCheck ? botCheckPolicy : policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
