import { readFileSync } from 'node:fs';
import { vipTiers } from 'contract/vip-ladder';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('./loyalty.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');

it.each(vipTiers.map(({ name, colour }) => [name, colour] as const))(
  'the sheet draws %s in the colour that the API tells',
  (name, colour) => {
    expect(sheet).toContain(`.tier-${name.toLowerCase()} { --tier: ${colour}; }`);
  },
);
