import { languages } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { confirmationMail } from './confirmation-mail';

const mail = (language: (typeof languages)[number], username = 'Mirabel7') =>
  confirmationMail({ id: 'm1', to: 'mira@example.com', username, language, token: 'a.b/c' }, 'https://lantern.example');

describe('the confirmation mail', () => {
  it.each(languages)('carries the link of its language in both forms, in %s', (language) => {
    const { subject, text, html, link } = mail(language);
    expect(link).toBe(`https://lantern.example${language === 'en' ? '' : `/${language}`}/register-token?token=a.b%2Fc`);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('Mirabel7');
    expect(text).toContain('24');
    expect([subject, text, html].join('')).not.toMatch(/\{\w+\}/);
  });

  it('is told in seven languages', () => {
    expect(new Set(languages.map((language) => mail(language).subject)).size).toBe(languages.length);
  });

  it('loads nothing and runs nothing, whatever the name', () => {
    const { html } = mail('en', '<img src=x onerror=alert(1)>"\'&');
    expect(html).not.toMatch(/<(img|script|link|style)/i);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });
});
