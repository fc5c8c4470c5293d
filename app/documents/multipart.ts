import { firstCharacters } from 'contract/characters';
/** Reads a `multipart/form-data` body part by part as it comes, holding no more than a chunk and a boundary (QUALITY: no file is held whole). */
export interface Part {
  name: string;
  /** Null: a text field. */
  filename: string | null;
  /** The part's bytes; has to be read to its end before the next part can be asked for. Null at the end. */
  read: () => Promise<Uint8Array | null>;
}

export class MalformedMultipart extends Error {
  override name = 'MalformedMultipart';
}

/** What no file of the form takes is beyond measure: nobody's fields are so long. */
export class OversizedMultipart extends Error {
  override name = 'OversizedMultipart';
}

/** What may stand around a form's file: text fields, boundaries, what is not known and dropped. */
export const longestAside = 16 * 1024;

/** Nobody's part headers are longer. */
const longestHeaders = 4 * 1024;
const encoder = new TextEncoder();

/** The boundary that a content type names, null when it is no multipart form. */
export function boundaryOf(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain ?? null;
}

function indexOf(haystack: Uint8Array, needle: Uint8Array): number {
  const last = haystack.length - needle.length;
  for (let at = haystack.indexOf(needle[0]!); at !== -1 && at <= last; at = haystack.indexOf(needle[0]!, at + 1)) {
    let same = 1;
    while (same < needle.length && haystack[at + same] === needle[same]) same += 1;
    if (same === needle.length) return at;
  }
  return -1;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export class MultipartReader {
  private readonly reader: { read: () => Promise<{ done: boolean; value?: Uint8Array }> };
  /** Read and not given out; begins as if a line had ended, so that the first boundary is like every other. */
  private buffer: Uint8Array = encoder.encode('\r\n');
  private readonly delimiter: Uint8Array;
  private inPart = false;
  private dropped = 0;

  constructor(reader: { read: () => Promise<{ done: boolean; value?: Uint8Array }> }, boundary: string) {
    this.reader = reader;
    this.delimiter = encoder.encode(`\r\n--${boundary}`);
  }

  /** The next part, or null after the last. @throws MalformedMultipart, and OversizedMultipart when much had to be dropped to get there */
  async next(): Promise<Part | null> {
    while (this.inPart || (await this.toDelimiter())) {
      const bytes = await this.chunk();
      this.inPart = bytes !== null;
      this.dropped += bytes?.length ?? 0;
      if (this.dropped > longestAside) throw new OversizedMultipart('parts that nobody asked for');
    }
    const line = await this.upTo(encoder.encode('\r\n'), true);
    if (line === null) return null;
    const headers = await this.upTo(encoder.encode('\r\n\r\n'), false);
    const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(headers ?? '')?.[1] ?? '';
    const name = /(?:^|;|\s)name="([^"]*)"/i.exec(disposition)?.[1];
    if (name === undefined) throw new MalformedMultipart('a part without a name');
    const filename = /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
    this.inPart = true;
    return {
      name,
      filename,
      read: async () => {
        if (!this.inPart) return null;
        const bytes = await this.chunk();
        if (bytes === null) this.inPart = false;
        return bytes;
      },
    };
  }

  /** Whether something stands before the delimiter that opens the first part: a preamble, which is dropped. */
  private async toDelimiter(): Promise<boolean> {
    await this.fill(this.delimiter.length + 4);
    return indexOf(this.buffer.subarray(0, this.delimiter.length), this.delimiter) !== 0;
  }

  /** Bytes of the part that is being read, null at its delimiter, which stays. */
  private async chunk(): Promise<Uint8Array | null> {
    for (;;) {
      const at = indexOf(this.buffer, this.delimiter);
      if (at === 0) return null;
      const safe = at > 0 ? at : this.buffer.length - this.delimiter.length + 1;
      if (safe > 0) {
        const bytes = this.buffer.slice(0, safe);
        this.buffer = this.buffer.subarray(safe);
        return bytes;
      }
      if (!(await this.more())) throw new MalformedMultipart('the body ends inside a part');
    }
  }

  /** The text before `mark`, taken out with it. `closing`: after a delimiter, where `--` is the end of all parts. */
  private async upTo(mark: Uint8Array, closing: boolean): Promise<string | null> {
    if (closing) {
      await this.fill(this.delimiter.length + 2);
      this.buffer = this.buffer.subarray(this.delimiter.length);
      if (this.buffer[0] === 0x2d && this.buffer[1] === 0x2d) return null;
    }
    for (;;) {
      const at = indexOf(this.buffer, mark);
      if (at >= 0) {
        const text = new TextDecoder().decode(this.buffer.subarray(0, at));
        this.buffer = this.buffer.subarray(at + mark.length);
        return text;
      }
      if (this.buffer.length > longestHeaders || !(await this.more()))
        throw new MalformedMultipart('headers without an end');
    }
  }

  private async fill(length: number): Promise<void> {
    while (this.buffer.length < length)
      if (!(await this.more())) throw new MalformedMultipart('the body ends too early');
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.reader.read();
    if (done || !value) return false;
    this.buffer = joined(this.buffer, value);
    return true;
  }
}

/** The part as a stream that reads on only when it is asked for more. */
export function streamOf(first: Uint8Array, part: Part) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let next: Uint8Array | null = first;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const bytes = next ?? (await part.read());
        next = null;
        if (bytes) return controller.enqueue(bytes);
        controller.close();
        end();
      } catch (fault) {
        controller.error(fault);
        end();
      }
    },
    cancel: () => end(),
  });
  return { stream, ended };
}

/** A text field; what is longer than any of ours is no text of ours. @throws OversizedMultipart */
export async function shortText(part: Part): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let bytes = await part.read(); bytes; bytes = await part.read()) {
    if (text.length < 100) text += decoder.decode(bytes, { stream: true });
    if ((length += bytes.length) > longestAside) throw new OversizedMultipart('a field that is no file');
  }
  return firstCharacters(text, 100);
}
