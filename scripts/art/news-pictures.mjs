/** Draws the pictures of the news, 16:9: a night, a light, and one thing that the article is about. `node scripts/art/news-pictures.mjs` */
import { mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../../public/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });

/** A drawing that is the same each time it is made. */
function sprinkler(seed) {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function night(seed, [top, bottom], thing, light = [320, 180]) {
  const random = sprinkler(seed);
  const stars = Array.from({ length: 46 }, () => `M${Math.round(random() * 640)} ${Math.round(random() * 260)}h0`).join(
    '',
  );
  const hills = `M0 300C120 ${250 + Math.round(random() * 40)} 220 330 330 300S540 ${250 + Math.round(random() * 40)} 640 290V360H0z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><radialGradient id="l"><stop stop-color="#ffc857" stop-opacity=".85"/><stop offset=".4" stop-color="#ffac3f" stop-opacity=".28"/><stop offset="1" stop-color="#ffac3f" stop-opacity="0"/></radialGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff3c4"/><stop offset=".5" stop-color="#ffc857"/><stop offset="1" stop-color="#d9611a"/></linearGradient><linearGradient id="d" x2=".3" y2="1"><stop stop-color="#3b2f63"/><stop offset="1" stop-color="#171329"/></linearGradient></defs><rect width="640" height="360" fill="url(#s)"/><path d="${stars}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".5"/><circle cx="${light[0]}" cy="${light[1]}" r="230" fill="url(#l)"/><path d="${hills}" fill="#07080f" opacity=".75"/>${thing}</svg>\n`;
}

const lantern = (x, y, size = 1) =>
  `<g transform="translate(${x} ${y})scale(${size})"><path d="M0-78v18" stroke="#2b1a10" stroke-width="4"/><rect x="-22" y="-62" width="44" height="10" rx="4" fill="#3b2414"/><ellipse rx="46" ry="54" fill="url(#g)"/><path d="M-22-48Q-40 0-22 48M22-48Q40 0 22 48M0-54V54" fill="none" stroke="#b8521c" stroke-width="3" opacity=".6"/><rect x="-22" y="50" width="44" height="10" rx="4" fill="#3b2414"/></g>`;
const card = (x, y, turn, inside) =>
  `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-62" y="-88" width="124" height="176" rx="14" fill="url(#d)" stroke="#ffc857" stroke-width="3"/>${inside}</g>`;
const star = (x, y, r, fill = 'url(#g)') =>
  `<path transform="translate(${x} ${y})scale(${r / 10})" fill="${fill}" d="M0-10 2.6-3.2 9.5-3.1 4 1.2 5.9 8.1 0 4.1-5.9 8.1-4 1.2-9.5-3.1-2.6-3.2z"/>`;

const pictures = {
  festival: [
    ['#0f0821', '#6e27a5'],
    [
      lantern(320, 180, 1.5),
      lantern(130, 120, 0.7),
      lantern(520, 110, 0.8),
      lantern(220, 80, 0.4),
      lantern(430, 250, 0.5),
    ],
  ],
  plain: [
    ['#08111f', '#1f4d6b'],
    [
      `<rect x="190" y="70" width="260" height="220" rx="18" fill="url(#d)" stroke="#ffc857" stroke-width="4"/><path d="M220 120h120M220 160h200M220 190h200M220 220h150" stroke="#ffdd94" stroke-width="12" stroke-linecap="round"/>`,
    ],
  ],
  check: [
    ['#0c0a1f', '#3d2a6e'],
    [
      `<rect x="220" y="60" width="170" height="240" rx="12" fill="#f4ecd8"/><path d="M248 110h114M248 145h114M248 180h80" stroke="#7a6b52" stroke-width="9" stroke-linecap="round"/><path d="m250 235 30 30 62-66" fill="none" stroke="#2f8f5b" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/><circle cx="420" cy="210" r="62" fill="#ffc85722" stroke="url(#g)" stroke-width="14"/><path d="m464 254 56 56" stroke="url(#g)" stroke-width="18" stroke-linecap="round"/>`,
    ],
  ],
  return: [
    ['#0a1220', '#27557a'],
    [
      `<path d="M320 80v190M200 130h240M250 290h140" stroke="url(#d)" stroke-width="14" stroke-linecap="round"/><path d="m200 130-52 100h104zM440 130l-52 84h104z" fill="none" stroke="#ffdd94" stroke-width="4"/><path d="M142 230h116q-12 40-58 40t-58-40zM382 214h116q-12 40-58 40t-58-40z" fill="url(#g)"/>`,
    ],
  ],
  payout: [
    ['#0b0d1d', '#2a4a5e'],
    [
      `<path d="M100 250C200 120 420 330 540 120" fill="none" stroke="#ffdd94" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"/>${[
        [100, 250],
        [320, 222],
        [540, 120],
      ]
        .map(
          ([x, y], index) =>
            `<circle cx="${x}" cy="${y}" r="${30 + index * 8}" fill="url(#g)" stroke="#7a3b12" stroke-width="4"/>`,
        )
        .join('')}`,
    ],
  ],
  limits: [
    ['#091018', '#1d4a4d'],
    [
      `<path d="M140 300V150q0-90 90-90h180q90 0 90 90v150" fill="url(#d)" stroke="#ffc857" stroke-width="5"/><path d="M140 220h360M230 60v240M410 60v240M320 60v240" stroke="#ffc857" stroke-width="5" opacity=".6"/>`,
      lantern(320, 200, 0.9),
    ],
  ],
  levels: [
    ['#120a22', '#6b3fa0'],
    [
      Array.from(
        { length: 7 },
        (_, index) =>
          `<rect x="${120 + index * 58}" y="${280 - index * 30}" width="50" height="${30 + index * 30}" rx="6" fill="${index === 6 ? 'url(#g)' : 'url(#d)'}" stroke="#ffc85766" stroke-width="2"/>`,
      ).join(''),
      star(493, 62, 26),
    ],
  ],
  race: [
    ['#0d0b1e', '#803a3f'],
    [
      `<path d="M60 270q130-60 260-40t260-60" fill="none" stroke="#ffdd94" stroke-width="5" opacity=".7"/>`,
      lantern(170, 190, 0.7),
      lantern(330, 150, 0.9),
      lantern(500, 100, 1.1),
      `<path d="M590 60v200" stroke="#fff" stroke-width="8" stroke-dasharray="12 12"/>`,
    ],
    [500, 110],
  ],
  comets: [
    ['#050718', '#2b2a7a'],
    [
      [
        [120, 90, 1],
        [250, 60, 0.7],
        [400, 120, 1.4],
        [520, 70, 0.8],
        [180, 190, 0.9],
        [330, 220, 0.7],
        [470, 230, 1.1],
        [80, 240, 0.6],
        [570, 170, 0.7],
      ]
        .map(
          ([x, y, size]) =>
            `<g transform="translate(${x} ${y})scale(${size})"><path d="M0 0-70-34-64-14z" fill="#ffc857" opacity=".45"/><circle r="14" fill="url(#g)"/></g>`,
        )
        .join(''),
    ],
    [400, 130],
  ],
  tables: [
    ['#06140f', '#1d5c47'],
    [
      `<ellipse cx="320" cy="250" rx="240" ry="70" fill="#0f3d2e" stroke="#7a4a22" stroke-width="12"/>`,
      card(260, 160, -12, star(0, 0, 34)),
      card(390, 165, 10, '<path d="M0-40 34 0 0 40-34 0z" fill="url(#g)"/>'),
    ],
  ],
  stars: [
    ['#0a0820', '#40307a'],
    [star(320, 170, 90), star(160, 110, 36), star(480, 100, 44), star(230, 260, 26), star(430, 260, 32)],
  ],
  november: [
    ['#0a0d1c', '#384a72'],
    [
      lantern(200, 190, 1.1),
      lantern(440, 170, 1.3),
      `<path d="M60 60h0M120 150h0M300 90h0M360 260h0M560 230h0M90 280h0M540 60h0M320 40h0M260 290h0" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/>`,
    ],
  ],
};

Object.entries(pictures).forEach(([name, [sky, thing, light]], index) =>
  writeFileSync(new URL(`news-${name}.svg`, folder), night(index * 7919 + 11, sky, thing.flat().join(''), light)),
);
