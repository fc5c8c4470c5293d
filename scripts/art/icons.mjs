// Paints the icons that devices ask for as pixels, from the favicon's drawing: `node scripts/art/icons.mjs`, after `draw.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';

const site = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', site), 'utf8');
// Devices cut the corners themselves, and of a maskable icon all but the inner four fifths.
const square = drawing.replace(' rx="7"', '');
mkdirSync(new URL('icons/', site), { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

async function painted(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** With few colours, dithered: a browser fetches an icon on the first visit already, to offer the installation. */
async function light(svg, size) {
  return sharp(await painted(svg, size))
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** A picture of 32 px in the old container: header, one entry, the PNG as it is. */
function ico(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(new URL('favicon.ico', site), ico(await painted(drawing, 32)));
writeFileSync(new URL('apple-touch-icon.png', site), await light(square, 180));
for (const size of [192, 512]) writeFileSync(new URL(`icons/${size}.png`, site), await light(square, size));
await browser.close();
