// Draws all art into public/, and the home page's hero into its page: `node scripts/art/draw.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { brand, root } from './brand.mjs';
import { cardSprite } from './cards.mjs';
import { crashSprite } from './crash.mjs';
import { fastGames } from './crash-and-fast.mjs';
import { diceSprite } from './dice.mjs';
import { eventPictures } from './event-pictures.mjs';
import { festival, scenes } from './festival.mjs';
import { gameShows } from './game-shows.mjs';
import { liveTables } from './live-tables.mjs';
import { paymentLogos, providerLogos } from './logos.mjs';
import { boxesSprite } from './boxes.mjs';
import { offerPictures } from './offers.mjs';
import { rouletteSprite } from './roulette.mjs';
import { pearlSprite } from './pearls.mjs';
import { outdoorSlots } from './slots-far-and-wide.mjs';
import { curiousSlots } from './slots-curious.mjs';
import { symbolSheets } from './symbols/index.mjs';

const site = new URL('../../', import.meta.url);
const sizes = [];
const write = (folder, drawings) => {
  mkdirSync(new URL(folder, site), { recursive: true });
  for (const [name, svg] of Object.entries(drawings)) {
    writeFileSync(new URL(`${folder}${name}.svg`, site), svg);
    sizes.push([gzipSync(svg).length, `${folder}${name}.svg`]);
  }
};
write('public/art/', { ...outdoorSlots, ...curiousSlots, ...liveTables, ...gameShows, ...fastGames });
write('public/brand/', { ...brand, ...scenes });
write('public/pictures/', { ...offerPictures, ...eventPictures });
write('public/logos/payments/', paymentLogos);
write('public/logos/providers/', providerLogos);
write('public/', root);
write('app/lobby/', { festival });
write('public/sheets/', symbolSheets);
write('public/symbols/', {
  boxes: boxesSprite,
  cards: cardSprite,
  crash: crashSprite,
  dice: diceSprite,
  roulette: rouletteSprite,
  pearls: pearlSprite,
});
sizes.sort(([a], [b]) => b - a);
console.log(`${sizes.length} drawings, the largest (bytes, gzip):`);
for (const [size, name] of sizes.slice(0, 8)) console.log(`${String(size).padStart(6)}  ${name}`);
