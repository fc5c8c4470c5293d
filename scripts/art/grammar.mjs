// The grammar all art is written in: short helpers that return SVG markup.
// A paint is a colour, or one letter: a gradient of the drawing ("a" → url(#a)).

const paint = (colour) => (/^[a-zA-Z]$/.test(colour) ? `url(#${colour})` : colour);
const attrs = (more) =>
  Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${name === 'fill' || name === 'stroke' ? paint(value) : value}"`)
    .join('');
const round = (number) => Math.round(number * 10) / 10;

/** A filled path; without `fill` it takes the group's. */
export const path = (d, fill, more = {}) => `<path${attrs({ fill, ...more })} d="${d}"/>`;
/** A line of light or shadow: stroked, never filled. */
export const line = (d, stroke, width = 1, more = {}) =>
  `<path${attrs({ fill: 'none', stroke, 'stroke-width': width, ...more })} d="${d}"/>`;
export const circle = (cx, cy, r, fill, more = {}) => `<circle${attrs({ cx, cy, r, fill, ...more })}/>`;
export const ellipse = (cx, cy, rx, ry, fill, more = {}) => `<ellipse${attrs({ cx, cy, rx, ry, fill, ...more })}/>`;
export const rect = (x, y, width, height, fill, rx, more = {}) =>
  `<rect${attrs({ x: x || undefined, y: y || undefined, width, height, rx, fill, ...more })}/>`;
export const group = (content, more = {}) => `<g${attrs(more)}>${[content].flat(9).join('')}</g>`;
export const at = (x, y, content, { turn = 0, size = 1 } = {}) =>
  group(content, {
    transform: `translate(${round(x)} ${round(y)})${turn ? `rotate(${round(turn)})` : ''}${size === 1 ? '' : `scale(${size})`}`,
  });
/** The content and its mirror image about the vertical line x = `axis`. */
export const mirrored = (content, axis = 60) =>
  [content].flat(9).join('') + group(content, { transform: `matrix(-1 0 0 1 ${2 * axis} 0)` });
/** Draws once, then places copies: `places` are [x, y, turn, size]. The id has an underscore, so that no paint is meant. */
export const copies = (id, content, places) =>
  `<defs>${group(content, { id: `_${id}` })}</defs>` +
  places
    .map(
      ([x, y, turn, size]) =>
        `<use href="#_${id}" transform="translate(${round(x)} ${round(y)})${turn ? `rotate(${round(turn)})` : ''}${size ? `scale(${size})` : ''}"/>`,
    )
    .join('');

const point = (angle, r, cx, cy, squash = 1) => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${round(cx + r * Math.cos(turn))} ${round(cy + r * Math.sin(turn) * squash)}`;
};
/** A regular polygon's path; with `inner` a star's. `squash` < 1 lays it down. */
export const polygon = (cx, cy, r, corners, { turn = 0, inner, squash } = {}) => {
  const steps = inner ? corners * 2 : corners;
  const at = (step) => point(turn + (step * 360) / steps, inner && step % 2 ? inner : r, cx, cy, squash);
  return `M${Array.from({ length: steps }, (_, step) => at(step)).join('L')}z`;
};
/** One slice of a wheel, in degrees clockwise from the top. */
export const slice = (cx, cy, r, from, to, squash = 1) =>
  `M${cx} ${cy}L${point(from, r, cx, cy, squash)}A${r} ${round(r * squash)} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, r, cx, cy, squash)}z`;
/** Spokes between two radii. */
export const spokes = (cx, cy, inner, outer, count, { turn = 0, squash } = {}) =>
  Array.from({ length: count }, (_, step) => {
    const angle = turn + (step * 360) / count;
    return `M${point(angle, inner, cx, cy, squash)}L${point(angle, outer, cx, cy, squash)}`;
  }).join('');
/** Points on a circle as [x, y, turn]. */
export const ring = (cx, cy, r, count, { turn = 0, squash } = {}) =>
  Array.from({ length: count }, (_, step) => {
    const angle = turn + (step * 360) / count;
    return [...point(angle, r, cx, cy, squash).split(' ').map(Number), angle];
  });

const stops = (list) =>
  list
    .map((stop, index) => {
      const [colour, opacity, offset = round((100 * index) / (list.length - 1)) / 100] = [stop].flat();
      return `<stop${attrs({ offset: offset || undefined, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity })}/>`;
    })
    .join('');
/** `list` holds colours, or [colour, opacity, offset]. Down unless `x2`, `y2` say otherwise. */
export const linear = (id, list, { x1, y1, x2 = 0, y2 = 1 } = {}) =>
  `<linearGradient${attrs({ id, x1, y1, x2, y2 })}>${stops(list)}</linearGradient>`;
export const radial = (id, list, { cx, cy, r } = {}) =>
  `<radialGradient${attrs({ id, cx, cy, r })}>${stops(list)}</radialGradient>`;

/** A whole file. */
export const svg = (width, height, content, more = {}) =>
  `<svg${attrs({ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...more })}>${[content].flat(9).join('')}</svg>\n`;
