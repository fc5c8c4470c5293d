const encoder = new TextEncoder();

/** More at one table or match are asked to look without a live connection. */
export const mostConnections = 2_000;

/** One event of the stream; `id` is what the listener then knows, as a table's last round, and says when it comes back. */
export const liveEvent = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The live connections of a table or a match: streams of server-sent events. A listener who does not read falls away, and comes back by itself. */
export class Live {
  private readonly listeners = new Set<WritableStreamDefaultWriter<Uint8Array>>();

  get size(): number {
    return this.listeners.size;
  }

  /** A stream that begins with `greeting`. */
  open(greeting: string): Response {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
      {},
      { highWaterMark: 32 },
      { highWaterMark: 32 },
    );
    const writer = writable.getWriter();
    this.listeners.add(writer);
    writer.closed.catch(() => this.listeners.delete(writer));
    // How soon to come back after a lost connection, in ms.
    this.send(writer, encoder.encode(`retry: 2000\n\n${greeting}`));
    return new Response(readable, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  }

  tell(text: string): void {
    const bytes = encoder.encode(text);
    for (const writer of this.listeners) this.send(writer, bytes);
  }

  private send(writer: WritableStreamDefaultWriter<Uint8Array>, bytes: Uint8Array): void {
    const isStuck = (writer.desiredSize ?? 0) <= 0;
    if (isStuck) void writer.abort('too slow').catch(() => undefined);
    else writer.write(bytes).catch(() => this.listeners.delete(writer));
    if (isStuck) this.listeners.delete(writer);
  }
}
