import { seconds } from 'contract/constants';

/** Answering while a browser still sends cuts the connection, and the page that says why is lost: so much is read and dropped, for so long at most. */
const drainedAtMost = 4 * 1024 * 1024;
const drainedFor = 3 * seconds;

/** Reads what still comes of a body, and holds nothing of it. Never throws: whoever sends may have gone, and nobody is left to be polite to. */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<'over'>((resolve) => (patience = setTimeout(() => resolve('over'), drainedFor)));
  try {
    for (let dropped = 0; dropped < drainedAtMost;) {
      const next = await Promise.race([reader.read(), over]);
      if (next === 'over') break;
      if (next.done) return;
      dropped += next.value.byteLength;
    }
    await Promise.race([reader.cancel(), over]);
  } catch {
    // See above.
  } finally {
    clearTimeout(patience);
  }
}
