import { languages } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { confirmationMail } from './confirmation-mail';
import { emailAskedMail, emailChangedMail, emailMail, emailTakenMail } from './email-mails';
import { exclusionMail } from './exclusion-mail';
import { resetMail } from './reset-mail';
import { withdrawalMail } from './withdrawal-mail';

describe.each([
  { of: 'the confirmation', build: confirmationMail, link: '/register-token?token=a.b%2Fc', valid: /24/ },
  {
    of: 'the password reset',
    build: resetMail,
    link: '/reset-password/a.b%2Fc',
    valid: /one hour|una hora|eine Stunde|une heure|uma hora|én time|1時間/,
  },
  { of: 'the choice after a self-exclusion', build: exclusionMail, link: '/self-exclusion/a.b%2Fc', valid: /60/ },
  { of: 'a new address', build: emailMail, link: '/confirm-email/a.b%2Fc', valid: /24/ },
  {
    of: 'a change that was asked for, to the old address',
    build: emailAskedMail,
    link: '/forgot-password',
    valid: /./,
  },
  { of: 'a change that was made, to the old address', build: emailChangedMail, link: '/info/contact-us', valid: /./ },
  { of: 'an approved withdrawal', build: withdrawalMail, link: '/withdrawal/a.b%2Fc', valid: /24/ },
])('the mail of $of', ({ build, link: address, valid }) => {
  const mail = (language: (typeof languages)[number], username = 'Mirabel7') =>
    build({ id: 'm1', to: 'mira@example.com', username, language, token: 'a.b/c' }, 'https://lantern.example');

  it.each(languages)('carries the link of its language in both forms, in %s', (language) => {
    const { subject, text, html, link } = mail(language);
    expect(link).toBe(`https://lantern.example${language === 'en' ? '' : `/${language}`}${address}`);
    // Where there is no button, its words still say what the address is for.
    expect(text).toMatch(/\n\n[^\n]+\nhttps:\/\/lantern\.example\/[^\n]+\n\n/);
    expect(text).toContain(link);
    expect(text).not.toMatch(/<\w|&\w+;/);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('Mirabel7');
    expect(text).toMatch(valid);
    expect([subject, text, html].join('')).not.toMatch(/\{\w+\}/);
  });

  it('is told in seven languages', () => {
    expect(new Set(languages.map((language) => mail(language).subject)).size).toBe(languages.length);
  });

  it('loads nothing and runs nothing, whatever the name', () => {
    const { html } = mail('en', '<img src=x onerror=alert(1)>"\'&$&');
    expect(html).not.toMatch(/<(img|script|link|iframe)|@import|url\(/i);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;$&amp;');
  });
});

it.each(languages)('the mail to an address that somebody else holds names nobody, in %s', (language) => {
  const { text, html, link } = emailTakenMail(
    { id: 'm1', to: 'mira@example.com', username: 'Mirabel7', language },
    'https://lantern.example',
  );
  expect(link).toBe(`https://lantern.example${language === 'en' ? '' : `/${language}`}/login`);
  expect(text + html).not.toMatch(/Mirabel7|\{\w+\}/);
});
