import { drainBody } from './drain-body';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Whether a request says of itself that its body is longer than so many bytes. */
export const statesMoreThan = (request: Request, longest: number): boolean =>
  Number(request.headers.get('content-length') ?? 0) > longest;

async function dropAll(reader: Reader): Promise<null> {
  await drainBody(reader);
  return null;
}

/** Lets go of a body that nobody will read. */
export async function dropBody({ body }: Request): Promise<void> {
  if (body && !body.locked) await drainBody(body.getReader() as Reader);
}

/** A request's body; null when it is longer than so many bytes, said or unsaid: no more than those is ever held. */
export async function readCapped(request: Request, longest: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader() as Reader;
  if (statesMoreThan(request, longest)) return dropAll(reader);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > longest) return dropAll(reader);
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
