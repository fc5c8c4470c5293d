import { perLanguage } from 'contract/per-language';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { sourceHash } from './frame';
import { noticeMail } from './notice-mail';

const mail = (language: (typeof languages)[number], username = 'Mirabel7') =>
  noticeMail(
    {
      id: 'n1',
      playerId: 'p',
      email: 'mira@example.com',
      username,
      language,
      key: 'cashback_weekly',
      values: { amount: { amount: 12_34, currency: 'EUR' } },
    },
    'https://lantern.example',
  );

describe('a notice by mail', () => {
  it.each(languages)('says what the bell says, leads there, and can be turned off, in %s', (language) => {
    const { subject, text, html, link } = mail(language);
    const home = `https://lantern.example${language === 'en' ? '' : `/${language}`}`;
    expect(link).toBe(`${home}/notifications`);
    for (const form of [text, html]) {
      expect(form).toMatch(/12[.,]34/);
      expect(form).toContain('Mirabel7');
      expect(form).toContain(`${home}/profile/my-account#mails`);
      expect(form).toContain('18');
    }
    expect([subject, text, html].join('')).not.toMatch(/\{\w+\}|\[\[/);
  });

  it.each(languages)('names a race as it is called in %s', (language) => {
    const names = perLanguage((each) => `Race in ${each}`);
    const values = { place: 1, race: { names }, prize: { amount: 10_00, currency: 'EUR' as const } };
    expect(
      noticeMail(
        {
          id: 'n1',
          playerId: 'p',
          email: 'mira@example.com',
          username: 'Mirabel7',
          language,
          key: 'race_prize',
          values,
        },
        'https://lantern.example',
      ).text,
    ).toContain(`Race in ${language}`);
  });

  it('is told in seven languages', () => {
    expect(new Set(languages.map((language) => mail(language).subject)).size).toBe(languages.length);
  });

  it('suits light and dark readers, loads nothing, and lets no name begin a tag', () => {
    const { html } = mail('en', '<b>[[link]]</b>$&');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme:');
    expect(html).not.toMatch(/<(img|script|link|iframe)|@import|url\(/i);
    expect(html).toContain('&lt;b&gt;[[link]]&lt;/b&gt;$&amp;');
  });
});

it('the frame is the one that was compiled from its source', () => {
  const source = readFileSync(join(import.meta.dirname, 'frame.mjml'), 'utf8');
  expect(sourceHash, 'run `npm run mails`').toBe(createHash('sha256').update(source).digest('hex'));
});
