/** Lines of Workers as `wrangler tail` follows them: an event at a time over a WebSocket, with the lines that its request wrote. */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { z } from 'zod';

/** What is asked for: `--search`, and nothing else that wrangler could. */
export const NewTail = z.object({ filters: z.array(z.object({ query: z.string().min(1) }).strict()).max(1) }).strict();

/** What the runtime tells a tail of one event. */
export interface TailEvent {
  logs: { message: unknown[] }[];
}

interface Tail {
  script: string;
  /** Only events with a line that has this in it. */
  query: string | undefined;
  socket: Duplex | undefined;
}

const text = 0x1;
const closing = 0x8;
const ping = 0x9;
const pong = 0xa;

/** A frame by itself, as a server sends it. */
function frameOf(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 | kind;
  if (length < 126) head[1] = length;
  else if (length < 65_536) head.writeUInt16BE(length, head.writeUInt8(126, 1));
  else head.writeBigUInt64BE(BigInt(length), head.writeUInt8(127, 1));
  return Buffer.concat([head, payload]);
}

/** The frames that a client sent. Its own are short; wrangler leaves some unmasked, as the platform lets it, and `ws` refuses those: so frames are read here. */
function* framesIn(bytes: Buffer): Generator<{ kind: number; payload: Buffer }> {
  for (let at = 0; at + 2 <= bytes.length;) {
    const [kind, masked, length] = [bytes[at]! & 0xf, (bytes[at + 1]! & 0x80) > 0, bytes[at + 1]! & 0x7f];
    const start = at + 2 + (masked ? 4 : 0);
    const mask = bytes.subarray(at + 2, start);
    at = start + length;
    yield {
      kind,
      payload: bytes.subarray(start, at).map((byte, index) => (masked ? byte ^ mask[index % 4]! : byte)) as Buffer,
    };
  }
}

export class Tails {
  private readonly open = new Map<string, Tail>();
  /** Told once somebody follows a Worker: `--format json` itself says nothing until the first line. */
  onFollowed: (script: string) => void = () => undefined;

  /** @param host where a client connects */
  begin(script: string, { filters: [filter] }: z.output<typeof NewTail>, host: string) {
    const id = randomUUID();
    this.open.set(id, { script, query: filter?.query, socket: undefined });
    return { id, url: `ws://${host}/tails/${id}`, expires_at: new Date(Date.now() + 6 * 3_600_000).toISOString() };
  }

  end(id: string): void {
    this.open.get(id)?.socket?.end();
    this.open.delete(id);
  }

  endAll(): void {
    for (const id of [...this.open.keys()]) this.end(id);
  }

  /** Takes up a client's WebSocket, at the address that it was given. */
  connect({ url, headers }: IncomingMessage, socket: Duplex): void {
    const tail = this.open.get(url!.split('/').at(-1)!);
    if (!tail) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
    const accepted = createHash('sha1')
      .update(`${headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\nSec-WebSocket-Protocol: trace-v1\r\n\r\n`,
    );
    tail.socket = socket;
    this.onFollowed(tail.script);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      for (const { kind, payload } of framesIn(bytes)) {
        if (kind === ping) socket.write(frameOf(pong, payload));
        if (kind === closing) socket.end(frameOf(closing, payload));
      }
    });
  }

  /** Tells whoever follows this Worker. */
  tell(script: string, event: TailEvent): void {
    for (const { script: of, query, socket } of this.open.values()) {
      const lines = event.logs.flatMap(({ message }) => message).map(String);
      if (of === script && (query === undefined || lines.some((line) => line.includes(query))))
        socket?.write(frameOf(text, Buffer.from(JSON.stringify(event))));
    }
  }
}
