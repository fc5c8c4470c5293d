/**
 * A font in which every kana, kanji and full-width sign is one em wide, as in any Japanese font, and nothing else stands: machines that run tests have none,
 * and what they draw instead is half as wide. A few hundred bytes: one square, and a map of all those signs to it.
 */

type Table = readonly [name: string, data: Buffer];

/** Big-endian numbers by their width in bits. */
function packed(...fields: (readonly [bits: 8 | 16 | 32, ...values: number[]])[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([bits, ...values]) =>
      values.map((value) => {
        const bytes = Buffer.alloc(bits / 8);
        bytes.writeUIntBE(value < 0 ? value + 2 ** bits : value, 0, bits / 8);
        return bytes;
      }),
    ),
  );
}

const em = 1000;
const square = { left: 60, bottom: -60, right: 940, top: 820 };

/** Punctuation and kana, Han, full-width forms. */
const ranges = [
  [0x3000, 0x30ff],
  [0x3400, 0x9fff],
  [0xff00, 0xff60],
] as const;

/** Format 13: a range of characters all drawn by one glyph. Windows and Unicode's full repertoire. */
const characterMap = packed(
  [16, 0, 1, 3, 10],
  [32, 12],
  [16, 13, 0],
  [32, 16 + ranges.length * 12, 0, ranges.length],
  ...ranges.map(([first, last]) => [32, first, last, 1] as const),
);

const { left, bottom, right, top } = square;
const glyph = packed(
  [16, 1, left, bottom, right, top, 3, 0],
  [8, 1, 1, 1, 1],
  [16, left, right - left, 0, left - right, bottom, 0, top - bottom, 0],
);

const family = Buffer.from('One em', 'utf16le').swap16();
const names = [1, 2, 4, 6];

const tables: readonly Table[] = [
  [
    'OS/2',
    packed(
      [16, 4, em, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0],
      [8, 2, 0, 5, 3, 0, 0, 0, 0, 0, 0],
      [32, 0, 0, 0, 0, 0x6e6f6e65],
      [16, 0x40, 0x3000, 0xffff, 880, -120, 0, 880, 120],
      [32, 0, 0],
      [16, 500, 700, 0, 32, 1],
    ),
  ],
  ['cmap', characterMap],
  ['glyf', Buffer.concat([glyph, Buffer.alloc(glyph.length % 2)])],
  [
    'head',
    packed(
      [32, 0x10000, 0x10000, 0, 0x5f0f3cf5],
      [16, 3, em],
      [32, 0, 0, 0, 0],
      [16, left, bottom, right, top, 0, 8, 2, 0, 0],
    ),
  ],
  ['hhea', packed([32, 0x10000], [16, 880, -120, 0, em, left, em - right, right, 1, 0, 0, 0, 0, 0, 0, 0, 2])],
  ['hmtx', packed([16, em, left, em, left])],
  ['loca', packed([16, 0, 0, Math.ceil(glyph.length / 2)])],
  ['maxp', packed([32, 0x10000], [16, 2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])],
  [
    'name',
    Buffer.concat([
      packed(
        [16, 0, names.length, 6 + names.length * 12],
        ...names.map((id) => [16, 3, 1, 0x409, id, family.length, 0] as const),
      ),
      family,
    ]),
  ],
  ['post', packed([32, 0x30000, 0], [16, -100, 50], [32, 1, 0, 0, 0, 0])],
];

const paddedTo4 = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

function checkSum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

/** The font as a file, in TrueType. */
export function oneEmFont(): Buffer {
  const bodies = tables.map(([name, data]) => [name, data.length, paddedTo4(data)] as const);
  let offset = 12 + bodies.length * 16;
  const directory = bodies.map(([name, length, data]) => {
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), packed([32, checkSum(data), offset, length])]);
    offset += data.length;
    return entry;
  });
  const searched = Math.floor(Math.log2(bodies.length));
  const header = packed(
    [32, 0x10000],
    [16, bodies.length, 16 * 2 ** searched, searched, 16 * (bodies.length - 2 ** searched)],
  );
  return Buffer.concat([header, ...directory, ...bodies.map(([, , data]) => data)]);
}
