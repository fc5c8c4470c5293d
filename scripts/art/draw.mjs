// Draws all art into public/: `node scripts/art/draw.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { brand, root } from './brand.mjs';
import { cardSprite } from './cards.mjs';
import { crashSprite } from './crash.mjs';
import { fastGames } from './crash-and-fast.mjs';
import { diceSprite } from './dice.mjs';
import { scenes } from './festival.mjs';
import { gameShows } from './game-shows.mjs';
import { liveTables } from './live-tables.mjs';
import { paymentLogos, providerLogos } from './logos.mjs';
import { boxesSprite } from './boxes.mjs';
import { rouletteSprite } from './roulette.mjs';
import { pearlSprite } from './pearls.mjs';
import { outdoorSlots } from './slots-far-and-wide.mjs';
import { curiousSlots } from './slots-curious.mjs';
import { symbolSprites } from './symbols/index.mjs';

const out = new URL('../../public/', import.meta.url);
const sizes = [];
const write = (folder, drawings) => {
  mkdirSync(new URL(folder, out), { recursive: true });
  for (const [name, svg] of Object.entries(drawings)) {
    writeFileSync(new URL(`${folder}${name}.svg`, out), svg);
    sizes.push([gzipSync(svg).length, `${folder}${name}.svg`]);
  }
};
write('art/', { ...outdoorSlots, ...curiousSlots, ...liveTables, ...gameShows, ...fastGames });
write('brand/', { ...brand, ...scenes });
write('logos/payments/', paymentLogos);
write('logos/providers/', providerLogos);
write('', root);
write('symbols/', { ...symbolSprites, boxes: boxesSprite, cards: cardSprite, crash: crashSprite, dice: diceSprite, roulette: rouletteSprite, 'pearl-diver': pearlSprite });
sizes.sort(([a], [b]) => b - a);
console.log(`${sizes.length} drawings, the largest (bytes, gzip):`);
for (const [size, name] of sizes.slice(0, 8)) console.log(`${String(size).padStart(6)}  ${name}`);
