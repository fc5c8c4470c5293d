import { once } from 'node:events';
import { connect } from 'node:http2';
import { median } from '../bench/cpu';

const times = 21;

/**
 * How long a server takes to begin an answer while nothing else runs beside it, ms: median over one connection of HTTP/2.
 * @param origin of a server that nobody has signed for
 * @param path of the page
 */
export async function serverTime(origin: string, path: string): Promise<number> {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const taken: number[] = [];
    for (let count = 0; count < times; count += 1) {
      const asked = performance.now();
      const stream = session.request({ ':path': path, 'accept-encoding': 'gzip' });
      const ended = once(stream.resume(), 'end');
      await once(stream, 'response');
      taken.push(performance.now() - asked);
      await ended;
    }
    return median(taken);
  } finally {
    session.close();
  }
}
