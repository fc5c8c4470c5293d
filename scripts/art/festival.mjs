// The night of the lantern festival (the home page's hero) and the lantern gone out (pages that tell of trouble).
import { circle, ellipse, group, line, linear, path, radial, rect, svg } from './grammar.mjs';

const dice = (seed) => () => {
  seed = (seed * 16807 + 11) % 2147483647;
  return seed / 2147483647;
};

/** Round dots of light: `M x y h0` strokes. */
const dots = (seed, count, [left, right, top, bottom], colour, width, opacity) => {
  const roll = dice(seed);
  for (let warm = 0; warm < 9; warm++) roll();
  const moves = Array.from(
    { length: count },
    () => `M${Math.round(left + roll() * (right - left))} ${Math.round(top + roll() ** 1.3 * (bottom - top))}h0`,
  );
  return line(moves.join(''), colour, width, { opacity, 'stroke-linecap': 'round' });
};

const glow = circle(20, 34, 56, 'g');
const paper = path('M5 17C4 3 36 3 35 17L31 46H9z', 'p');
const rim = path('M9 43h22v4q-11 3-22 0z', '#a8380c');
const flame = ellipse(20, 42, 8, 5, '#fff6cf');

/** A sky lantern, 40 × 54, drawn once and let up many times. */
const skyLantern = group(
  [glow, paper, line('M13 7c-3 12-2 28 1 38M27 7c3 12 2 28-1 38', '#c4560f', 1, { opacity: 0.45 }), rim, flame],
  { id: 'l' },
);

const near = [
  [586, 92, 1.22],
  [424, 250, 0.86],
  [700, 128, 0.9],
];

/** Strokes of light, each from `[x, y]` down: one path for all, where a copy of a drawing would be elements for each. */
const shine = (places, [width, colour, opacity, height]) =>
  line(places.map(([x, y]) => `M${x} ${y}v${height}`).join(''), colour, width, { opacity, 'stroke-linecap': 'round' });

/** The same lantern from across the river, by its middle and top. Tops keep to multiples of the height of the paint `q`, which repeats down the whole sky. */
const row = 26;
const middle = [
  [381, 8],
  [481, 4],
  [650, 1],
  [327, 2],
  [699, 8],
].map(([x, rows]) => [x, rows * row]);
const middleLights = [
  ...middle.map(([x, y]) => circle(x, y + 15, 25, 'g')),
  path(middle.map(([x, y]) => `M${x - 7} ${y + 6}c0-6 14-6 14 0l-2 14h-10z`).join(''), 'q'),
  line(middle.map(([x, y]) => `M${x - 2} ${y + 19}h4`).join(''), '#fff6cf', 4, { 'stroke-linecap': 'round' }),
];

/** From far away a lantern is a short stroke of light in a halo. */
const far = [
  [304, 157],
  [357, 103],
  [408, 185],
  [457, 67],
  [504, 139],
  [552, 47],
  [644, 177],
  [423, 27],
];
const farLights = [
  [17, '#ff9a2e', 0.09, 1],
  [6, '#f9ab48', 0.85, 4],
].map((light) => shine(far, light));

/** The river reflects each light as a broken warm line that thins with the distance from it: `[x, half a width, top, strokes]`. */
const lights = [
  [604, 28, 337, 6],
  [444, 19, 338, 4],
  [716, 20, 338, 4],
];
const reflection = ([x, width, top, length]) => {
  const roll = dice(x * 31);
  return Array.from({ length }, (_, step) => {
    const half = Math.round(width * (1 - (0.75 * step) / length) * (0.6 + 0.5 * roll()));
    return `M${Math.round(x - half + (roll() - 0.5) * 8)} ${top + Math.round(step * 7 + step * step * 0.4)}h${half * 2}`;
  });
};
const reflections = lights.map(reflection);
const broken = (strokes, width, opacity) =>
  line(strokes.join(''), '#ffb547', width, { opacity, 'stroke-linecap': 'round' });

/** `[x, y, half a width]` */
const roofs = [
  [520, 308, 34],
  [604, 300, 46],
  [690, 308, 36],
  [452, 316, 22],
];
const whole = Math.round;
const roof = ([x, y, w]) =>
  `M${x - w} ${y}q${whole(w * 0.55)}-4 ${whole(w * 0.7)}-${whole(w * 0.42)}h${whole(w * 0.6)}q${whole(w * 0.15)} ${whole(w * 0.42) - 4} ${whole(w * 0.7)} ${whole(w * 0.42)}zm${whole(w * 0.38)} 0v${whole(w * 0.62)}h${whole(w * 1.24)}v-${whole(w * 0.62)}z`;
const windows = ([x, y, w]) =>
  [-0.38, 0, 0.38].map((place) => `M${whole(x + place * w)} ${whole(y + w * 0.16)}v${whole(w * 0.26)}`).join('');

/** Part of the home page itself, whose other ids are words; its sheet lets the near lanterns rise and sink. */
export const festival = svg(
  760,
  420,
  [
    `<defs>${[
      linear('s', ['#0c0a1f', ['#1b1440', 1, 0.4], ['#46235c', 1, 0.66], '#a2504f']),
      linear('w', ['#5a2f4f', ['#1d1432', 1, 0.35], '#0a0918']),
      linear('p', ['#b8430f', ['#f28c24', 1, 0.42], ['#ffc75a', 1, 0.74], '#fff0b8']),
      radial('g', [
        ['#ffb443', 0.62],
        ['#ff9a2e', 0.2, 0.4],
        ['#ff8a1e', 0],
      ]),
    ].join(
      '',
    )}<linearGradient id="q" href="#p" gradientUnits="userSpaceOnUse" x2="0" y2="${row}" spreadMethod="repeat"/>${skyLantern}</defs>`,
    rect(0, 0, 760, 420, 's'),
    dots(7, 10, [0, 760, 0, 230], '#fff', 1, 0.6),
    dots(23, 5, [0, 760, 0, 180], '#ffe9c4', 2, 0.8),
    ellipse(560, 318, 400, 130, 'g'),
    path('M0 316C60 286 120 300 190 274s120-34 190-6 120 6 190-18 120-6 190 12v70H0z', '#2a1640', { opacity: 0.9 }),
    path('M0 326c90-26 150-10 240-22s140-20 230-4 180-24 290-6v40H0z', '#190f2c'),
    ...farLights,
    path(roofs.map(roof).join(''), '#0d0818'),
    line(roofs.map(windows).join(''), '#ffb547', 7),
    path('M0 330h760v90H0z', 'w'),
    broken(
      reflections.flatMap((strokes) => strokes.slice(0, strokes.length / 2)),
      2.4,
      0.6,
    ),
    broken(
      reflections.flatMap((strokes) => strokes.slice(strokes.length / 2)),
      1.6,
      0.34,
    ),
    ...middleLights,
    group(near.map(([x, y, size]) => `<use href="#l" transform="translate(${x} ${y})scale(${size})"/>`).join('')),
  ],
  { preserveAspectRatio: 'xMaxYMax slice' },
);

/** The lantern with its flame out and a wisp of smoke: for pages that tell of trouble. */
const unlit = svg(160, 160, [
  `<defs>${radial('a', ['#5a628c', ['#3a4166', 1, 0.6], '#23284a'], { cy: 0.4, r: 0.7 })}${linear('b', ['#4a3a56', '#241a33'])}${radial(
    'g',
    [
      ['#7db4ff', 0.22],
      ['#7db4ff', 0],
    ],
  )}</defs>`,
  circle(80, 90, 70, 'g'),
  group(
    [
      line('M24 9a8 7 0 0 1 16 0', '#8f97bb', 1.6),
      path('M20 14h24c14 9 14 25 0 34H20C6 39 6 23 20 14z', 'a'),
      line('M26 14c-9 9-9 25 0 34m12-34c9 9 9 25 0 34M32 14v34', '#14172a', 1, { opacity: 0.6 }),
      line('M12 21q20 4 40 0M10 31q22 5 44 0M12 41q20 5 40 0', '#bfc5e0', 0.8, { opacity: 0.4 }),
      line('M15 20c-6 7-6 15-2 21', '#f1f3fc', 1.8, { 'stroke-linecap': 'round', opacity: 0.5 }),
      path('M22 8h20l4 7H18zM18 47h28l-4 6H22z', 'b'),
      line('M22 8.500h20M18.500 47.500h27', '#979fc3', 1.2),
      circle(32, 55, 2.2, '#979fc3'),
      path('M29.500 57h5l1.500 7h-8z', 'b'),
    ],
    { transform: 'translate(22 34)scale(1.8)' },
  ),
  line('M80 44c-10-9 9-14 0-25s6-12 2-17', '#bfc5e0', 3, { 'stroke-linecap': 'round', opacity: 0.5 }),
]);

export const scenes = { unlit };
