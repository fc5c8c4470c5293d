// The roulette wheel from above: 37 pockets in a wooden bowl, zero at the top. The ball and the number are set over it by the page.
const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const n = (value) => String(Math.round(value * 10) / 10);
const at = (radius, turn) => {
  const angle = (turn / order.length) * 2 * Math.PI - Math.PI / 2;
  return `${n(120 + radius * Math.cos(angle))} ${n(120 + radius * Math.sin(angle))}`;
};
const wedge = (index) =>
  `M${at(108, index - 0.5)}A108 108 0 0 1 ${at(108, index + 0.5)}L${at(64, index + 0.5)}A64 64 0 0 0 ${at(64, index - 0.5)}z`;
const wedges = (wanted) =>
  order
    .map((_, index) => index)
    .filter((index) => wanted(index))
    .map(wedge)
    .join('');
const numbers = order
  .map(
    (number, index) =>
      `<text transform="rotate(${n((index * 360) / order.length)} 120 120)" x="120" y="27">${number}</text>`,
  )
  .join('');

export const rouletteSprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs><radialGradient id="w"><stop offset=".5" stop-color="#2b1a10"/><stop offset=".93" stop-color="#8a4d1c"/><stop offset="1" stop-color="#3f2006"/></radialGradient><radialGradient id="h"><stop stop-color="#2c2150"/><stop offset="1" stop-color="#120f28"/></radialGradient></defs><symbol id="wheel" viewBox="0 0 240 240"><circle cx="120" cy="120" r="119" fill="url(#w)"/><circle cx="120" cy="120" r="110" fill="#e2b04a"/><path fill="#14704f" d="${wedge(0)}"/><path fill="#a3213b" d="${wedges((index) => index > 0 && index % 2 === 1)}"/><path fill="#14172a" d="${wedges((index) => index > 0 && index % 2 === 0)}"/><circle cx="120" cy="120" r="86" fill="#0004"/><circle cx="120" cy="120" r="64" fill="#e2b04a"/><circle cx="120" cy="120" r="61" fill="url(#h)"/><g fill="#fff" font-family="system-ui,sans-serif" font-size="10.500" font-weight="700" text-anchor="middle">${numbers}</g></symbol></svg>`;
