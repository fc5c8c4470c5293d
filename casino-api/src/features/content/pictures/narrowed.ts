import type { Pixels } from './picture-format';

/** A part of a source's point that falls on a point of the result; of each of those the parts add up to 1. */
interface Share {
  source: number;
  place: number;
  share: number;
}

/** How a line of points falls on a shorter one. Counted in whole steps, so that nothing is lost by rounding. */
function shares(from: number, to: number): Share[] {
  const found: Share[] = [];
  for (let at = 0; at < from * to;) {
    const [source, place] = [Math.floor(at / to), Math.floor(at / from)];
    const end = Math.min((source + 1) * to, (place + 1) * from);
    found.push({ source, place, share: (end - at) / from });
    at = end;
  }
  return found;
}

/** The row of a picture on a shorter line; colours count by their alpha, so that what can't be seen doesn't shine through. */
function narrowRow({ data, width }: Pixels, row: number, columns: readonly Share[], line: Float32Array): void {
  line.fill(0);
  for (const { source, place, share } of columns) {
    const [from, to] = [(row * width + source) * 4, place * 4];
    const alpha = data[from + 3]! * share;
    line[to]! += data[from]! * alpha;
    line[to + 1]! += data[from + 1]! * alpha;
    line[to + 2]! += data[from + 2]! * alpha;
    line[to + 3]! += alpha;
  }
}

/** A picture no wider than is wanted; each of its points is the mean of those that it stands for. */
export function narrowed(pixels: Pixels, width: number): Pixels {
  if (pixels.width <= width) return pixels;
  const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
  const columns = shares(pixels.width, width);
  const data = new Uint8ClampedArray(width * height * 4);
  const line = new Float32Array(width * 4);
  const sum = new Float32Array(width * 4);
  let drawn = -1;
  const rows = shares(pixels.height, height);
  rows.forEach(({ source, place, share }, index) => {
    if (source !== drawn) narrowRow(pixels, source, columns, line);
    drawn = source;
    for (let at = 0; at < sum.length; at += 1) sum[at]! += line[at]! * share;
    if (rows[index + 1]?.place === place) return;
    const begin = place * width * 4;
    for (let at = 0; at < sum.length; at += 4) {
      const alpha = sum[at + 3]!;
      for (let each = 0; each < 3; each += 1) data[begin + at + each] = alpha > 0 ? sum[at + each]! / alpha : 0;
      data[begin + at + 3] = alpha;
    }
    sum.fill(0);
  });
  return { width, height, data };
}
