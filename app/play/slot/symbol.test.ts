import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declaredSheets } from './declared-sheets';

const styles = readFileSync('app/play/slot/symbol.css', 'utf8');
/** Of a symbol, from its top to the next one's, and of a sheet with its 16 places. */
const [size, pitch, height] = [64, 72, 1152];

describe('a symbol is cut out of its sheet', () => {
  it('by a share of what the sheet is taller than it', () => {
    // `object-position`: the picture's height less the box's, as a share of which its offset is said.
    const [, share] = /object-position: 0 calc\(var\(--at, 0\) \* ([\d.]+)%\)/.exec(styles) ?? [];
    expect((Number(share) / 100) * (height - size)).toBeCloseTo(pitch, 2);
  });

  it.each(Object.entries(declaredSheets))('%s has each where its place says', (game, symbols) => {
    const sheet = readFileSync(`public/sheets/${game}.svg`, 'utf8');
    expect(sheet).toContain(`viewBox="0 0 ${size} ${height}"`);
    // The last place is left empty, for a symbol that the sheet has not.
    expect(symbols.length).toBeLessThan(height / pitch);
    symbols.forEach((symbol, place) => {
      expect(sheet).toContain(`<g id="${symbol}"${place > 0 ? ` transform="translate(0 ${place * pitch})"` : ''}>`);
      if (place > 0) expect(styles).toMatch(new RegExp(`\\.at-${place} \\{\\s+--at: ${place};`));
    });
  });
});
