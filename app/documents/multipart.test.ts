import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, longestAside, MalformedMultipart, MultipartReader, OversizedMultipart } from './multipart';

const bytes = (text: string) => new TextEncoder().encode(text);
const readerOf = (body: Uint8Array, size = body.length || 1) => {
  let at = 0;
  return {
    read: () =>
      Promise.resolve(at >= body.length ? { done: true } : { done: false, value: body.slice(at, (at += size)) }),
  };
};
async function all(body: Uint8Array, size?: number) {
  const reader = new MultipartReader(readerOf(body, size), 'b');
  const parts: { name: string; filename: string | null; text: string }[] = [];
  for (let part = await reader.next(); part; part = await reader.next()) {
    let text = '';
    for (let chunk = await part.read(); chunk; chunk = await part.read())
      text += new TextDecoder('latin1').decode(chunk);
    parts.push({ name: part.name, filename: part.filename, text });
  }
  return parts;
}
const body = (file: string) =>
  bytes(
    `--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nidentity\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: x/y\r\n\r\n${file}\r\n--b--\r\n`,
  );

describe('a form with a file', () => {
  it.each([1, 2, 3, 7, 64, 4096])('is read in pieces of %i bytes', async (size) => {
    expect(await all(body('%PDF\r\n--not\r\n--'), size)).toEqual([
      { name: 'type', filename: null, text: 'identity' },
      { name: 'file', filename: 'a.pdf', text: '%PDF\r\n--not\r\n--' },
    ]);
  });

  it('comes out as it went in, wherever it is cut', async () => {
    const file = fc
      .string({ unit: fc.constantFrom('\r', '\n', '-', 'b', 'x'), maxLength: 60 })
      .filter((text) => !`\r\n${text}\r\n`.includes('\r\n--b'));
    await fc.assert(
      fc.asyncProperty(file, fc.integer({ min: 1, max: 30 }), async (text, size) => {
        expect((await all(body(text), size))[1]?.text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('passes over parts that nobody reads', async () => {
    const reader = new MultipartReader(readerOf(body('x'.repeat(500)), 11), 'b');
    expect([(await reader.next())?.name, (await reader.next())?.name, await reader.next()]).toEqual([
      'type',
      'file',
      null,
    ]);
  });

  it('is given up when more than a form of ours has stands around its file', async () => {
    for (const long of [
      'x'.repeat(longestAside + 50),
      `--b\r\nContent-Disposition: form-data; name="other"\r\n\r\n${'x'.repeat(longestAside + 50)}`,
    ]) {
      const reader = new MultipartReader(readerOf(bytes(`${long}\r\n--b--\r\n`), 1_000), 'b');
      await expect(reader.next().then(() => reader.next())).rejects.toBeInstanceOf(OversizedMultipart);
    }
  });

  it('may be empty, and without parts', async () => {
    expect((await all(body('')))[1]).toEqual({ name: 'file', filename: 'a.pdf', text: '' });
    expect(await all(bytes('--b--\r\n'))).toEqual([]);
  });

  it.each([
    '',
    'hello',
    '--b\r\n',
    '--b\r\nX: y\r\n\r\nbody\r\n--b--',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off',
    `--b\r\n${'x'.repeat(9000)}`,
  ])('is refused when it is %j', async (text) => {
    await expect(all(bytes(text))).rejects.toBeInstanceOf(MalformedMultipart);
  });
});

it('finds the boundary', () => {
  expect(
    [
      'multipart/form-data; boundary=abc',
      'multipart/form-data; charset=utf-8; boundary="a b"',
      'text/plain; boundary=x',
      'multipart/form-data',
      null,
    ].map(boundaryOf),
  ).toEqual(['abc', 'a b', null, null, null]);
});
