import { expect, it } from 'vitest';
import { contactMail } from './contact-mail';

const mail = (over = {}) =>
  contactMail({
    reference: 'C-1A2B3C4D',
    playerId: null,
    name: 'Mira',
    email: 'mira@example.com',
    message: 'Hello\nthere',
    language: 'de',
    ...over,
  });

it('brings the message, its sender and the reference to support', () => {
  const { to, subject, text, html } = mail();
  expect(to).toBe('support@lantern.example');
  expect(subject).toBe('Lantern contact C-1A2B3C4D: Mira');
  for (const part of ['Mira <mira@example.com>', 'not logged in', 'de', 'Hello\nthere']) expect(text).toContain(part);
  expect(html).toContain('Hello\nthere');
  expect(html + text, 'support has no account').not.toContain('because you have an account');
});

it('lets no text begin a header or a tag', () => {
  const { subject, html } = mail({ name: 'Mira\r\nBcc: all@example.com', message: '<script>alert(1)</script>' });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
});
