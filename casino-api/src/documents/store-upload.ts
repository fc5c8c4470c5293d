import { documentMaximum } from 'contract/documents';
import { kindOf, kindTold, type DocumentMime } from '../domain/document-kinds';
import { done, refused, type Outcome } from '../outcome';

/** R2 takes parts of one size, 5 MiB or more, but for the last: one on its way and one that is filled is all that is ever held of a file. */
const partSize = 5 * 1024 * 1024;

/** Whatever is stored is a download: no browser shows it in our name. */
const httpMetadata = { contentType: 'application/octet-stream', contentDisposition: 'attachment' };

/** What has been read and is not stored yet, as one piece or cut into parts. */
class Buffered {
  private chunks: Uint8Array[] = [];
  size = 0;

  add(chunk: Uint8Array): void {
    this.chunks.push(chunk);
    this.size += chunk.byteLength;
  }

  /** The first `length` bytes (all, when there are fewer); they stay. */
  head(length: number): Uint8Array {
    const head = new Uint8Array(Math.min(length, this.size));
    let at = 0;
    for (const chunk of this.chunks) {
      if (at >= head.length) break;
      head.set(chunk.subarray(0, head.length - at), at);
      at += chunk.byteLength;
    }
    return head;
  }

  /** Takes the first `length` bytes out. */
  take(length: number): Uint8Array {
    const taken = this.head(length);
    let left = taken.length;
    while (left > 0) {
      const [first] = this.chunks as [Uint8Array];
      if (first.byteLength <= left) this.chunks.shift();
      else this.chunks[0] = first.subarray(left);
      left -= Math.min(left, first.byteLength);
    }
    this.size -= taken.length;
    return taken;
  }
}

/**
 * Streams a file into the bucket. It is judged by its first bytes before anything is stored, and given up at the first byte above 10 MB; what
 * was stored of it is gone then. Refusals: `document_type_not_allowed`, `payload_too_large`. @param later takes the clearing up, for which no answer has to wait
 */
export async function storeUpload(bucket: R2Bucket, key: string, body: ReadableStream<Uint8Array>, later: (work: Promise<unknown>) => void = () => undefined): Promise<Outcome<{ mime: DocumentMime; bytes: number }>> {
  const reader = body.getReader();
  const buffered = new Buffered();
  const parts: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  /** The part on its way to the bucket while more is read. */
  let storing: Promise<R2UploadedPart> | null = null;
  let mime: DocumentMime | null = null;
  let bytes = 0;
  const giveUp = (code: 'document_type_not_allowed' | 'payload_too_large') => {
    later(Promise.allSettled([reader.cancel(), storing]).then(() => upload?.abort()).catch(() => undefined));
    return refused(code);
  };
  try {
    for (;;) {
      const { done: isOver, value } = await reader.read();
      if (value) {
        bytes += value.byteLength;
        if (bytes > documentMaximum) return giveUp('payload_too_large');
        buffered.add(value);
      }
      if (!mime && (isOver || bytes >= kindTold)) mime = kindOf(buffered.head(kindTold));
      if (!mime && (isOver || bytes >= kindTold)) return giveUp('document_type_not_allowed');
      if (isOver) break;
      // A full part stays until more has come: the last part must not be empty.
      while (buffered.size > partSize) {
        upload ??= await bucket.createMultipartUpload(key, { httpMetadata });
        if (storing) parts.push(await storing);
        storing = upload.uploadPart(parts.length + 1, buffered.take(partSize));
        // Waited for before the next part, and told of there.
        storing.catch(() => undefined);
      }
    }
    const rest = buffered.take(buffered.size);
    if (upload && storing) {
      parts.push(await storing);
      await upload.complete([...parts, await upload.uploadPart(parts.length + 1, rest)]);
    } else await bucket.put(key, rest, { httpMetadata });
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  }
  return mime ? done({ mime, bytes }) : refused('document_type_not_allowed');
}
