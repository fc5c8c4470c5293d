import { describe, expect, it } from 'vitest';
import { passesOf, pixelsOf, type PngHeader, rowLength } from './png-pixels';

const none = { palette: undefined, transparent: undefined };
const draw = (
  header: Partial<PngHeader>,
  rows: number[],
  extras: Partial<typeof none | Record<string, Uint8Array>> = {},
) => [
  ...pixelsOf({ width: 1, height: 1, depth: 8, colour: 6, isInterlaced: false, ...header }, Uint8Array.from(rows), {
    ...none,
    ...extras,
  }).data,
];
const points = (data: number[]) => Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 4));

describe('the points of a PNG', () => {
  it('of each colour type and depth', () => {
    expect(draw({ colour: 6 }, [0, 1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
    expect(draw({ colour: 2 }, [0, 1, 2, 3])).toEqual([1, 2, 3, 255]);
    expect(draw({ colour: 4 }, [0, 7, 9])).toEqual([7, 7, 7, 9]);
    expect(draw({ colour: 0 }, [0, 7])).toEqual([7, 7, 7, 255]);
    expect(draw({ colour: 2, depth: 16 }, [0, 1, 99, 2, 99, 3, 99])).toEqual([1, 2, 3, 255]);
    expect(draw({ colour: 6, depth: 16 }, [0, 1, 9, 2, 9, 3, 9, 4, 9])).toEqual([1, 2, 3, 4]);
    expect(points(draw({ colour: 0, depth: 2, width: 4 }, [0, 0b00_01_10_11])).map(([value]) => value)).toEqual([
      0, 85, 170, 255,
    ]);
    const palette = Uint8Array.of(1, 2, 3, 4, 5, 6);
    expect(
      draw({ colour: 3, depth: 1, width: 2 }, [0, 0b10_000000], { palette, transparent: Uint8Array.of(9) }),
    ).toEqual([4, 5, 6, 255, 1, 2, 3, 9]);
    expect(draw({ colour: 3, depth: 8 }, [0, 1], { palette })).toEqual([4, 5, 6, 255]);
  });

  it('that are not to be seen', () => {
    expect(draw({ colour: 2 }, [0, 1, 2, 3], { transparent: Uint8Array.of(0, 1, 0, 2, 0, 3) })[3]).toBe(0);
    expect(draw({ colour: 2 }, [0, 1, 2, 4], { transparent: Uint8Array.of(0, 1, 0, 2, 0, 3) })[3]).toBe(255);
    expect(draw({ colour: 0 }, [0, 7], { transparent: Uint8Array.of(0, 7) })[3]).toBe(0);
    expect(draw({ colour: 0, depth: 1 }, [0, 0x80], { transparent: Uint8Array.of(0, 1) })[3]).toBe(0);
  });

  it('behind each filter', () => {
    const rows = (filter: number, second: number[]) =>
      draw({ colour: 0, width: 3, height: 2 }, [0, 10, 20, 40, filter, ...second])
        .filter((_, at) => at % 4 === 0)
        .slice(3);
    expect(rows(1, [1, 1, 1])).toEqual([1, 2, 3]);
    expect(rows(2, [1, 1, 250])).toEqual([11, 21, 34]);
    expect(rows(3, [1, 1, 1])).toEqual([6, 14, 28]);
    expect(rows(4, [1, 1, 1])).toEqual([11, 21, 41]);
    expect(() => rows(5, [1, 1, 1])).toThrow(/broken/);
  });

  it('of a palette that lacks the colour are none', () => {
    expect(() => draw({ colour: 3 }, [0, 2], { palette: Uint8Array.of(1, 2, 3) })).toThrow(/broken/);
    expect(() => draw({ colour: 3 }, [0, 0])).toThrow(/broken/);
  });

  it('in passes are each where they belong', () => {
    const header: PngHeader = { width: 5, height: 3, depth: 8, colour: 0, isInterlaced: true };
    const rows: number[] = [];
    for (const pass of passesOf(header))
      for (let y = 0; y < pass.rows; y += 1) {
        rows.push(0);
        for (let x = 0; x < pass.columns; x += 1)
          rows.push((pass.top + y * pass.down) * 5 + pass.left + x * pass.right);
      }
    expect(rowLength(header, 5)).toBe(6);
    expect(points(draw(header, rows)).map(([value]) => value)).toEqual([...Array(15).keys()]);
  });
});
