import { describe, expect, it } from 'vitest';
import { breakable, table } from './pages';

describe('a text of anybody', () => {
  it('breaks an address before its at sign and its dots, and no moment', () => {
    expect(breakable('Ada <ada@mail.example>')).toBe(
      'Ada <span class="address">&lt;ada<wbr>@mail<wbr>.example&gt;</span>',
    );
    expect(breakable('1 Dec 2026, 00:00 – 15 Dec 2026, 00:00')).toBe(
      '<span class="whole">1 Dec 2026, 00:00</span> – <span class="whole">15 Dec 2026, 00:00</span>',
    );
  });

  it('is no markup, whatever stands about its at sign', () =>
    expect(breakable('<img src=x@y.example onerror="a@b"> a.b')).toBe(
      '&lt;img <span class="address">src=x<wbr>@y<wbr>.example</span> <span class="address">onerror=&quot;a<wbr>@b&quot;&gt;</span> a.b',
    ));
});

it('a cell holds all of its marks in one piece, and an empty one holds nothing', () => {
  const html = table('Tickets', ['State', 'Due'], [[{ html: '<b>late</b> <b>waiting</b>' }, '']]);
  expect(html).toContain('data-head="State"><div><b>late</b> <b>waiting</b></div></td>');
  expect(html).toContain('data-head="Due"></td>');
});
