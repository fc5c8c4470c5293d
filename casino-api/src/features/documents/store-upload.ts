import { seconds } from 'contract/constants';
import { documentMaximum } from 'contract/documents';
import { systemClock } from '../../kernel/clock';
import { kindOf, signatureBytes, type DocumentMime } from './document-kinds';
import { done, type Outcome, refused, retryAfter } from '../../kernel/outcome';
import { takePlace } from './upload-places';

/** R2 takes parts of one size, 5 MiB or more, but for the last: one is all that is ever held of a file, since nothing is read while it is on its way. */
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

export interface Upload {
  bucket: R2Bucket;
  /** In the bucket. */
  key: string;
  /** Whose places it takes: a player's id. */
  owner: string;
  body: ReadableStream<Uint8Array>;
  /** Takes the clearing up, for which no answer has to wait. */
  later?: (work: Promise<unknown>) => void;
}

/**
 * Streams a file into the bucket. It is judged by its first bytes before anything is stored, and given up at the first byte above 10 MB; what
 * was stored of it is gone then. Refusals: `document_type_not_allowed`, `payload_too_large`, `upload_too_slow`, `too_many_requests` when the player or the isolate reads as many as it may.
 */
export async function storeUpload({
  bucket,
  key,
  owner,
  body,
  later = () => undefined,
}: Upload): Promise<Outcome<{ mime: DocumentMime; bytes: number }>> {
  const place = takePlace(key, owner, systemClock);
  if (!place) return refused('too_many_requests', retryAfter(10 * seconds));
  const reader = body.getReader();
  const buffered = new Buffered();
  const parts: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  let mime: DocumentMime | null = null;
  let bytes = 0;
  const giveUp = (code: 'document_type_not_allowed' | 'payload_too_large' | 'upload_too_slow') => {
    later(
      reader
        .cancel()
        .catch(() => undefined)
        .then(() => upload?.abort())
        .catch(() => undefined),
    );
    return refused(code);
  };
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), place.lost]);
      if (next === 'lost') return giveUp('upload_too_slow');
      const { done: isOver, value } = next;
      if (value) {
        place.heard(value.byteLength, systemClock());
        bytes += value.byteLength;
        if (bytes > documentMaximum) return giveUp('payload_too_large');
        buffered.add(value);
      }
      if (!mime && (isOver || bytes >= signatureBytes)) mime = kindOf(buffered.head(signatureBytes));
      if (!mime && (isOver || bytes >= signatureBytes)) return giveUp('document_type_not_allowed');
      if (isOver) break;
      // A full part stays until more has come: the last part must not be empty.
      while (buffered.size > partSize) {
        upload ??= await bucket.createMultipartUpload(key, { httpMetadata });
        parts.push(await upload.uploadPart(parts.length + 1, buffered.take(partSize)));
      }
    }
    const rest = buffered.take(buffered.size);
    if (upload) await upload.complete([...parts, await upload.uploadPart(parts.length + 1, rest)]);
    else await bucket.put(key, rest, { httpMetadata });
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  } finally {
    place.giveBack();
  }
  return mime ? done({ mime, bytes }) : refused('document_type_not_allowed');
}
