import type { RandomBelow } from './captcha';

/** Each character as strokes on a grid of 5 × 7: a point is two digits, x then y; strokes are parted by spaces. */
const strokes: Readonly<Record<string, string>> = {
  A: '062046 1434',
  D: '00304244360600',
  E: '40000646 0333',
  F: '400006 0333',
  H: '0006 4046 0343',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  P: '06003041423303',
  R: '06003041423303 2346',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  3: '00402244361605',
  4: '36300444',
  7: '004016',
};

interface Point {
  x: number;
  y: number;
}

const width = 220;
const height = 72;
const noiseLines = 2;

/**
 * The characters as bent, tilted lines among others that mean nothing. All are points of one path in no order, so that neither the
 * markup nor the order of drawing tells the characters. An SVG of some 2 KB that loads and runs nothing.
 */
export function captchaImage(characters: string, random: RandomBelow): string {
  /** From `-by` to `by` in steps of a tenth. */
  const jitter = (by: number) => (random(by * 20 + 1) - by * 10) / 10;
  const lines = [...characters].flatMap((character, place) => {
    const [turn, shear, size] = [jitter(2) / 10, jitter(2) / 10, 7.4 + jitter(0.6)];
    const [left, top] = [12 + place * 40 + jitter(3), 12 + jitter(5)];
    return (strokes[character] ?? '').split(' ').map((stroke) =>
      bent(
        (stroke.match(/../g) ?? []).map((pair): Point => {
          const [x, y] = [(Number(pair[0]) - 2) * size, (Number(pair[1]) - 3) * size];
          return {
            x: left + 2 * size + x * Math.cos(turn) - y * Math.sin(turn) + y * shear,
            y: top + 3 * size + x * Math.sin(turn) + y * Math.cos(turn),
          };
        }),
        jitter,
      ),
    );
  });
  const noise = Array.from({ length: noiseLines }, () =>
    bent(
      Array.from({ length: 4 }, (_, step): Point => ({ x: 8 + step * 68 + jitter(14), y: 8 + random(height - 16) })),
      jitter,
    ),
  );
  const all = [...lines, ...noise];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="8" fill="#f4ead6"/>` +
    `<path d="${all.join('')}" fill="none" stroke="#1d2233" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

/** A stroke through its points, each moved a little, each piece a little curved. */
function bent(points: readonly Point[], jitter: (by: number) => number): string {
  const moved = points.map(({ x, y }) => ({ x: x + jitter(1), y: y + jitter(1) }));
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return moved
    .map((point, index) => {
      const before = moved[index - 1];
      return before
        ? `Q${at({ x: (before.x + point.x) / 2 + jitter(3), y: (before.y + point.y) / 2 + jitter(3) })} ${at(point)}`
        : `M${at(point)}`;
    })
    .join('');
}
