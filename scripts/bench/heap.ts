/** What an isolate holds in memory, asked of the runtime's inspector. */
import type { Miniflare } from 'miniflare';
import { WebSocket } from 'undici';

const megabyte = 1024 ** 2;

/**
 * Megabytes that the isolate of a Worker holds: its JavaScript heap and the buffers behind it. Garbage is collected first, as it is
 * before the platform ends a Worker for its memory. The runtime has to be started with an inspector.
 */
export async function heapOf(miniflare: Miniflare, worker: string): Promise<number> {
  const address = new URL(`/core:user:${worker}`, await miniflare.getInspectorURL());
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`There is no inspector at ${address.href}.`)));
  });
  try {
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await ask<{ usedSize: number; backingStorageSize?: number }>(socket, 2, 'Runtime.getHeapUsage');
    return (usedSize + backingStorageSize) / megabyte;
  } finally {
    socket.close();
  }
}

function ask<Result>(socket: WebSocket, id: number, method: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: Result; error?: { message: string } };
      if (message.id !== id) return;
      if (message.result) resolve(message.result);
      else reject(new Error(`${method}: ${message.error?.message}`));
    });
    socket.addEventListener('close', () => reject(new Error(`${method} was not answered.`)));
    socket.send(JSON.stringify({ id, method }));
  });
}
