// Where a tile plays: its sky, its light, and the places that several games share.
import { circle, copies, ellipse, group, line, linear, path, radial, rect, svg } from './grammar.mjs';

/** A colour from hue, saturation and lightness (percent), as short as it can be written. */
export const tint = (hue, saturation, lightness) => {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (n) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** Numbers in [0, 1) that are the same in every run. */
const dice = (seed) => () => {
  seed = (seed * 16807 + 11) % 2147483647;
  return seed / 2147483647;
};

export const stars = (seed, count = 34, below = 96) => {
  const roll = dice(seed * 7919);
  const dots = (n) =>
    Array.from({ length: n }, () => `M${Math.round(roll() * 120)} ${Math.round(roll() ** 1.4 * below)}h0`).join('');
  return group(
    line(dots(count), '#fff', 0.8, { opacity: 0.55 }) +
      line(dots(Math.ceil(count / 5)), '#fff', 1.6, { opacity: 0.85 }),
    { 'stroke-linecap': 'round' },
  );
};

/** Sparks, fireflies, snow, bubbles: round dots of one colour around the emblem. */
export const motes = (seed, colour, count = 14, [top, bottom] = [24, 130], width = 2) => {
  const roll = dice(seed * 104729);
  const dots = (n) =>
    Array.from(
      { length: n },
      () => `M${Math.round(4 + roll() * 112)} ${Math.round(top + roll() * (bottom - top))}h0`,
    ).join('');
  return group(
    line(dots(count), colour, width, { opacity: 0.9 }) + line(dots(count), colour, width / 2, { opacity: 0.7 }),
    { 'stroke-linecap': 'round' },
  );
};

export const moon = (x, y, r, colour = '#fff1cf') =>
  circle(x, y, r * 1.5, colour, { opacity: 0.12 }) +
  circle(x, y, r, colour) +
  circle(x - r * 0.3, y - r * 0.25, r * 0.2, '#0002') +
  circle(x + r * 0.35, y + r * 0.2, r * 0.26, '#0002') +
  circle(x - r * 0.15, y + r * 0.5, r * 0.14, '#0002');

export const clouds = (colour, y = 120, opacity = 0.5) =>
  path(`M-4 ${y}q6-14 20-8 6-14 22-6 12-10 22 2 14-8 22 4 16-8 24 2 14-4 20 8v60H-4z`, colour, { opacity });

export const hills = (hue, y = 120) =>
  path(`M0 ${y}q26-22 56-8t64-12v60H0z`, tint(hue, 45, 20)) +
  path(`M0 ${y + 12}q34-20 68-6t52-6v60H0z`, tint(hue, 50, 12)) +
  path(`M0 ${y + 27}q40-16 72-4t48-6v40H0z`, tint(hue, 55, 7));

export const peaks = (hue, y = 118) =>
  path(`M-6 ${y}l26-40 14 18 16-26 22 34 14-20 40 52v40H-6z`, tint(hue, 36, 26), { opacity: 0.75 }) +
  path(`M20 ${y - 40}l-9 14 7-3 4 5 5-7zM50 ${y - 48}l-9 15 7-3 4 5 7-6z`, '#fff', { opacity: 0.5 });

export const dunes = (hue, y = 116) =>
  path(`M0 ${y}q22-14 46-4 30 12 74-10v60H0z`, tint(hue, 58, 30)) +
  path(`M0 ${y + 16}q40-24 78-6 22 8 42-2v60H0z`, tint(hue, 58, 20)) +
  path(`M40 ${y + 2}q20-6 38 8 22 8 42-2-30 22-80-6z`, tint(hue, 60, 38), { opacity: 0.5 }) +
  path(`M0 ${y + 30}q36-16 70-4t50-4v40H0z`, tint(hue, 60, 10));

/** Night water with the light's path on it. */
export const sea = (hue, y = 112, light = '#ffe2a0', x = 60) =>
  path(`M0 ${y}h120v60H0z`, tint(hue, 62, 20)) +
  line(
    `M${x - 14} ${y + 4}h28M${x - 20} ${y + 9}h22M${x + 4} ${y + 9}h14M${x - 12} ${y + 15}h30M${x - 24} ${y + 22}h16M${x} ${y + 22}h22M${x - 14} ${y + 30}h26`,
    light,
    1.6,
    { opacity: 0.5, 'stroke-linecap': 'round' },
  ) +
  path(`M0 ${y + 14}q10-7 20 0t20 0 20 0 20 0 20 0 20 0v50H0z`, tint(hue + 6, 66, 13), { opacity: 0.75 }) +
  path(`M-10 ${y + 27}q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0v40H-10z`, tint(hue + 10, 70, 8));

/** Under water: rays from the surface, weed on the ground. */
export const depths = (hue) =>
  path('M30 0L4 130h22L44 0zM62 0L52 140h28L74 0zM92 0l18 120h20L108 0z', '#fff', { opacity: 0.07 }) +
  path('M0 138q30-16 62-4t58-6v40H0z', tint(hue, 60, 9)) +
  line(
    'M10 160q-6-14 0-26t-2-22M20 160q6-10 1-20t3-16M104 160q6-14 0-28t3-24M114 160q-4-8 0-18',
    tint(hue - 40, 60, 20),
    4,
    { 'stroke-linecap': 'round' },
  );

export const pines = (hue, y = 132) =>
  copies('pine', path('M0-44l8 14H4l9 14H7l10 16h-34l10-16h-6l9-14h-4z', tint(hue, 45, 13)), [
    [8, y - 6, 0, 0.9],
    [26, y - 10, 0, 0.7],
    [112, y - 6, 0, 1],
    [94, y - 10, 0, 0.72],
  ]) +
  path(`M0 ${y - 8}q30-10 60-3t60-3v40H0z`, tint(hue, 48, 11)) +
  path(`M0 ${y + 10}q34-10 66-2t54-4v60H0z`, tint(hue, 50, 6));

/** A skyline with lit windows. */
export const roofs = (hue, y = 118, window = '#ffd27a') =>
  path(`M0 ${y}h10l6-10 6 10h8v-16h14v10h10l8-12 8 12h6v-8h14v14h8l8-9 8 9h14v60H0z`, tint(hue, 42, 22), {
    opacity: 0.85,
  }) +
  path(`M0 ${y + 14}l12-10 12 10h6v-6h16v10l14-10 14 10h8v-12h12v8l12-8 14 10v60H0z`, tint(hue, 48, 12)) +
  path(
    `M8 ${y + 20}h4v5H8zM18 ${y + 22}h4v5h-4zM34 ${y + 14}h3v5h-3zM40 ${y + 21}h3v5h-3zM58 ${y + 21}h5v6h-5zM86 ${y + 12}h3v4h-3zM92 ${y + 19}h3v4h-3zM106 ${y + 17}h5v6h-5z`,
    window,
  ) +
  path(`M0 ${y + 32}q60-8 120 0v40H0z`, tint(hue, 50, 6));

/** A theatre: curtains, beams of light, boards. */
export const stage = (hue, beam = '#fff0c0') => [
  path('M0 126h120v34H0z', tint(24, 45, 16)),
  line('M60 120L20 160M60 120v40M60 120l40 40M60 120L-10 150M60 120l70 30', tint(24, 50, 8), 1),
  path('M36 0L8 130h54zM84 0l28 130H58z', beam, { opacity: 0.16 }),
  ellipse(60, 132, 50, 11, beam, { opacity: 0.32 }),
  ...[1, -1].map((side) =>
    group(
      path('M0 0h26q2 50-14 84-4 30-2 56H0z', tint(hue, 66, 30)) +
        path('M8 0h6q2 60-8 96-3 26-2 44H1q-2-40 3-66Q9 40 8 0zM20 0h6q2 50-14 84 8-40 8-84z', tint(hue, 70, 17)) +
        line('M26 0q2 50-14 84', tint(hue + 20, 90, 68), 1) +
        line('M0 90q8 3 13-5', '#ffd27a', 2.5),
      side > 0 ? {} : { transform: 'matrix(-1 0 0 1 120 0)' },
    ),
  ),
  path('M0 0h120v14q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0z', tint(hue, 68, 24)),
  line('M0 14q10 10 20 0 10 10 20 0 10 10 20 0 10 10 20 0 10 10 20 0 10 10 20 0', '#ffd27a', 1.4),
];

/** A table's felt, with its wooden rail and the lamp's pool of light. */
export const felt = (hue, y = 112, light = '#fff2c0') => [
  path(`M-20 ${y + 22}q80-44 160 0v60H-20z`, tint(24, 52, 20)),
  line(`M-20 ${y + 22}q80-44 160 0`, tint(32, 70, 56), 1.2),
  path(`M-14 ${y + 28}q74-42 148 0v60H-14z`, tint(hue, 56, 22)),
  ellipse(60, y + 22, 50, 14, light, { opacity: 0.22 }),
  line(`M8 ${y + 38}q52-26 104 0`, tint(hue, 60, 60), 1, { opacity: 0.6 }),
];

/** A lamp that hangs from the top, and the cone it throws. */
export const lamp = (x, y, shade, light = '#ffe9a8') => [
  path(`M${x - 15} ${y}L${x - 62} 150h124L${x + 15} ${y}z`, light, { opacity: 0.13 }),
  line(`M${x} 0v${y - 12}`, '#0009', 1.6),
  ellipse(x, y, 15, 3.4, '#fffbe6'),
  path(`M${x - 17} ${y}q3-13 13-14h8q10 1 13 14-17-5-34 0z`, shade),
  line(`M${x - 17} ${y}q17-5 34 0`, '#ffe9a8', 1),
];

/** A planet's edge at the foot of a space scene. */
export const planet = (hue) =>
  ellipse(60, 190, 120, 58, tint(hue, 50, 12)) +
  line('M-40 156Q60 108 160 156', tint(hue, 90, 70), 1.4, { opacity: 0.8 }) +
  path('M-40 158Q60 112 160 158 60 124-40 158z', tint(hue, 80, 60), { opacity: 0.25 });

/** Plank wall and bench of a kitchen or workshop. */
export const room = (hue, y = 118) => [
  line('M15 0v120M40 0v120M80 0v120M105 0v120', tint(hue, 40, 10), 1, { opacity: 0.6 }),
  path(`M0 ${y}h120v8H0z`, tint(hue, 52, 34)),
  line(`M0 ${y}h120`, tint(hue + 10, 80, 70), 1, { opacity: 0.8 }),
  path(`M0 ${y + 8}h120v40H0z`, tint(hue, 50, 13)),
  line(`M30 ${y + 8}v40M90 ${y + 8}v40M0 ${y + 12}h120`, tint(hue, 50, 8), 1.5),
];

/** A shape with the rim of light that every emblem has. */
export const lit = (d, fill, width = 1.2, more = {}) =>
  path(d, fill, { stroke: 'r', 'stroke-width': width, 'stroke-linejoin': 'round', ...more });

const rim = linear(
  'r',
  [
    ['#fff', 0.95],
    ['#fff', 0.25, 0.5],
    ['#fff', 0],
  ],
  { x2: 0.9 },
);

/**
 * One tile. `hue` tints the sky; `light` is [x, y, radius, colour]; `tones` maps paint letters to gradients, light to dark,
 * or to ready markup. `r` is the rim, `S` the sky, `L` the light, `V` the shade at the foot.
 */
export const tile = ({
  hue,
  sky = [tint(hue, 62, 8), tint(hue, 58, 22), tint(hue + 16, 62, 40)],
  light: [x, y, r, colour],
  tones = {},
  draw,
}) => {
  const drawing = [draw].flat(9).join('');
  const paints = Object.entries(tones).map(([id, colours]) =>
    Array.isArray(colours) ? linear(id, colours, { x2: 0.35 }) : colours,
  );
  return svg(120, 160, [
    '<defs>',
    linear('S', sky),
    radial('L', [
      [colour, 0.9],
      [colour, 0.32, 0.45],
      [colour, 0],
    ]),
    linear('V', [
      ['#04050c', 0],
      ['#04050c', 0.75],
    ]),
    drawing.includes('url(#r)') ? rim : '',
    ...paints,
    '</defs>',
    rect(0, 0, 120, 160, 'S'),
    circle(x, y, r, 'L'),
    drawing,
    rect(0, 110, 120, 50, 'V'),
  ]);
};
