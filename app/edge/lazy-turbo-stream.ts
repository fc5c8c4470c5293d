import { encode as encodeAtOnce } from 'turbo-stream';

export * from 'turbo-stream';

/**
 * Remix encodes all loader data for the browser's half of the app with every page, before it knows whether the page has one. Here
 * the work waits until somebody reads: pages without scripts never do. `vite.config.ts` puts this in the library's place on the server.
 */
export function encode(...given: Parameters<typeof encodeAtOnce>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= encodeAtOnce(...given).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
