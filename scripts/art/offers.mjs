// Pictures of offers, 16:9, 320 × 180: one scene each in the house's night, lit by one warm thing.
const stars = (seed, count, low = 100) => {
  let state = seed;
  const next = (below) => ((state = (state * 16807) % 2147483647) >> 6) % below;
  let d = '';
  for (let index = 0; index < count; index += 1) d += `M${next(320)} ${next(low)}h0`;
  return `<path d="${d}" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".55"/>`;
};
const scene = (top, mid, bottom, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${mid}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  '<radialGradient id="g"><stop stop-color="#ffe9bd" stop-opacity=".95"/><stop offset=".35" stop-color="#ffc857" stop-opacity=".4"/><stop offset="1" stop-color="#f7a928" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="p" cy=".58" r=".62"><stop stop-color="#fffbe2"/><stop offset=".35" stop-color="#ffe08a"/><stop offset=".75" stop-color="#ffae33"/><stop offset="1" stop-color="#d9611a"/></radialGradient>' +
  '<linearGradient id="l" x2=".3" y2="1"><stop stop-color="#ff7a5c"/><stop offset=".5" stop-color="#c4202f"/><stop offset="1" stop-color="#64102c"/></linearGradient></defs>' +
  `<rect width="320" height="180" fill="url(#s)"/>${body}</svg>\n`;
const glow = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#g)"/>`;
const lantern = (x, y, k) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><circle r="46" fill="url(#g)"/><path d="M-12-18h24c14 9 14 27 0 36h-24c-14-9-14-27 0-36z" fill="url(#p)"/><path d="M-6-18c-9 9-9 27 0 36m12-36c9 9 9 27 0 36M0-18v36" fill="none" stroke="#b9540f" opacity=".55"/><path d="M-10-24h20l4 7h-28zM-14 17h28l-4 6h-20z" fill="url(#l)"/><path d="M0 24v9" stroke="#ffd27a" stroke-width="2"/></g>`;
const hills = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const coin = (x, y, r) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.36}" fill="#b9700f"/><ellipse cx="${x}" cy="${y - r * 0.22}" rx="${r}" ry="${r * 0.36}" fill="#ffd27a"/><ellipse cx="${x}" cy="${y - r * 0.22}" rx="${r * 0.66}" ry="${r * 0.22}" fill="none" stroke="#c98416" stroke-width="1.4"/>`;
const stack = (x, y, r, count) =>
  Array.from({ length: count }, (_, index) => coin(x, y - index * r * 0.42, r)).join('');
const trees = (y, xs, fill) =>
  xs.map((x) => `<path d="M${x} ${y}l11-34 11 34zM${x + 3} ${y - 16}l8-26 8 26z" fill="${fill}"/>`).join('');

export const offerPictures = {
  // An open gate, a lantern above it, the house's warm light on the path.
  'offer-welcome': scene(
    '#0c0a24',
    '#2a1f58',
    '#6d3a5e',
    stars(7, 42, 90) +
      glow(160, 120, 96) +
      hills('M0 150q80-26 160-20t160-8v58H0z', '#1a1438') +
      '<path d="M118 180V82q42-52 84 0v98z" fill="#ffca66"/><path d="M128 180V88q32-38 64 0v92z" fill="#fff0c4"/><path d="M136 180l16-60h16l16 60z" fill="#f0b04a"/>' +
      '<path d="M96 180V74h20v106zM204 180V74h20v106z" fill="#33205a"/><path d="M84 76q76-62 152 0l-8 6Q160 30 92 82z" fill="url(#l)"/><path d="M160 34v8" stroke="#ffd27a" stroke-width="2"/>' +
      lantern(160, 62, 0.72) +
      lantern(106, 112, 0.42) +
      lantern(214, 112, 0.42) +
      hills('M0 172q160-14 320 0v8H0z', '#0b0919'),
  ),
  // Coins on a sill, the week's moon phases above.
  'offer-reload': scene(
    '#0a1030',
    '#23306e',
    '#4a4a86',
    stars(19, 40, 70) +
      Array.from(
        { length: 7 },
        (_, index) =>
          `<circle cx="${58 + index * 34}" cy="${46 - Math.round(14 * Math.sin((index * Math.PI) / 6))}" r="10" fill="${index === 4 ? '#ffe9bd' : '#39458a'}"/>`,
      ).join('') +
      glow(194, 36, 40) +
      glow(160, 132, 110) +
      '<path d="M40 150h240l14 30H26z" fill="#1b1740"/><path d="M40 150h240l2 5H38z" fill="#ffc857" opacity=".6"/>' +
      stack(112, 146, 22, 3) +
      stack(160, 146, 22, 5) +
      stack(208, 146, 22, 4),
  ),
  // A letter with a seal, leaning on a lantern.
  'offer-welcome-code': scene(
    '#0b0d26',
    '#261c4e',
    '#57305a',
    stars(31, 36, 100) +
      glow(214, 100, 120) +
      lantern(228, 92, 1.15) +
      '<path d="M0 152h320v28H0z" fill="#120e2b"/><path d="M0 152h320v3H0z" fill="#ffc857" opacity=".35"/>' +
      '<g transform="rotate(-8 120 116)"><path d="M60 76h124v78H60z" fill="#f6e3bd"/><path d="M60 76l62 46 62-46z" fill="#e2c68e"/><path d="M60 154l46-42m78 42l-46-42" stroke="#c9a768" stroke-width="2"/><circle cx="122" cy="122" r="14" fill="url(#l)"/><path d="M122 114c4 5 6 7 6 11a6 6 0 0 1-12 0c0-4 2-6 6-11z" fill="#ffd27a"/></g>',
  ),
  // The moon over a lake with lanterns afloat.
  'offer-moon-spins': scene(
    '#070b28',
    '#1c2b66',
    '#3a4a8e',
    stars(43, 46, 80) +
      glow(160, 62, 92) +
      '<circle cx="160" cy="62" r="34" fill="#fff3d2"/><path d="M148 44a12 12 0 1 0 8 20 14 14 0 0 1-8-20z" fill="#f2d9a0" opacity=".7"/>' +
      hills('M0 122l46-30 38 24 40-20 50 26 44-28 40 22 62-28v60H0z', '#151a46') +
      '<path d="M0 120h320v60H0z" fill="#0d1236"/><path d="M128 124h64l26 56H102z" fill="#ffe9bd" opacity=".22"/>' +
      lantern(72, 142, 0.5) +
      lantern(248, 138, 0.44) +
      lantern(196, 158, 0.6) +
      lantern(118, 164, 0.4),
  ),
  // Daybreak: fireflies over a meadow, a fox's ears in the grass.
  'offer-first-light': scene(
    '#13174a',
    '#7a4f8e',
    '#ffb27a',
    stars(5, 20, 50) +
      glow(160, 132, 130) +
      '<circle cx="160" cy="136" r="30" fill="#fff0c8"/>' +
      hills('M0 132q70-24 150-10t170-14v72H0z', '#3b2a5c') +
      hills('M0 152q90-20 190-6t130-6v40H0z', '#221a40') +
      [
        [58, 92],
        [92, 118],
        [226, 84],
        [262, 112],
        [284, 70],
        [34, 124],
        [198, 108],
      ]
        .map(([x, y]) => glow(x, y, 12) + `<circle cx="${x}" cy="${y}" r="2.4" fill="#fff6d0"/>`)
        .join('') +
      '<path d="M92 166l-8-30 20 14h20l20-14-8 30q-10 14-22 14t-22-14z" fill="#d9611a"/><path d="M90 142l12 10-8 6zM138 142l-12 10 8 6z" fill="#3a1420"/><path d="M100 168q14-10 28 0-4 12-14 12t-14-12z" fill="#fff0d8"/><path d="M105 160h0M123 160h0" stroke="#221603" stroke-width="5" stroke-linecap="round"/>' +
      hills('M0 176q8-12 12 0 6-16 12 0 8-12 14 0 6-14 12 0 8-12 14 0h256v4H0z', '#0f0c22'),
  ),
  // Comets in a row.
  'offer-comet-week': scene(
    '#05071c',
    '#141f56',
    '#33306e',
    stars(61, 60, 150) +
      [
        [70, 58, 1],
        [150, 40, 1.2],
        [232, 70, 0.9],
        [110, 112, 0.8],
        [200, 124, 1.1],
        [276, 126, 0.7],
      ]
        .map(
          ([x, y, k]) =>
            `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0L-62-26-8-9z" fill="#ffc857" opacity=".55"/><path d="M0 2L-48-6-6-6z" fill="#fff0c8" opacity=".7"/><circle r="18" fill="url(#g)"/><circle r="6" fill="#fff6dc"/></g>`,
        )
        .join('') +
      hills('M0 168l40-10 60 8 70-12 60 10 90-10v26H0z', '#090b22'),
  ),
  // Snow, firs, a string of lanterns.
  'offer-winter-lights': scene(
    '#0a1234',
    '#27407e',
    '#8aa0cf',
    stars(77, 50, 130) +
      trees(150, [10, 44, 250, 284], '#132a4e') +
      trees(158, [26, 76, 222, 268], '#0d1d3a') +
      hills('M0 150q80-18 160-6t160-6v42H0z', '#dfe6fa') +
      hills('M0 164q100-14 320 0v16H0z', '#b4c2ea') +
      '<path d="M-4 40q82 50 164 22t164-26" fill="none" stroke="#1a1232" stroke-width="2.4"/>' +
      lantern(58, 84, 0.62) +
      lantern(126, 92, 0.72) +
      lantern(196, 78, 0.64) +
      lantern(262, 68, 0.7),
  ),
  // A large low moon behind sheaves.
  'offer-harvest-moon': scene(
    '#1a0f2c',
    '#5a2a3c',
    '#c06a36',
    stars(83, 28, 60) +
      glow(206, 96, 128) +
      '<circle cx="206" cy="98" r="50" fill="#ffd890"/><circle cx="190" cy="84" r="8" fill="#f2b860" opacity=".6"/><circle cx="222" cy="112" r="11" fill="#f2b860" opacity=".5"/>' +
      hills('M0 140q90-16 180-4t140-10v54H0z', '#4a2030') +
      [60, 112, 262]
        .map(
          (x, index) =>
            `<g transform="translate(${x} ${162 - index * 4})"><path d="M-20 12q6-26 10-30-14-12-18-30 12 8 20 22 0-18 8-32 8 14 8 32 8-14 20-22-4 18-18 30 4 4 10 30z" fill="#e0a33e"/><path d="M-12-14h24l2 7h-28z" fill="#7c2c22"/></g>`,
        )
        .join('') +
      hills('M0 170q160-12 320 0v10H0z', '#1c0c1c'),
  ),
  // A lit oven window, loaves on the sill.
  'offer-bakery-nights': scene(
    '#0b0c26',
    '#1d1c4c',
    '#342a5c',
    stars(97, 26, 50) +
      '<path d="M0 44h320v136H0z" fill="#241737"/><path d="M0 44h320v6H0z" fill="#3c2450"/>' +
      glow(160, 110, 124) +
      '<path d="M84 140V86q76-56 152 0v54z" fill="#5a2c1e"/><path d="M96 140V92q64-44 128 0v48z" fill="#ffb848"/><path d="M108 140v-28q52-30 104 0v28z" fill="#fff0be"/>' +
      '<path d="M60 140h200l10 14H50z" fill="#7c4a2c"/>' +
      [
        [110, 132, 1],
        [160, 130, 1.15],
        [210, 132, 1],
      ]
        .map(
          ([x, y, k]) =>
            `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-22 8q-4-22 22-22t22 22z" fill="#d98a3a"/><path d="M-12-6l5 8M-2-9l5 9M9-7l4 8" stroke="#fbd9a0" stroke-width="2.6" stroke-linecap="round"/></g>`,
        )
        .join('') +
      '<path d="M128 60q-8-10 0-18t0-18M192 60q8-10 0-18t0-18" fill="none" stroke="#fff0d0" stroke-width="3" stroke-linecap="round" opacity=".35"/>',
  ),
  // Roofs in rust and dusk, a cat before the chimney's light.
  'offer-rooftop-autumn': scene(
    '#161238',
    '#5c3464',
    '#e08a52',
    stars(11, 26, 60) +
      glow(238, 78, 84) +
      '<circle cx="238" cy="78" r="26" fill="#ffe6b0"/>' +
      '<path d="M0 118l60-34 60 34v62H0z" fill="#3a1d38"/><path d="M96 132l76-46 76 46v48H96z" fill="#4c2238"/><path d="M210 124l60-36 60 36v56H210z" fill="#2c1630"/><path d="M0 118l60-34 60 34-5 5-55-31-55 31zM96 132l76-46 76 46-5 6-71-43-71 43z" fill="#b4532e"/>' +
      '<path d="M60 60h18v34l-18-10zM190 70h16v34l-16-10z" fill="#5a2a30"/><path d="M38 128h14v18H38zM66 128h14v18H66zM152 124h14v20h-14zM180 124h14v20h-14zM262 126h14v18h-14z" fill="#ffc857"/>' +
      '<path d="M128 106q-3-18 7-24l-1-10 7 6h6l7-6-1 11q10 8 8 24 10-2 12-16 4 0 4 4-1 16-16 18h-30q-4-3-3-7z" fill="#0d0a1c"/><path d="M139 84h0M149 84h0" stroke="#ffd27a" stroke-width="2.6" stroke-linecap="round"/>' +
      hills('M0 174h320v6H0z', '#0d0a1c'),
  ),
};
