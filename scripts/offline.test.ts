import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from 'contract/languages';
import { siteTexts } from '../locales/site';
import { offlineFiles } from './offline';

const files = await offlineFiles();

describe('without a network', () => {
  it.each(languages)('a page says so in %s, and leads to where the reader was going', (language) => {
    const page = files.get(`/offline/${language}.htm`)!;
    expect(page).toContain(`<h1>${siteTexts(language).errors.offlineTitle}</h1>`);
    expect(page).toContain('<a href="">');
    expect(page).not.toContain('<script');
  });

  it('a service worker of 1.5 KB at most keeps that page and its style, and names nothing else', () => {
    const worker = files.get('/sw.js')!;
    expect(gzipSync(worker).length).toBeLessThanOrEqual(1_536);
    const named = [...new Set([...worker.matchAll(/["'](\/[^"']+)["']/g)].map(([, path]) => path))].sort();
    const kept = [...files.keys()].filter((file) => file !== '/sw.js').map((file) => file.replace(/\.html$/, ''));
    expect(named).toEqual(kept.sort());
  });
});
