// Logos of payment methods and game providers, each for light grounds (`color`) and for dark ones (`white`).

/** A mark on 32 × 32, drawn in one colour, and the name beside it. */
const providers = {
  'forge-fable': ['Forge & Fable', '#a8431c', 'M6 12h20l-3 5H9zM14 17h4v6h5v3H9v-3h5zM16 3l2 5h-4z'],
  'juniper-row': [
    'Juniper Row',
    '#2f6b45',
    'M8 27V16M16 27V10M24 27V16M8 5a4 6 0 0 1 0 12 4 6 0 0 1 0-12M16 1a4 6 0 0 1 0 12 4 6 0 0 1 0-12M24 5a4 6 0 0 1 0 12 4 6 0 0 1 0-12',
  ],
  'lantern-studio': [
    'Lantern Studio',
    '#b8671a',
    'M12 4h8v3h-8zM10 7h12c5 5 5 12 0 17H10c-5-5-5-12 0-17zM12 24h8v3h-8z',
  ],
  perihelion: [
    'Perihelion',
    '#34418f',
    'M16 9a7 7 0 0 1 0 14 7 7 0 0 1 0-14M3 16c0-17 26-17 26 0M29 16l-2 4M24 24l3 3',
  ],
  saltbox: ['Saltbox', '#3f4a5a', 'M5 27V13L14 4l13 13v10zM13 27v-7h6v7M9 13h4v4H9z'],
  tideworks: [
    'Tideworks',
    '#17697f',
    'M3 12c4-5 8-5 13 0s9 5 13 0M3 19c4-5 8-5 13 0s9 5 13 0M3 26c4-5 8-5 13 0s9 5 13 0',
  ],
};

const payments = {
  card: ['Card', '#34418f', 'M4 7h24a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM2 12h28M6 20h7'],
  crypto: ['Crypto', '#b8671a', 'M16 3l11 6.500v13L16 29 5 22.500v-13zM5 9.500 16 16l11-6.500M16 16v13'],
};

const drawn = ([name, colour, d], ink) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${48 + name.length * 10} 32"><title>${name.replace('&', '&amp;')}</title>` +
  `<path d="${d}" fill="none" stroke="${ink ?? colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<text x="40" y="22" font-family="system-ui, sans-serif" font-size="17" font-weight="700" fill="${ink ?? colour}">${name.replace('&', '&amp;')}</text></svg>`;

const both = (logos) =>
  Object.fromEntries(
    Object.entries(logos).flatMap(([file, logo]) => [
      [`${file}-color`, drawn(logo)],
      [`${file}-white`, drawn(logo, '#fff')],
    ]),
  );

export const providerLogos = both(providers);
export const paymentLogos = both(payments);
