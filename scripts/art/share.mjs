// The picture of whoever shares a page: 1,200 × 630, made of the hero and the mark's name in a browser, since social networks show no SVG.
//   node scripts/art/share.mjs   writes public/brand/share.jpg
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const brand = new URL('../../public/brand/', import.meta.url);
const [hero, mark] = await Promise.all(
  ['hero.svg', 'lantern.svg'].map((file) => readFile(new URL(file, brand), 'base64')),
);
const drawing = (source) => `data:image/svg+xml;base64,${source}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(
  `<!DOCTYPE html><style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #f1f3fc; font: 700 86px/1 system-ui, sans-serif; letter-spacing: -.03em;
    background: radial-gradient(700px 560px at 76% 50%, #3a2350, transparent), linear-gradient(160deg, #12152a, #07080f) }
  .hero { position: absolute; right: -34px; top: 5px; height: 620px }
  .name { position: absolute; left: 72px; top: 250px; display: flex; align-items: center; gap: 26px }
  .name img { height: 130px }
</style><img class="hero" src="${drawing(hero)}"><div class="name"><img src="${drawing(mark)}">Lantern</div>`,
  { waitUntil: 'load' },
);
await page.screenshot({ path: new URL('share.jpg', brand).pathname, type: 'jpeg', quality: 72 });
await browser.close();
