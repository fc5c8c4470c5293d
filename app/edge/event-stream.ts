/** One event of a stream (text/event-stream). `data` is its text, whole. */
export interface StreamEvent {
  event: string;
  data: string;
  id: string | null;
}

/** No event of ours comes near this; who sends more is not heard. In characters. */
const longestEvent = 1_000_000;

/** Cuts a stream of server-sent events into events, chunk by chunk; what says nothing to a listener, such as `retry`, falls away. */
export class EventReader {
  private readonly decoder = new TextDecoder();
  private rest = '';

  /** The events that a chunk brings to their ends. @throws RangeError for an event without end */
  read(bytes: Uint8Array): StreamEvent[] {
    this.rest += this.decoder.decode(bytes, { stream: true });
    const blocks = this.rest.split('\n\n');
    this.rest = blocks.pop()!;
    if (this.rest.length > longestEvent) throw new RangeError('An event without end.');
    return blocks.flatMap((block) => eventOf(block) ?? []);
  }
}

function eventOf(block: string): StreamEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''));
  }
  const data = fields.get('data');
  return data === undefined ? null : { event: fields.get('event') ?? 'message', data, id: fields.get('id') ?? null };
}

export const eventText = ({ event, data, id }: StreamEvent): string =>
  `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
