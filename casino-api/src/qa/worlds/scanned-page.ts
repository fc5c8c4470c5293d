/** A page as somebody's scanner might have made it: one grey pixel, a whole PNG. */
const page = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

export function scannedPage(): ReadableStream<Uint8Array> {
  const bytes = Uint8Array.from(atob(page), (sign) => sign.charCodeAt(0));
  return new Blob([bytes]).stream();
}
