import { describe, expect, it } from 'vitest';
import { gzipped, lazyImages, weigh, type Fetch } from './bytes';

const site: Record<string, string> = {
  '/clean': '<!doctype html><link rel="stylesheet" href="/a.css"><h1>Hello</h1>',
  '/linked': '<!doctype html><script type="module" src="/b.js"></script>',
  '/preloaded': '<!doctype html><link rel="modulepreload" href="/b.js">',
  '/woken': '<!doctype html><search-box data-wakes="/b.js"></search-box>',
  '/inline': '<!doctype html><script>1</script>',
  '/a.css': 'body{color:red}'.repeat(50),
  '/b.js': 'console.log(1);'.repeat(50),
};
const fetch: Fetch = async (address) => ({ status: 200, body: site[address]! });

describe('the weight of a page', () => {
  it('is its HTML and its style sheets, compressed', async () => {
    expect(await weigh('/clean', fetch, new Map())).toEqual({
      status: 200,
      html: gzipped(site['/clean']!),
      css: gzipped(site['/a.css']!),
      script: 0,
      linked: 0,
    });
  });

  it.each(['/linked', '/preloaded', '/woken', '/inline'])('a script is seen: %s', async (address) => {
    expect((await weigh(address, fetch, new Map())).script).toBeGreaterThan(0);
  });

  it('what an element wakes does not come with the page', async () => {
    expect((await weigh('/woken', fetch, new Map())).linked).toBe(0);
    expect((await weigh('/linked', fetch, new Map())).linked).toBeGreaterThan(0);
  });

  it('images that wait are told from those that do not', () => {
    expect([...lazyImages('<img src="/now.svg"><img loading="lazy" src="/later.svg">')]).toEqual(['/later.svg']);
  });
});
