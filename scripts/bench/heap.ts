/** What an isolate holds in memory, asked of the runtime's inspector. */
import type { Miniflare } from 'miniflare';
import { WebSocket } from 'undici';

const megabyte = 1024 ** 2;

/** Looks into the isolate of a Worker, whose runtime has to be started with an inspector. */
export class HeapWatch {
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async of(miniflare: Miniflare, worker: string): Promise<HeapWatch> {
    const address = new URL(`/core:user:${worker}`, await miniflare.getInspectorURL());
    address.protocol = 'ws:';
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`There is no inspector at ${address.href}.`)));
    });
    return new HeapWatch(socket);
  }

  /**
   * Megabytes that the isolate holds: its JavaScript heap and the buffers behind it. Garbage is collected first, as it is before the
   * platform ends a Worker for its memory.
   */
  async held(): Promise<number> {
    await ask(this.socket, (this.asked += 1), 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await ask<{ usedSize: number; backingStorageSize?: number }>(
      this.socket,
      (this.asked += 1),
      'Runtime.getHeapUsage',
    );
    return (usedSize + backingStorageSize) / megabyte;
  }

  close(): void {
    this.socket.close();
  }
}

/** What a Worker's isolate holds now, megabytes. */
export async function heapOf(miniflare: Miniflare, worker: string): Promise<number> {
  const watch = await HeapWatch.of(miniflare, worker);
  try {
    return await watch.held();
  } finally {
    watch.close();
  }
}

function ask<Result>(socket: WebSocket, id: number, method: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const closed = () => reject(new Error(`${method} was not answered.`));
    const told = ({ data }: { data: unknown }) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: Result; error?: { message: string } };
      if (message.id !== id) return;
      socket.removeEventListener('message', told);
      socket.removeEventListener('close', closed);
      if (message.result) resolve(message.result);
      else reject(new Error(`${method}: ${message.error?.message}`));
    };
    socket.addEventListener('message', told);
    socket.addEventListener('close', closed);
    socket.send(JSON.stringify({ id, method }));
  });
}
