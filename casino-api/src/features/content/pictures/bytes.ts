/** Big-endian and little-endian numbers of a file; beyond its end NaN, which no comparison holds for. */
export const be16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? NaN) * 0x100 + (bytes[at + 1] ?? NaN);
export const be32 = (bytes: Uint8Array, at: number): number => be16(bytes, at) * 0x10000 + be16(bytes, at + 2);
export const le16 = (bytes: Uint8Array, at: number): number => (bytes[at + 1] ?? NaN) * 0x100 + (bytes[at] ?? NaN);
export const le24 = (bytes: Uint8Array, at: number): number => (bytes[at + 2] ?? NaN) * 0x10000 + le16(bytes, at);
export const le32 = (bytes: Uint8Array, at: number): number => le16(bytes, at + 2) * 0x10000 + le16(bytes, at);

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
