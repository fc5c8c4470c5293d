/** Answering while a browser still sends cuts the connection, and the page that says why is lost: so much is read and dropped. */
const politelyDropped = 4 * 1024 * 1024;

/** Reads what still comes of a body, and holds nothing of it. Never throws: whoever sends may have gone, and nobody is left to be polite to. */
export async function dropPolitely(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let dropped = 0; dropped < politelyDropped; ) {
      const { done, value } = await reader.read();
      if (done) return;
      dropped += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // See above.
  }
}
